import HeadwaterJournal
import Testing

@MainActor @Suite("Names of stores") struct StoreNameTests {
  @Test("a name of 10 KB, an empty one and one with a null character are refused")
  func names() async throws {
    let journal = MemoryJournal()
    for name in [String(repeating: "x", count: 10_000), "", "a\0b"] {
      let error = await #expect(throws: JournalError.self) {
        _ = try await journal.store(
          name, initialState: Steps.State(), reducer: Steps(), isManual: true)
      }
      #expect(error?.reason == .name)
    }
    #expect(
      throws: JournalError(
        .name,
        """
        "\(String(repeating: "x", count: 32))…" is no name of a store: it has 10000 bytes. Nothing was opened.

        A name has 1 to 512 bytes of UTF-8 and no null character. Make it of a kind and a short id, such as \
        "board/42".
        """)
    ) { try StoreName(String(repeating: "x", count: 10_000)) }
  }
}
