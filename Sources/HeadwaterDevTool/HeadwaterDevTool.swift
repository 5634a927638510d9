// HeadwaterDevTool is the development loop of an app: it builds, serves, watches the sources, and brings an edit into
// the running program.
//
// In come a package and saves of its files. Out go patches for the program, restarts of it, and problems for its
// pages and the terminal.
//
// `Objects` reads compiled files and programs. `Comparing` says what has changed between two versions of a file, and
// whether a running program can take it. `Linking` makes machine code for a place in a running process. `Building`
// reads the build's own commands and runs them, and knows the sources. `Processes` starts programs and ends them.
// `Running` talks to the app and to pages, and `Problems` is what they show. `DevelopmentLoop` joins these.
//
// The rule above all others: a page shows the old code or the new, never some of each. What is in doubt restarts.
