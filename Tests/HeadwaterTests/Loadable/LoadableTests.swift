import Headwater
import Testing

@Suite("A value that is fetched")
struct LoadableTests {
  typealias Number = Loadable<Int>

  private static let all: [Number] = [
    .neverLoaded, .loading, .loading(previous: 1), .loaded(2), .failed("offline", previous: nil),
    .failed("offline", previous: 3),
  ]

  @Test("it shows the value that is there, or the one that was there before")
  func value() {
    #expect(Self.all.map(\.value) == [nil, nil, 1, 2, nil, 3])
  }

  @Test("it is loading between the request and the answer")
  func isLoading() {
    #expect(Self.all.map(\.isLoading) == [false, true, true, false, false, false])
  }

  @Test("it has a reason if loading failed, and only then")
  func failure() {
    #expect(Self.all.map(\.failure) == [nil, nil, nil, nil, "offline", "offline"])
  }

  @Test("loading keeps the value that is shown, and forgets the failure")
  func startLoading() {
    let asked = Self.all.map { number in
      var number = number
      number.startLoading()
      return number
    }
    #expect(
      asked == [
        .loading, .loading, .loading(previous: 1), .loading(previous: 2), .loading,
        .loading(previous: 3),
      ])
  }

  @Test("failing keeps the value that is shown")
  func fail() {
    let failed = Self.all.map { number in
      var number = number
      number.fail("no")
      return number
    }
    #expect(failed == [nil, nil, 1, 2, nil, 3].map { .failed("no", previous: $0) })
  }

  @Test("changing its value leaves everything else as it is")
  func map() {
    #expect(
      Self.all.map { number in number.map { "\($0)" } } == [
        .neverLoaded, .loading, .loading(previous: "1"), .loaded("2"),
        .failed("offline", previous: nil), .failed("offline", previous: "3"),
      ])
  }

  @Test("an error of the function that makes the other value is thrown on")
  func mapThrows() {
    struct Failure: Error {}
    func fail(_ number: Int) throws(Failure) -> Int { throw Failure() }
    #expect(throws: Failure.self) { try Number.loaded(1).map(fail) }
    #expect(throws: Never.self) { try Number.neverLoaded.map(fail) }
  }
}
