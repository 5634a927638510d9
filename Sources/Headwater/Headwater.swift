// The core: reducers, effects and stores, on the standard library and Observation alone.
//
// In come actions, from views, tests and effects, and the features that a program is made of. Out go
// states to their observers, effects as tasks, and issues, which say what went wrong and where.
//
// `Reducer` describes a feature and `Lift` how features nest. `Effect` describes work outside of a
// reducer, and `Effect/Running` does it. `Engine` takes one action at a time through a turn; its
// opening comment has the order. `Store` and `Scope` are the shells in which programs hold an engine.
//
// It does not know that views, servers or platforms exist. Time comes from the clocks that features
// receive, and isolation from the actor that owns a store.
