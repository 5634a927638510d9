// The parts of a bridge to a stream framework, for any such framework.
//
// Frameworks subscribe and cancel on any thread, and a store belongs to the main actor: what stands
// between them is here, so that a bridge only says how its framework calls things. In come a store and
// two functions, out goes a listening that can be cancelled. It knows the core, and no framework.

@_exported import Headwater
