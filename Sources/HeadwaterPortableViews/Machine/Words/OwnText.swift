/// A text that the library itself shows or has read aloud, in English. A ``Catalogue`` has the same in
/// another language.
///
/// The texts of an app are not among them, and neither is what a developer or an operator reads. `{1}` and
/// `{2}` are places for words that come from elsewhere.
package enum OwnText: String, CaseIterable, Sendable {
  // Views.
  case back = "Back"
  case cancel = "Cancel"
  case close = "Close"
  case decrement = "Decrement"
  case delete = "Delete"
  case done = "Done"
  case edit = "Edit"
  case increment = "Increment"
  case inProgress = "In progress"
  case list = "List"
  case menu = "Menu"
  case more = "More"
  case moveDown = "Move down"
  case moveUp = "Move up"
  case noResults = "No Results"
  case noResultsFor = "No Results for “{1}”"
  case checkTheSpelling = "Check the spelling or try a new search."
  case okay = "OK"
  case refresh = "Refresh"
  case scrollsSideways = "Scrolls sideways"
  case search = "Search"
  case text = "Text"

  // Pages.
  case skipToContent = "Skip to content"
  case allowJavaScript = "To use this page, allow JavaScript."
  case notFound = "Not found"
  case nothingHere = "There is nothing at this address"
  case goToTheStart = "Go to the start"
  case notNow = "Not now"
  case tryAgain = "Try again"
  case tooManyPeople = "There are too many people here"
  case tooManyAskedFor = "Too many pages were asked for from your network"
  case tooManyInNetwork = "Too many pages are open in your network"
  case tooManyInBrowser = "Too many of these pages are open in this browser"
  case tryAgainSoon = "Try again soon."
  case tryAgainInAMoment = "Try again in a moment."
  case closeOneOrTryLater = "Close one of them, or try again later."
  case closeOneAndTryAgain = "Close one and try again."

  // The script of a page.
  case connecting = "Connecting…"
  case reconnecting = "Reconnecting…"
  case connected = "Connected."
  case notLive = "This page is not live. Its links still work."
  case offline = "You are offline. What you have typed is kept."
  case noAnswerYet = "No answer yet."
  case waitingForServer = "Waiting for the server…"
  case textWasCut = "The text was too long and has been cut."
  case disconnected = "Disconnected: {1}."
  case refusedPage = "the server has refused this page"
  case longUnused = "nobody has used the page for a long time: open it again"
  case otherVersion = "the page is of another version: reload it"
  case noCookie = "the browser has sent no cookie: allow cookies for this page"
  case otherBrowser = "the session belongs to another browser: reload the page"
  case connectedAlready = "the page is connected already: reload it"
  case connectedElsewhere = "the page is connected by another socket"
  case mustBeLoaded = "the page must be loaded again"
  case copyingNotAllowed =
    "The browser did not allow copying. Please select the text and copy it yourself."
  case draggedIsBack = "What you have dragged is back in its place: the server has started anew."
  case mayNotBeDone = "The connection was lost. This may not have been done: {1}."
  case textHasChanged = "“{1}” has changed since you typed “{2}”."
  case aTap = "a tap"
  case aText = "A text"
}

extension OwnText: WrittenForPerson {
  /// Returns the text in the language of the page.
  func string(for person: @autoclosure () -> Person) -> String { person().catalogue.text(self) }
}
