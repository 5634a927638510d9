/// A reason why a destination can't be written.
enum DestinationRefusal: Refusal {
  case notAStruct(kind: String, name: String)
  case anExtension(of: String)
  case noFeature(structName: String)
  case takenName(name: String, structName: String)
  case privateInside(structName: String)
  case typeNotWritten(name: String)
  case computed(name: String)
  case lazy(name: String)
  case conditional(name: String)
  case notAFeature(name: String, kind: String)
  case severalNames

  var message: String {
    switch self {
    case .notAStruct(let kind, let name):
      """
      '@Destination' can't stand on the \(kind) '\(name)', because its features are the fields of a \
      struct; write 'struct \(name)'
      """
    case .anExtension(let name):
      """
      '@Destination' can't stand on an extension, because it reads the features; move it to the \
      declaration of '\(name)'
      """
    case .noFeature(let structName):
      """
      '@Destination' finds no feature in '\(structName)'; add one for each screen, sheet or alert: \
      'let detail: Detail'
      """
    case .takenName(let name, let structName):
      """
      '@Destination' writes '\(name)' into '\(structName)', which declares it already; rename yours, \
      or, if all is written by hand, remove '@Destination'
      """
    case .privateInside(let structName):
      """
      '@Destination' can't reach '\(structName)', because its extension stands at the top of the \
      file, where 'private' hides what is inside a type; write 'fileprivate'
      """
    case .typeNotWritten(let name):
      """
      '@Destination' can't see the type of '\(name)', because a macro sees no types; write it: \
      'let \(name): <#Feature#>'
      """
    case .computed(let name):
      """
      '@Destination' makes a case of each field, and '\(name)' is computed; write \
      'let \(name): <#Feature#>', or move it to an extension
      """
    case .lazy(let name):
      """
      '@Destination' writes a body that reads each field, and '\(name)' is lazy, so reading it would \
      change the struct; write 'let \(name): <#Feature#>'
      """
    case .conditional(let name):
      """
      '@Destination' can't write the case of '\(name)' between '#if' and '#endif'; move it out
      """
    case .notAFeature(let name, let kind):
      """
      '@Destination' needs the name of the type of '\(name)', whose 'State' and 'Action' it uses, \
      and finds \(kind); write 'let \(name): <#Feature#>'
      """
    case .severalNames:
      """
      '@Destination' can't take a tuple apart into features, because it sees no types; declare each \
      feature by itself
      """
    }
  }

  var identifier: String {
    switch self {
    case .notAStruct: "destinationNotAStruct"
    case .anExtension: "destinationOfAnExtension"
    case .noFeature: "noFeature"
    case .takenName: "takenNameOfDestination"
    case .privateInside: "destinationPrivateInside"
    case .typeNotWritten: "typeNotWritten"
    case .computed: "computedFeature"
    case .lazy: "lazyFeature"
    case .conditional: "conditionalFeature"
    case .notAFeature: "notAFeature"
    case .severalNames: "severalNamesOfFeatures"
    }
  }

  var offersRemoval: Bool {
    switch self {
    case .anExtension, .noFeature, .takenName: true
    default: false
    }
  }
}
