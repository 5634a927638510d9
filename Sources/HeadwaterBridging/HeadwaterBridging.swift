// What a bridge to a framework of streams is made of, whichever framework that is.
//
// Frameworks subscribe and cancel on any thread, and a store belongs to the main actor: what stands
// between them is here, so that a bridge only says how its framework calls things. In come a store and
// two functions, out goes a listening that can be cancelled. It knows the core, and no framework.

@_exported import Headwater
