# SPDX-License-Identifier: MIT
# make demo   the gallery in a window, or its pictures in gallery-snapshots/ without a display
# make test   every test
# make lint   format, licence lines, file lengths
# make setters   the generated setters of DeclarativeLayoutKit, after UIKit gained a property
# make bench  measurements against peers and raw limits (bench-results.json)
# Variables: ARGS="--file PATH" is handed to the gallery.

.PHONY: demo test lint setters bench release

demo:
	@Scripts/bootstrap
	swift build -c release --product gallery
	@Scripts/demo $(ARGS)

test:
	@Scripts/bootstrap --test
	swift test

lint:
	@Scripts/lint

setters:
	@Scripts/setters

bench:
	@Scripts/bootstrap --test
	@Benchmarks/run

release:
	@Scripts/bootstrap
	swift build -c release
