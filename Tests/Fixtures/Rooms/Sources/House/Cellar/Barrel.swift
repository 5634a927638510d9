/// The room that no other than the kitchen may know. Each folder beside it makes one mistake.
struct Barrel: Equatable {
  var litres = 0
  var wine = Wine.red
}

enum Wine: String {
  case red, white
}

protocol Storable {}

extension Storable {
  func store() {}
}

func tap() {}

infix operator <+>

func <+> (left: Int, right: Int) -> Int { left + right }

@propertyWrapper
struct Cooled {
  var wrappedValue = 0
}

@dynamicMemberLookup
struct Label {
  subscript(dynamicMember name: String) -> Int { 0 }
}
