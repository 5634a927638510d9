import Testing

@testable import HeadwaterWeb

@Suite("Outdated judgements")
struct OutdatedJudgementsTests {
  @Test("a judgement is outdated if its person's sessions were changed since it began")
  func outdated() {
    var judgements = OutdatedJudgements()
    let early = judgements.begin()
    judgements.note("ana")
    let late = judgements.begin()
    let isLateCurrent = judgements.end(late, for: "ana")
    let isEarlyCurrent = judgements.end(early, for: "ana")
    #expect(isLateCurrent)
    #expect(!isEarlyCurrent)
  }

  @Test("a change of somebody else, or from before, outdates nothing")
  func others() {
    var judgements = OutdatedJudgements()
    judgements.note("ana")
    let first = judgements.begin()
    let second = judgements.begin()
    judgements.note("ben")
    let ends = [judgements.end(first, for: "ana"), judgements.end(second, for: nil)]
    let third = judgements.begin()
    let laterEnds = [judgements.end(third, for: "ben"), judgements.end(nil, for: "ana")]
    #expect(ends + laterEnds == [true, true, true, true])
  }
}
