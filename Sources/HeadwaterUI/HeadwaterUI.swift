// Connects stores and views: bindings that send actions, lists and presentations of a store's state.
//
// In come the core and the view layer, SwiftUI or the portable views. Out goes one import for view files:
// `import HeadwaterUI`. It knows both and nothing else: no browser, no tests and no platform.

@_exported import Headwater
@_exported import HeadwaterViews
