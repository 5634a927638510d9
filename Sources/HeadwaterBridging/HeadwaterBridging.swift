// The parts of a bridge to any framework of streams.
//
// Frameworks subscribe and cancel on any thread, and a store belongs to the main actor. This module handles
// the difference. A bridge only translates to the terms of its framework. In come a store and two functions,
// out goes a subscription that can be cancelled. It knows the core, and no framework.

@_exported import Headwater
