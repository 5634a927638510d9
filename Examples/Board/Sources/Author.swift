/// Who makes an edit: a person, in one of their windows.
///
/// What was done last is what can be seen in a window. So each takes back only what was done in it, also if one person
/// has two.
struct Author: Codable, Equatable, Sendable {
  let person: Person.ID
  let window: String
}
