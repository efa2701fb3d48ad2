// SPDX-License-Identifier: MIT
import AloeStackView

/// Settings in a stack of rows: what this machine is, what of it is used, and how it writes.
///
/// Rows that are marked with an arrow show more when they are tapped; switches and a choice act on
/// other rows at once.
final class SettingsScreen: AloeStackViewController {
    private let facts: MachineFacts
    private var unit = SizeUnit.decimal
    private var meters: [(row: MeterRow, used: Int64, size: Int64)] = []

    /// - Parameter read: reads what is shown; this machine unless a test says otherwise.
    init(read: () -> MachineFacts = MachineReader.read) {
        facts = read()
        super.init()
        title = "Settings"
        automaticallyFlashScrollIndicators = true
    }

    required init?(coder aDecoder: NSCoder) {
        preconditionFailure("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stackView.backgroundColor = .systemGroupedBackground
        stackView.rowBackgroundColor = .secondarySystemGroupedBackground
        stackView.rowHighlightColor = .systemGray4
        stackView.rowInset = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        stackView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        stackView.contentInset.bottom = 32
        stackView.accessibilityIdentifier = "settings"
        addMachine()
        addStorage()
        addRegion()
        showSizes()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        GalleryTrace.note(screen: self)
    }

    // MARK: Groups

    private func addMachine() {
        addHeading("This machine")
        stackView.addRow(ValueRow("Name", facts.name))
        stackView.addRow(ValueRow("System", facts.system))
        addExpanding(
            ExpandingRow("Processor", facts.coreText),
            [
                ValueRow("Model", facts.processor), ValueRow("Kernel", facts.kernel),
                ValueRow("Running for", facts.uptimeText),
            ])
    }

    private func addStorage() {
        addHeading("Memory and disks")
        addMeter("Memory", used: facts.memory - facts.availableMemory, size: facts.memory)
        for disk in facts.disks where !disk.isTemporary { add(disk) }
        let temporary = facts.disks.filter(\.isTemporary).map(add)
        stackView.hideRows(temporary)
        stackView.addRow(
            SwitchRow("File systems in memory") { [weak self] isOn in
                self?.stackView.setRowsHidden(temporary, isHidden: !isOn, animated: true)
            })
        let units = ChoiceRow("Sizes in", SizeUnit.allCases.map(\.title)) { [weak self] index in
            self?.unit = SizeUnit(rawValue: index) ?? .decimal
            self?.showSizes()
        }
        stackView.addRow(units)
        stackView.hideSeparator(forRow: units)
    }

    private func addRegion() {
        addHeading("Language and region")
        stackView.addRow(ValueRow("Region", facts.localeText))
        stackView.addRow(ValueRow("Numbers", facts.numberText))
        let facts = facts
        let clock = ValueRow("Time", facts.clockText(isTwentyFourHours: true))
        stackView.addRow(clock)
        stackView.addRow(
            SwitchRow("24-hour time", isOn: true) { [weak clock] isOn in
                clock?.text = facts.clockText(isTwentyFourHours: isOn)
            })
        let isSummer = facts.timeZone.isDaylightSavingTime(for: facts.date)
        addExpanding(
            ExpandingRow("Time zone", facts.timeZone.identifier),
            [
                ValueRow("Offset", facts.offsetText),
                ValueRow("Summer time", isSummer ? "Yes" : "No"),
            ])
    }

    // MARK: Rows

    private func addHeading(_ text: String) {
        let heading = HeadingRow(text)
        stackView.addRow(heading)
        stackView.setBackgroundColor(forRow: heading, color: .clear)
        stackView.setInset(
            forRow: heading, inset: UIEdgeInsets(top: 24, left: 16, bottom: 7, right: 16))
    }

    /// Adds the last row of a group and what it shows when it is tapped; below the last one of these
    /// that is seen there is no separator.
    private func addExpanding(_ row: ExpandingRow, _ details: [UIView]) {
        stackView.addRow(row)
        stackView.addRows(details)
        stackView.setInset(
            forRows: details, inset: UIEdgeInsets(top: 8, left: 32, bottom: 8, right: 16))
        stackView.setSeparatorInset(
            forRows: details, inset: UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 0))
        stackView.hideRows(details)
        stackView.hideSeparators(forRows: [row] + details.suffix(1))
        stackView.setTapHandler(forRow: row) { [weak stackView] row in
            UIView.animate(withDuration: 0.3) { row.isExpanded.toggle() }
            stackView?.setRowsHidden(details, isHidden: !row.isExpanded, animated: true)
            if row.isExpanded {
                stackView?.showSeparator(forRow: row)
            } else {
                stackView?.hideSeparator(forRow: row)
            }
        }
    }

    @discardableResult
    private func add(_ disk: MachineFacts.Disk) -> UIView {
        addMeter("\(disk.path) (\(disk.kind))", used: disk.size - disk.free, size: disk.size)
    }

    @discardableResult
    private func addMeter(_ title: String, used: Int64, size: Int64) -> UIView {
        let row = MeterRow(title)
        stackView.addRow(row)
        meters.append((row, used, size))
        return row
    }

    private func showSizes() {
        for meter in meters { meter.row.show(used: meter.used, of: meter.size, in: unit) }
    }
}
