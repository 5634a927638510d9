// Tests of features: a store that reports everything that happens, a clock that a test advances, and
// recordings of sessions as tests.
//
// In come a feature and the steps that a test expects. Out go failures: each names the step, the
// difference, and a line to paste where that helps.
//
// `Runtime` runs effects inside the test's own calls and in a fixed order; a test waits for nothing.
// `World` answers the questions of effects. `Exploring` walks through every state that a feature can reach.
// `Model` is a slow and obvious description of a turn, which tests compare with the engine.
//
// It knows the core, including its package interfaces. It knows no views, and only `Failure` knows a test
// framework.

@_exported import Headwater
@_exported import HeadwaterRecording
