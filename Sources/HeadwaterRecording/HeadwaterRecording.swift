// Recordings of stores: what happened, action by action, as lines of JSON.
//
// In comes a store, of an app or of a test. Out goes a text, which a test replays with `HeadwaterTesting`. It knows
// the core, and neither views nor tests.

@_exported import Headwater
