extension String {
  /// Returns the first characters, as long as they have no more than eight bytes each on average.
  ///
  /// A single character can have any number of marks.
  func shortened(to count: Int) -> String {
    var short = prefix(count)
    while short.utf8.count > 8 * count { short.removeLast() }
    return String(short)
  }
}
