extension ViewGraph {
  /// Begins to count how often bodies are evaluated.
  package func countEvaluations() {
    if evaluations == nil { evaluations = [:] }
  }

  /// How often the body of this type has been evaluated since counting began.
  package func evaluationCount<Subject>(of subject: Subject.Type) -> Int {
    evaluations?[ObjectIdentifier(subject)] ?? 0
  }

  func countEvaluation<Subject>(of subject: Subject.Type) {
    evaluations?[ObjectIdentifier(subject), default: 0] += 1
  }
}
