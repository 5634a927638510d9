extension ViewGraph {
  /// Starts to count the evaluations of bodies.
  package func countEvaluations() {
    statistics.begin()
  }

  /// Returns how often the body of this type was evaluated since counting started.
  package func evaluationCount<Subject>(of subject: Subject.Type) -> Int {
    statistics.bodies(of: subject)
  }
}
