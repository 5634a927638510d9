// swift-tools-version: 6.2

import PackageDescription

/// The stress test of the core as a separate program, which is built with the thread sanitizer.
///
/// The core is compiled from its sources, through a link, with a mutex that the sanitizer knows.
let package = Package(
  name: "ThreadSanitizer",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Headwater", exclude: ["Core/Headwater.docc"]),
    .executableTarget(name: "Stress", dependencies: ["Headwater"]),
  ],
  swiftLanguageModes: [.v6]
)
