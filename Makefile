# The main commands are `make demo` and `make test`.

.PHONY: help demo dev demo-cluster new docs-serve pictures test check test-long format lint docs browser-test bench load soak fuzz rooms growth

help:
	@echo "make demo [PORT=8080]  build the showcase and serve it on this machine"
	@echo "make dev [PORT=8080]   serve it too, and show each save of a source in the open page"
	@echo "make demo-cluster [PORT=8080]  serve it by two processes on one PostgreSQL, behind nginx"
	@echo "make new NAME=Guestbook [IN=new-folder]  make a package with a feature, its test, a view and an app"
	@echo "make test              run all checks that a change has to pass"
	@echo "make check             check what the changes in the work tree may have broken"
	@echo "make test-long         run the checks that take too long for make test (half an hour)"
	@echo "make format            rewrite the sources in the project's format"
	@echo "make lint              check the format only"
	@echo "make docs              build the documentation into .build/documentation"
	@echo "make docs-serve [PORT=8090]  serve that documentation on this machine"
	@echo "make pictures          take the pictures of the front page and of the README"
	@echo "make browser-test      run only the tests in a real browser"
	@echo "make bench             run the benchmarks, in release"
	@echo "make load              measure the web host under load, in release (minutes)"
	@echo "make soak              simulate people who come and go for ten minutes"
	@echo "make rooms             draw the modules and their folders into Documentation/rooms.svg"
	@echo "make growth            draw cost against n into Benchmarks/growth.svg"
	@echo "make fuzz              feed ten million inputs to the decoders of a client's bytes"

demo:
	@Scripts/demo $(PORT)

dev:
	@Scripts/dev $(PORT)

demo-cluster:
	@Scripts/demo-cluster $(PORT)

new:
	@Scripts/new "$$NAME" "$$IN"

test:
	@Scripts/test

check:
	@Scripts/check

test-long:
	@Scripts/test-long

format:
	@swift format --in-place --parallel --recursive .

lint:
	@Scripts/lint

docs:
	@Scripts/docs

docs-serve:
	@Scripts/serve-docs $(PORT)

pictures:
	@Scripts/draw-pictures

browser-test:
	@Scripts/browser-test

bench:
	@Scripts/bench

load:
	@Scripts/load

soak:
	@Scripts/soak

fuzz:
	@Scripts/fuzz

rooms:
	@Scripts/draw-rooms

growth:
	@Scripts/draw-growth
