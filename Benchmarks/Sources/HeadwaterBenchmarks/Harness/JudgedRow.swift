/// A row with its measurements.
struct JudgedRow {
  let row: Row
  let nanoseconds: Double?
  let timesFloor: Double?
  let instructions: Double?

  /// The ratios of the cost to the budget's reference, by time and by instructions.
  let timeRatio: Double?
  let instructionRatio: Double?

  init(_ row: Row, timing: Timing, counts: InstructionCounts?) {
    self.row = row
    nanoseconds = timing.nanoseconds(row.cost)
    timesFloor = timing.ratio(row.cost, to: .operation(.floor))
    instructions = counts?.instructions(row.cost)
    timeRatio = row.budget.flatMap { timing.ratio(row.cost, to: $0.reference) }
    instructionRatio = row.budget.flatMap { counts?.ratio(row.cost, to: $0.reference) }
  }

  var isMet: Bool {
    guard let budget = row.budget else { return true }
    func isWithin(_ factor: Double?, _ ratio: Double?) -> Bool {
      guard let factor, let ratio else { return true }
      return ratio <= factor
    }
    return isWithin(budget.factor, instructionRatio) && isWithin(budget.timeFactor, timeRatio)
  }
}
