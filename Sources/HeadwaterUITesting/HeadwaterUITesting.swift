// Views without a screen: what a person sees and does, as calls of a test.
//
// In flow a view or an app. Out flow what is on the screen, found by what a person would look for
// (the title of a button, the label of a field), and the outline that assistive technology reads.
//
// A `ViewHost` stands where the web server and the browser stand: it claims a `ViewGraph`, keeps what
// its fields show as a browser does, and sends events through the same check as the server. This
// room knows no store; a closure given to the host lets effects advance before each look.

@_exported import HeadwaterPortableViews
