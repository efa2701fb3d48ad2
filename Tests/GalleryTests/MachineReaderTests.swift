// SPDX-License-Identifier: MIT
import XCTest

@testable import GalleryScreens

final class MachineReaderTests: XCTestCase {
    func testMountsAreDevicesAndMemoryInTheOrderOfTheirPaths() {
        let table = """
            sysfs /sys sysfs rw,nosuid 0 0
            tmpfs /run tmpfs rw,size=1628260k 0 0
            /dev/sda2 /home ext4 rw 0 0
            /dev/sda1 / ext4 rw,relatime 0 0
            /dev/sda2 /srv/copy ext4 rw 0 0
            /dev/sdb1 /media/My\\040Disk vfat rw 0 0
            broken
            """
        XCTAssertEqual(
            MachineReader.mounts(in: table),
            [
                MachineReader.Mount(path: "/", kind: "ext4"),
                MachineReader.Mount(path: "/home", kind: "ext4"),
                MachineReader.Mount(path: "/media/My Disk", kind: "vfat"),
                MachineReader.Mount(path: "/run", kind: "tmpfs"),
            ])
    }

    func testAContainersRootIsADiskOfAnyKind() {
        XCTAssertEqual(
            MachineReader.mounts(in: "overlay / overlay rw 0 0\nproc /proc proc rw 0 0"),
            [MachineReader.Mount(path: "/", kind: "overlay")])
    }

    func testMemoryIsReadInBytes() {
        let text = "MemTotal:       24683584 kB\nMemAvailable:   24255836 kB\n"
        XCTAssertEqual(MachineReader.bytes(of: "MemAvailable", in: text), 24_255_836 * 1024)
        XCTAssertEqual(MachineReader.bytes(of: "SwapTotal", in: text), 0)
        XCTAssertEqual(MachineReader.bytes(of: "MemTotal", in: "MemTotal: much"), 0)
    }

    func testThisMachineHasANameMemoryAndARoot() {
        let facts = MachineReader.read()
        XCTAssertFalse(facts.name.isEmpty)
        XCTAssertFalse(facts.kernel.isEmpty)
        XCTAssertGreaterThan(facts.memory, facts.availableMemory)
        XCTAssertGreaterThan(facts.availableMemory, 0)
        XCTAssertGreaterThan(facts.coreCount, 0)
        XCTAssertEqual(facts.disks.first?.path, "/")
    }

    func testSizesHaveThreeDigitsOrSo() {
        XCTAssertEqual(SizeUnit.decimal.text(0), "0.0 kB")
        XCTAssertEqual(SizeUnit.decimal.text(999_900), "1.0 MB")
        XCTAssertEqual(SizeUnit.decimal.text(1_500_000), "1.5 MB")
        XCTAssertEqual(SizeUnit.decimal.text(123_456_000_000), "123 GB")
        XCTAssertEqual(SizeUnit.binary.text(1 << 30), "1.0 GiB")
        XCTAssertEqual(SizeUnit.binary.text(3 << 49), "1536 TiB")
    }
}
