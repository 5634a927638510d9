import HeadwaterPortableViews

/// The texts of the script of a page, in another language than English.
///
/// The English texts are in the scripts and are the keys of the others. So a page in English loads nothing,
/// and a page in another language shows English until its texts are here.
enum ScriptWords {
  /// The texts, with those that the script of a page shows for the server, such as why it has ended the session.
  static let texts: [OwnText] = [
    .aTap, .aText, .close, .connected, .connectedAlready, .connectedElsewhere, .connecting,
    .copyingNotAllowed, .disconnected, .draggedIsBack, .longUnused, .mayNotBeDone, .mustBeLoaded,
    .noAnswerYet, .noCookie, .notLive, .offline, .otherBrowser, .otherVersion, .reconnecting,
    .refusedPage, .textHasChanged, .textWasCut, .waitingForServer,
  ]

  /// Returns the end of the script that gives a page the texts of a catalogue.
  static func call(with catalogue: Catalogue) -> [UInt8] {
    let pairs = texts.map { "[\(quoted($0.rawValue)),\(quoted(catalogue.text($0)))]" }
    return Array("teach([\(pairs.joined(separator: ","))]);\n".utf8)
  }

  /// A text as one of JavaScript.
  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
