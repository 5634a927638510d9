// Views without a screen: a test looks and acts as a person does.
//
// In come a view or an app. Out go the elements of the screen, found as a person finds them (by the title of
// a button, by the label of a field), and the outline that assistive technology reads.
//
// A `ViewHost` takes the place of the web server and the browser: it claims a `ViewGraph`, keeps the contents
// of fields as a browser does, and sends events through the same check as the server. It knows no stores. It has
// the tasks of views run by the runtime that runs the effects of the stores, and can therefore wait for both.

@_exported import HeadwaterPortableViews
