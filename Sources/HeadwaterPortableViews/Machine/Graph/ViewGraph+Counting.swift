extension ViewGraph {
  /// Begins to count how often bodies are evaluated.
  package func countEvaluations() {
    statistics.begin()
  }

  /// How often the body of this type has been evaluated since counting began.
  package func evaluationCount<Subject>(of subject: Subject.Type) -> Int {
    statistics.bodies(of: subject)
  }
}
