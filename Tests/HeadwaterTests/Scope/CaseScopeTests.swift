import Headwater
import Observation
import Testing

@MainActor
@Suite("Scopes of cases")
struct CaseScopeTests {
  @Test("two cases of one enum, both observed, are not mixed up")
  func twoCases() {
    let store = Store(initialState: Page.State.note(Note.State(id: 1)), reducer: Page())
    var sights: [(note: Bool, memo: Bool)] = []
    for _ in 0..<2 {
      withObservationTracking {
        sights.append(
          (
            store.scope(case: \.note, action: \.note) != nil,
            store.scope(case: \.memo, action: \.memo) != nil
          ))
      } onChange: {
      }
    }
    #expect(sights.allSatisfy { $0.note && !$0.memo })
    #expect(store.scope(case: \.memo, action: \.memo) == nil)
    #expect(store.scope(case: \.note, action: \.note)?.id == 1)
  }
}
