/// A reason why the changes of fields can't be written.
enum FieldsRefusal: Refusal {
  case notAStruct(kind: String, name: String)
  case anExtension(of: String)
  case noField(structName: String)
  case takenName(name: String, structName: String)
  case structNamed(String)
  case notCopyable(structName: String)
  case privateInside(structName: String)
  case typeNotEvident(field: String)
  case notCodable(field: String, kind: String)
  case severalNames
  case conditional(field: String)
  case twoMarks(field: String, first: String, second: String)
  case markWithoutChange(mark: String, name: String)

  /// - Parameter access: The access level of the struct.
  case markOnHidden(mark: String, name: String, access: String)
  case partOfOptional(field: String, mark: String)
  case markWithoutFields(mark: String, name: String)

  var message: String {
    switch self {
    case .notAStruct(let kind, let name):
      """
      '@Fields' can't stand on the \(kind) '\(name)', because only a struct is a value with fields; \
      remove it, or move it to a struct
      """
    case .anExtension(let name):
      """
      '@Fields' can't stand on an extension, because it reads the fields; move it to the declaration \
      of '\(name)'
      """
    case .noField(let structName):
      """
      '@Fields' finds no field in '\(structName)' that can be changed, so there is nothing to write; \
      add a stored 'var', or remove '@Fields'
      """
    case .takenName(let name, let structName):
      """
      '@Fields' writes a type '\(name)' into '\(structName)', which declares one already; rename \
      yours, or, if it is written by hand, remove '@Fields'
      """
    case .structNamed(let name):
      """
      '@Fields' writes a type '\(name)' into the struct, which would hide the struct of the same \
      name; rename the struct
      """
    case .notCopyable(let structName):
      """
      '@Fields' can't change the fields of '\(structName)' by values, because it is noncopyable; \
      remove '~Copyable' or '@Fields'
      """
    case .privateInside(let structName):
      """
      '@Fields' can't reach '\(structName)', because its extension stands at the top of the file, \
      where 'private' hides what is inside a type; write 'fileprivate'
      """
    case .typeNotEvident(let field):
      """
      '@Fields' can't see the type of '\(field)', because a macro sees no types; write it: \
      'var \(field): <#Type#>'
      """
    case .notCodable(let field, let kind):
      """
      '@Fields' can't record a change of '\(field)', because \(kind) is not 'Codable'; mark it \
      '@Unrecorded', and it has no change
      """
    case .severalNames:
      """
      '@Fields' can't take a tuple apart into fields, because it sees no types; declare each field \
      by itself
      """
    case .conditional(let field):
      """
      '@Fields' can't write the change of '\(field)' between '#if' and '#endif'; move it out, or \
      mark it '@Unrecorded', and it has no change
      """
    case .twoMarks(let field, let first, let second):
      """
      '\(field)' can't be both '@\(first)' and '@\(second)'; remove one
      """
    case .markWithoutChange(let mark, let name):
      """
      '@\(mark)' says how '\(name)' is changed, and it has no change, because it is not a stored \
      'var' as visible as the struct; remove '@\(mark)'
      """
    case .markOnHidden(let mark, let name, let access):
      """
      '@\(mark)' says how '\(name)' is changed, and it has no change, because the struct is \(access) \
      and '\(name)' is not; write '\(access) var \(name)', or remove '@\(mark)'
      """
    case .partOfOptional(let field, let mark):
      """
      '@\(mark)' can't stand on the optional '\(field)', because nothing can be changed in nil; \
      remove it, and '\(field)' is written whole, or lift a feature of its own with 'lift(optional:)'
      """
    case .markWithoutFields(let mark, let name):
      """
      '@\(mark)' says nothing about '\(name)' without '@Fields' at its struct; add that, or remove \
      '@\(mark)'
      """
    }
  }

  var identifier: String {
    switch self {
    case .notAStruct: "notAStruct"
    case .anExtension: "fieldsOfAnExtension"
    case .noField: "noField"
    case .takenName: "takenNameOfFields"
    case .structNamed: "structNamed"
    case .notCopyable: "fieldsNotCopyable"
    case .privateInside: "fieldsPrivateInside"
    case .typeNotEvident: "typeNotEvident"
    case .notCodable: "notCodable"
    case .severalNames: "severalNames"
    case .conditional: "conditionalField"
    case .twoMarks: "twoMarks"
    case .markWithoutChange: "markWithoutChange"
    case .markOnHidden: "markOnHidden"
    case .partOfOptional: "partOfOptional"
    case .markWithoutFields: "markWithoutFields"
    }
  }

  var offersRemoval: Bool {
    switch self {
    case .notAStruct, .anExtension, .noField, .takenName, .notCopyable, .markWithoutFields: true
    default: false
    }
  }
}
