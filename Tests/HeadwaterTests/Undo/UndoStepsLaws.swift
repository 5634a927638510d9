import Foundation
@testable import Headwater
import TestSupport
import Testing

@Suite("Laws of undo steps")
struct UndoStepsLaws {
  @Test("they are those of an array that does the same", arguments: Seeds.few)
  func model(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var steps = UndoSteps<Int?>()
    var model: [Int?] = []
    for number in 0..<500 {
      if generator.once(in: 4) {
        #expect(steps.popLast() == model.popLast())
      } else {
        let value = generator.once(in: 5) ? nil : number
        steps.append(value)
        model.append(value)
      }
      let limit = generator.number(1...30)
      steps.forgetOldest(limit: limit)
      model = Array(model.suffix(limit))
      #expect(steps.count == model.count)
      #expect(steps.isEmpty == model.isEmpty)
      #expect(Mirror(reflecting: steps).children.map { $0.value as? Int } == model)

      var plain = UndoSteps<Int?>()
      for value in model { plain.append(value) }
      #expect(steps == plain)
      #expect(steps.hashValue == plain.hashValue)
    }
    let data = try JSONEncoder().encode(steps)
    let plain = try JSONEncoder().encode(model)
    #expect(data == plain)
    let decoded = try JSONDecoder().decode(UndoSteps<Int?>.self, from: data)
    #expect(decoded == steps)
  }
}
