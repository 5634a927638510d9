#if JournalTool
  import ArgumentParser
  import Foundation
  import HeadwaterJournalTool

  @main
  struct HeadwaterJournalMain {
    static func main() async {
      // By this signal, an output that nobody reads any more would end the program without a word.
      signal(SIGPIPE, SIG_IGN)
      await JournalCommand<HeadwaterJournalProgram>.main()
    }
  }
#else
  @main
  struct HeadwaterJournalMain {
    static func main() {
      print("Build headwater-journal with the traits JournalTool and SQLite.")
    }
  }
#endif
