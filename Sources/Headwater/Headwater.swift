// The core: reducers, effects and stores, on the standard library and Observation alone.
//
// In come actions, from views, tests and effects, and the features that a program is made of. Out go
// states to whoever observes them, effects as tasks, and issues: what went wrong, with the place.
//
// `Reducer` says what a feature does and `Lift` how features nest. `Effect` says what is to be done
// outside and `Effect/Running` does it. `Engine` takes one action at a time through a turn; its
// opening comment has the order. `Store` and `Scope` are the shells in which programs hold an engine.
//
// It may not know that views, servers or platforms exist. Time comes from the clocks that features are
// given, and threads from the actor that holds a store.
