import Headwater
import Testing

@Suite("An identified array, by position")
struct IdentifiedArrayPositionTests {
  private struct Row: Identifiable, Equatable {
    var id: Int
    var title = ""
  }

  @Test("what is in an element changes in place")
  func inPlace() {
    struct Probed: Identifiable {
      let id: Int
      var probe: CopyProbe
    }
    let count = CopyProbe.Count()
    var rows = IdentifiedArray((0..<4).map { Probed(id: $0, probe: CopyProbe(count)) })
    for position in rows.indices {
      rows[position].probe.increment()
      rows[position].probe.increment()
    }
    #expect(rows.map(\.probe.value) == [2, 2, 2, 2])
    #expect(count.copies == 0)
  }

  @Test("a change of an element that keeps its id is told as that, and no other")
  func change() throws {
    var rows: IdentifiedArray<Row> = [Row(id: 1), Row(id: 2)]
    let stamp = try #require(rows.changeStamp)
    rows[1].title = "new"
    #expect(rows.changes(since: stamp) == [.changed(2)])
  }

  @Test("an element that takes the id of another replaces it, without an error")
  func taken() {
    var rows: IdentifiedArray<Row> = [Row(id: 1, title: "one"), Row(id: 2), Row(id: 3)]
    rows[2].id = 1
    #expect(rows.ids == [2, 1])
    #expect(rows.map(\.title) == ["", ""])
    #expect(rows.index(id: 1) == 1 && rows.index(id: 3) == nil)
    rows[0] = Row(id: 9)
    #expect(rows.ids == [9, 1])
    #expect(rows[id: 2] == nil)
  }

  @Test("elements that are put into a range leave the places that their ids had elsewhere")
  func ranges() {
    var rows = IdentifiedArray((0..<5).map { Row(id: $0) })
    rows.replaceSubrange(1...2, with: [Row(id: 7), Row(id: 4, title: "four"), Row(id: 1)])
    #expect(rows.ids == [0, 7, 1, 3, 4])
    #expect(rows.last == Row(id: 4, title: "four"))
    rows.removeSubrange(3...)
    #expect(rows.ids == [0, 7, 1])
  }
}
