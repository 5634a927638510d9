import HeadwaterUITesting
import HeadwaterViews
import Testing

struct CodedItem: Hashable, Codable {
  let id: Int
}

private struct Secret: Hashable {}

private struct PrivateItem: Hashable, Codable {
  let id: Int
}

@MainActor
@Suite struct NavigationPathCodingTests {
  @Test("a path of values that can be encoded is the same after it was saved")
  func roundTrip() throws {
    var path = NavigationPath(["a", "b"])
    path.append(CodedItem(id: 4))
    path.append(2)
    let saved = try JSONEncoder().encode(#require(path.codable))

    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)

    #expect(NavigationPath(read) == path)
    #expect(read == path.codable)
    #expect(NavigationPath(read).count == 4)
  }

  @Test("the topmost value stands first in what is saved")
  func order() throws {
    let path = NavigationPath([1, 2])
    let saved = try JSONEncoder().encode(#require(path.codable))
    #expect(try JSONDecoder().decode([String].self, from: saved) == ["Si", "2", "Si", "1"])
  }

  @Test("a path with a value that can't be encoded has no codable form")
  func other() {
    var path = NavigationPath([1])
    path.append(Secret())
    #expect(path.codable == nil)
  }

  @Test("a path has a codable form only if it can be read again")
  func privateType() throws {
    var path = NavigationPath()
    path.append(PrivateItem(id: 1))
    guard let codable = path.codable else { return }
    let saved = try JSONEncoder().encode(codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
    #expect(NavigationPath(read) == path)
  }

  @Test(
    "a path that can't be read is an error",
    arguments: [
      #"["4Gone3oldV", "{}"]"#, #"["Si", "x"]"#, #"["Si"]"#, #"["10Foundation4DataV5IndexV", "1"]"#,
      #"[""]"#, #"{}"#,
    ])
  func unreadable(saved: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(saved.utf8))
    }
  }

  @Test("the error of a type that is gone names it")
  func gone() throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder()
        .decode(
          NavigationPath.CodableRepresentation.self, from: Data(#"["4Gone3oldV", "{}"]"#.utf8))
    }
    var description: String?
    if case .dataCorrupted(let context) = error { description = context.debugDescription }
    #expect(
      description
        == "The path has a value of type 4Gone3oldV, and the program has no type of that name that "
        + "is Hashable and Codable. It may have been renamed since the path was saved: begin with an "
        + "empty path.")
  }
}
