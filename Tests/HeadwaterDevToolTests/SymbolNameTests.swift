import Testing

@testable import HeadwaterDevTool

@Suite("What mangled names say") struct SymbolNameTests {
  @Test("parts after a suspension name their function")
  func suspension() {
    #expect(SymbolName("$s1G4RootV2goyySiYaFTY0_").asynchronousFunction == "$s1G4RootV2goyySiYaF")
    #expect(SymbolName("$s1G4RootV2goyySiYaFTQ12_").asynchronousFunction == "$s1G4RootV2goyySiYaF")
    #expect(SymbolName("$s1G4RootV4bodyQrvgyycfU_").asynchronousFunction == nil)
  }

  @Test("closures and local functions are within functions, private ones are not by their name")
  func within() {
    #expect(SymbolName("$s1G4RootV4bodyQrvgyycfU_").isWithinFunction)
    #expect(SymbolName("$s1G4RootV4bodyQrvgSSycfu0_").isWithinFunction)
    #expect(SymbolName("$s1G3fooyyF5innerL_yyF").isWithinFunction)
    #expect(!SymbolName("$s1G8greeting33_C8D8556E247D8DB47235DD654654B6C1LL_WZ").isWithinFunction)
    #expect(!SymbolName("$s1G4RootV4bodyQrvg").isWithinFunction)
  }

  @Test("the encloser is the longest function around")
  func encloser() {
    let functions: Set = ["$s1G1fyyF", "$s1G1fyyFyycfU_", "$s1G1gyyF"]
    #expect(SymbolName("$s1G1fyyFyycfU_yycfU_").encloser(among: functions) == "$s1G1fyyFyycfU_")
    #expect(SymbolName("$s1G1hyyFyycfU_").encloser(among: functions) == nil)
  }

  @Test("forwarders are those with and without a number")
  func forwarders() {
    #expect(SymbolName("$s1G1fyyFyycfU_TA").isForwarder)
    #expect(SymbolName("$s1G1fyyFyycfU_TA.12").isForwarder)
    #expect(!SymbolName("$s1G1fyyF").isForwarder)
  }

  @Test("the compiler's own numbers do not count, where the rest of the name says what it is")
  func numbers() {
    #expect(
      SymbolName("get_witness_table 1V9AnyViewV.12").withoutNumber
        == "get_witness_table 1V9AnyViewV")
    #expect(SymbolName("symbolic _____ 1G4RootV").withoutNumber == "symbolic _____ 1G4RootV")
    #expect(SymbolName("$s1G1fyyFyycfU_TA.12").withoutNumber == "$s1G1fyyFyycfU_TA.12")
  }

  @Test("names are shown as people write them")
  func readable() {
    #expect(SymbolName("$s1G1fyyF").readable == "G.f() -> ()")
  }
}
