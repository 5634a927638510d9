/// A reason why case paths can't be written.
enum CasePathRefusal: Refusal {
  case notAnEnum(kind: String, name: String)
  case anExtension(of: String)
  case noCase(enumName: String)
  case overloadedCase(name: String, enumName: String)
  case takenName(name: String, enumName: String)
  case enumNamedCases
  case notCopyable(enumName: String)
  case privateInside(enumName: String)

  var message: String {
    switch self {
    case .notAnEnum(let kind, let name):
      """
      '@CasePathable' can't stand on the \(kind) '\(name)', because only an enum has cases; remove \
      it, or move it to an enum
      """
    case .anExtension(let name):
      """
      '@CasePathable' can't stand on an extension, because it reads the cases; move it to the \
      declaration of '\(name)'
      """
    case .noCase(let enumName):
      """
      '@CasePathable' finds no case in '\(enumName)', so there is none to name; add a case, or \
      remove '@CasePathable'
      """
    case .overloadedCase(let name, let enumName):
      """
      '@CasePathable' can't name two cases '\(name)' of '\(enumName)', because '\\.\(name)' can mean \
      only one of them; rename one
      """
    case .takenName(let name, let enumName):
      """
      '@CasePathable' writes a member '\(name)' into '\(enumName)', which declares one already; \
      rename yours, or, if it holds case paths written by hand, remove '@CasePathable'
      """
    case .enumNamedCases:
      """
      '@CasePathable' writes a type 'Cases' into the enum, which would hide the enum of the same \
      name; rename the enum
      """
    case .privateInside(let enumName):
      """
      '@CasePathable' can't reach '\(enumName)', because its extension stands at the top of the file, \
      where 'private' hides what is inside a type; write 'fileprivate'
      """
    case .notCopyable(let enumName):
      """
      '@CasePathable' can't name the cases of '\(enumName)', because it is noncopyable, and a case \
      path copies the value out of a case; remove '~Copyable' or '@CasePathable'
      """
    }
  }

  var identifier: String {
    switch self {
    case .notAnEnum: "notAnEnum"
    case .anExtension: "anExtension"
    case .noCase: "noCase"
    case .overloadedCase: "overloadedCase"
    case .takenName: "takenName"
    case .enumNamedCases: "enumNamedCases"
    case .notCopyable: "notCopyable"
    case .privateInside: "privateInside"
    }
  }

  var offersRemoval: Bool {
    switch self {
    case .notAnEnum, .anExtension, .noCase, .notCopyable, .takenName: true
    case .overloadedCase, .enumNamedCases, .privateInside: false
    }
  }
}
