import HeadwaterViews
import Testing

@Suite struct OffsetTests {
  @Test("elements are removed at the places that onDelete gives")
  func remove() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [0, 3, 9])
    #expect(letters == Array("bce"))
  }

  @Test("elements are moved before a place, counted while they are still there")
  func move() {
    var letters = Array("abcde")
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(letters == Array("bdace"))
    letters.move(fromOffsets: [4], toOffset: 0)
    #expect(letters == Array("ebdac"))
  }
}
