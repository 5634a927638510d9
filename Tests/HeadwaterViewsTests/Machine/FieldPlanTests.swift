import Testing

@testable import HeadwaterPortableViews

private final class Box {}

private enum Choice {
  case some(Int)
  case none
}

private struct Point {
  var x = 1
  var label = "p"
}

private struct Fields {
  var number = 1
  var text = "a"
  var optional: Int?
  var point = Point()
  var box: Box
  weak var weakBox: Box?
  var optionalBox: Box?
  @State var state = 0
}

private struct WithClosure {
  var action: () -> Void = {}
}

private struct WithChoice {
  var choice = Choice.none
}

private protocol Named {
  var name: String { get }
}

private struct Person: Named {
  var name = "Ada"
}

private struct WithExistential {
  var named: any Named = Person()
  var clock: any Clock<Duration> = ContinuousClock()
  var anything: Any = 1
  var optional: (any Named)?
}

private struct WithBinding {
  @Binding var value: Int
}

private struct Empty {}

@MainActor @Suite struct FieldPlanTests {
  private func areEqual<Subject>(_ left: Subject, _ right: Subject) -> [Bool] {
    [.offsets, .mirror].map {
      FieldPlan.of(Subject.self, reflection: $0).isEqual(left, right)
    }
  }

  private let both = [true, true]
  private let neither = [false, false]

  @Test("values with equal properties are equal, even if their states differ")
  func equal() {
    let box = Box()

    #expect(areEqual(Fields(box: box), Fields(box: box, state: 5)) == both)
    #expect(areEqual(Empty(), Empty()) == both)
    #expect(areEqual((), ()) == both)
  }

  @Test("each property that differs makes a difference")
  func different() {
    let box = Box()
    let base = Fields(box: box, weakBox: box, optionalBox: box)
    var changes: [Fields] = []
    for index in 0..<7 {
      var changed = base
      switch index {
      case 0: changed.number = 2
      case 1: changed.text = "b"
      case 2: changed.optional = 3
      case 3: changed.point.label = "q"
      case 4: changed.box = Box()
      case 5: changed.weakBox = nil
      default: changed.optionalBox = nil
      }
      changes.append(changed)
    }

    #expect(areEqual(base, base) == both)
    for changed in changes { #expect(areEqual(base, changed) == neither) }
  }

  @Test("a property that cannot be compared counts as changed")
  func incomparable() {
    #expect(areEqual(WithClosure(), WithClosure()) == neither)
    #expect(areEqual(WithChoice(), WithChoice()) == neither)
  }

  @Test("a property of any type that fits a protocol counts as changed")
  func existential() {
    let plan = FieldPlan.of(WithExistential.self, reflection: .offsets)
    #expect(!plan.isEqual(WithExistential(), WithExistential()))
  }

  @Test("bindings to the same place are equal")
  func bindings() {
    let box = StateBox(1, invalidations: Invalidations {})
    let other = StateBox(1, invalidations: Invalidations {})
    func value(_ box: StateBox<Int>) -> WithBinding {
      WithBinding(value: Binding(location: StateLocation(box)))
    }

    #expect(areEqual(value(box), value(box)) == both)
    #expect(areEqual(value(box), value(other)) == neither)
  }
}
