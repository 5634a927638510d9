import Headwater
import Testing

@Suite("An identified array whose elements change their ids")
struct IdentifiedArrayTests {
  struct Row: Identifiable, Equatable {
    var id: Int
    var title = ""
  }

  @Test("an element that is given another id is found under that one")
  func renamed() {
    var rows: IdentifiedArray<Row> = [Row(id: 1), Row(id: 2)]
    var hint = 0
    _ = rows.modifyElement(1, near: &hint) { $0.id = 3 }
    #expect(rows.ids == [3, 2])
    #expect(rows[id: 1] == nil)
    #expect(rows.index(id: 3) == 0)
  }

  @Test("an element that had the id before makes way")
  func taken() {
    var rows: IdentifiedArray<Row> = [Row(id: 1), Row(id: 2, title: "old"), Row(id: 3)]
    var hint = 0
    _ = rows.modifyElement(1, near: &hint) { $0 = Row(id: 2, title: "new") }
    #expect(rows.map(\.title) == ["new", ""])
    #expect(rows.index(id: 2) == 0)
    #expect(rows.index(id: 3) == 1)
  }

  @Test("an element that is given another id by its old one is found under that one")
  func renamedThroughSubscript() {
    var rows: IdentifiedArray<Row> = [Row(id: 1), Row(id: 2), Row(id: 3)]
    rows[id: 1]?.id = 3
    #expect(rows.ids == [3, 2])
    #expect(rows.index(id: 3) == 0)
  }

  @Test("what is in an element changes in place, by the element's id")
  func inPlace() {
    struct Probed: Identifiable {
      let id: Int
      var probe: CopyProbe
    }
    let count = CopyProbe.Count()
    var rows = IdentifiedArray((0..<8).map { Probed(id: $0, probe: CopyProbe(count)) })
    for id in 0..<8 {
      rows[id: id]?.probe.increment()
      rows[id: id]?.probe.increment()
    }
    #expect(rows.map(\.probe.value) == Array(repeating: 2, count: 8))
    #expect(count.copies == 0)
  }

  @Test("an element that is set under another id takes the place of the element with that id")
  func setUnderOther() {
    var rows: IdentifiedArray<Row> = [Row(id: 1), Row(id: 2)]
    rows[id: 1] = Row(id: 7, title: "seven")
    #expect(rows.ids == [7, 2])
    rows[id: 99] = Row(id: 8)
    #expect(rows.ids == [7, 2, 8])
  }

  @Test("an element whose place is named twice is moved once")
  func movedTwice() {
    var rows = IdentifiedArray((0..<5).map { Row(id: $0) })
    rows.move(fromOffsets: [3, 1, 1, 3], toOffset: 5)
    #expect(rows.ids == [0, 2, 4, 1, 3])
    #expect(rows.ids.map { rows.index(id: $0) } == [0, 1, 2, 3, 4])
    rows.move(fromOffsets: [4, 4], toOffset: 0)
    #expect(rows.ids == [3, 0, 2, 4, 1])
  }
}
