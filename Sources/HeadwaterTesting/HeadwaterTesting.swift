// Tests of features: a store that says everything that happens, clocks that a test moves, and
// recordings of sessions as tests.
//
// In come a feature and the steps that a test expects. Out go failures: each names the step, what
// differs, and the line to paste where one helps.
//
// `Runtime` runs effects by hand and in a fixed order, so that a test waits for nothing. `Model` is a
// slow and obvious account of a turn, which the engine is compared with.
//
// It may know the core, by its package interfaces too. It knows no view and no test framework's
// assertions but those that `Failure` reports to.
