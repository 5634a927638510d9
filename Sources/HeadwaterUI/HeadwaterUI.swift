// Joins stores and views: bindings that send actions, and what a view needs to be a function of a
// store's state. In come the core and the view layer, whichever of the two it is; out goes one
// import for view files: `import HeadwaterUI`. It may know both, and nothing else: no browser, no
// test, no platform.

@_exported import Headwater
@_exported import HeadwaterViews
