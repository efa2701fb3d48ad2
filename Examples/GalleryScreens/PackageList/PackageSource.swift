// SPDX-License-Identifier: MIT

/// Where the gallery's packages come from.
public enum PackageSource {
    /// The list of the packages installed on a Debian system.
    public static let installed = "/var/lib/dpkg/status"
}
