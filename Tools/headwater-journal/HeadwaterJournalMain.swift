#if JournalTool
  import ArgumentParser
  import HeadwaterJournalTool

  @main
  struct HeadwaterJournalMain {
    static func main() async {
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
