// The core: reducers, effects and stores. It uses only the standard library and Observation.
//
// In come actions, from views, tests and effects, and the features of a program. Out go states to their
// observers, effects as tasks, and issues, which describe mistakes and their places.
//
// `Reducer` describes a feature, and `Lift` nests features. `Effect` describes work outside of a reducer, and
// `Effect/Running` runs it. `Engine` processes one action at a time in a turn; its opening comment shows the
// order. `Store` and `Scope` are the shells in which programs use an engine.
//
// It knows no views, servers or platforms. Time comes from the clocks that features receive, and isolation
// from the actor that owns a store.
