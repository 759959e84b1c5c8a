# What can be done here. Each target brings what it lacks into a cache folder of its own (SENET_CACHE).
.PHONY: help play test browser frames long dist release dist-debug lint bench times lighthouse pictures icons single train arena loss clean

help:
	@echo 'make play     build and serve the game on http://127.0.0.1:8080 (PORT=… for another port)'
	@echo 'make test     every test, in three browsers too'
	@echo 'make browser  the browser tests alone (T=… for those whose name contains it)'
	@echo 'make frames   what a moving frame costs the main thread, measured in Chromium'
	@echo 'make long     the tests that take too long for every run'
	@echo 'make dist     the page in dist/, for any static file host (BASE_URL=… adds its address, a preview, oEmbed)'
	@echo 'make release  the same as a zip with instructions'
	@echo 'make single   the whole game as one HTML file, single/senet.html, for a USB stick'
	@echo 'make lint     formatting, clippy and documentation; warnings are errors'
	@echo 'make bench    how fast the engine plays, natively and in wasm (RULESET=…)'
	@echo 'make times    how long a decision of each level takes, natively and in wasm (RULESET=…)'
	@echo 'make lighthouse  how the page does in Lighthouse, median of five (RUNS=…)'
	@echo 'make pictures fixed states of the game in every theme, in target/pictures (T=… for some)'
	@echo 'make icons    the icons and screenshots of the installed game, in assets/root'
	@echo 'make train    train the computer player anew, all rulesets, within an hour (TRAIN_STEPS=…)'
	@echo 'make arena    what its levels reach, into the table of the README (GAMES=…, RULESET=…, INTO=…)'
	@echo 'make loss     what its decisions cost in solved endgames (GAMES=…, RULESET=…)'
	@echo 'make clean    remove what was built (the tools stay)'

play:
	@bash tools/play.sh

test:
	@bash tools/test.sh

browser:
	@bash tools/test.sh browser '$(T)'

frames:
	@bash tools/test.sh frames

long:
	@bash tools/test.sh long

dist:
	@BASE_URL='$(BASE_URL)' bash tools/dist.sh

release:
	@BASE_URL='$(BASE_URL)' bash tools/release.sh

single:
	@bash tools/single.sh

dist-debug:
	@bash tools/dist.sh debug

lint:
	@bash tools/lint.sh

bench:
	@bash tools/bench.sh

times:
	@bash tools/times.sh

lighthouse:
	@bash tools/lighthouse.sh

pictures:
	@bash tools/test.sh pictures '$(T)'

icons:
	@bash tools/test.sh icons

train:
	@bash tools/train.sh

arena:
	@bash tools/arena.sh

loss:
	@bash tools/loss.sh

clean:
	rm -rf dist single target
