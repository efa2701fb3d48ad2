// SPDX-License-Identifier: MIT

/// What an application's delegate hears of the application's life.
///
/// ```swift
/// @main
/// final class AppDelegate: UIResponder, UIApplicationDelegate {
///     var window: UIWindow?
///
///     func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///     ) -> Bool {
///         window = UIWindow(frame: UIScreen.main.bounds)
///         window?.rootViewController = ListViewController()
///         window?.makeKeyAndVisible()
///         return true
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The application's window.
    var window: UIWindow? { get set }
    /// Called before the application's state is complete.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the application is ready; make the window here.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the window got the keyboard.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the window is about to lose the keyboard.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the application was put out of sight.
    ///
    /// - Note: Differs from UIKit: not called; on a desktop a program goes on while its window is
    ///   hidden.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the application is about to be seen again.
    ///
    /// - Note: Differs from UIKit: not called; see `applicationDidEnterBackground(_:)`.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the program ends because its window was closed.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Nothing is kept: a delegate that wants a window declares the property.
    public var window: UIWindow? {
        get { nil }
        set {
            precondition(
                newValue == nil,
                "\(type(of: self)) does not declare `var window: UIWindow?`, so it cannot keep "
                    + "the window. Declare it.")
        }
    }
    /// Goes on.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Goes on.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplicationDelegate where Self: NSObject {
    /// Runs the application; `@main` on the delegate calls it.
    ///
    /// With `--snapshot DIR` among the arguments, or without a display, it opens no window: the
    /// first writes `DIR/launch.png` and ends, the second says what to do and ends with status 1.
    public static func main() {
        let delegate = ClassConstruction.makeObject(Self.self)
        UIApplication.shared.run(delegate: delegate, arguments: CommandLine.arguments)
    }
}

/// Runs an application; does not return before its window is closed.
///
/// - Note: Differs from UIKit: classes are not found by name. Put `@main` on the delegate class.
///   A name for either class stops the program.
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    preconditionFailure(
        "UIApplicationMain finds classes by name, which Swift on Linux does not. "
            + "Put @main on the application delegate's class instead.")
}
