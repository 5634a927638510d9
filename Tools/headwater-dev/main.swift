import Foundation
import HeadwaterDevTool

// By this signal, an output that nobody reads any more would end the tool, and leave the app behind.
signal(SIGPIPE, SIG_IGN)
let words = Array(CommandLine.arguments.dropFirst())
if words.contains("--help") || words.contains("-h") {
  print(DevelopmentOptions.help)
  exit(0)
}
Interruption.endEverything(on: [SIGINT, SIGTERM, SIGHUP])
do {
  let options = try DevelopmentOptions(words, folder: FileManager.default.currentDirectoryPath)
  let lock = try FolderLock(options.package + "/.build/dev")
  withExtendedLifetime(lock) {
    DevelopmentLoop(options) { line in
      try? FileHandle.standardError.write(contentsOf: Data("dev: \(line)\n".utf8))
    }.run()
  }
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("dev: \(error)\n".utf8))
  exit(64)
}
