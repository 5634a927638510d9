#if canImport(Darwin)
  import Darwin

  /// Returns the memory that this process uses, in bytes.
  func memoryInUse() throws -> Int {
    var statistics = malloc_statistics_t()
    malloc_zone_statistics(nil, &statistics)
    return Int(statistics.size_in_use)
  }
#else
  import Foundation
  import Testing

  /// Returns the resident memory of this process that does not come from a file, in bytes.
  func memoryInUse() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") })
    let kilobytes = try #require(line.split(whereSeparator: \.isWhitespace).dropFirst().first)
    return try #require(Int(kilobytes)) * 1_024
  }
#endif
