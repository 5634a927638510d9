#if OpenCombine
  import Combine
  import Synchronization
  import Testing

  @Suite("Combine by its name") struct CombineTests {
    @Test("a timer on the main loop gives dates, under an asynchronous main")
    func timer() async {
      var dates: [Date] = []
      let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
      for await date in timer.values {
        dates.append(date)
        if dates.count == 2 { break }
      }
      #expect(dates.count == 2 && dates[0] <= dates[1])
    }

    @Test("notifications come to those who ask, until they have enough")
    func notifications() {
      let center = NotificationCenter()
      let name = Notification.Name("opened")
      var found: [String] = []
      let listening = center.publisher(for: name).compactMap { $0.userInfo?["door"] as? String }
        .sink { found.append($0) }
      center.post(name: name, object: nil, userInfo: ["door": "front"])
      center.post(name: Notification.Name("closed"), object: nil)
      center.post(name: name, object: nil, userInfo: ["door": "back"])
      listening.cancel()
      center.post(name: name, object: nil, userInfo: ["door": "garage"])
      #expect(found == ["front", "back"])
    }

    @Test("a request that cannot be sent fails with an error of URLSession")
    func failingRequest() async throws {
      let address = try #require(URL(string: "http://127.0.0.1:1/"))
      let answer = URLSession.shared.dataTaskPublisher(for: address).map(\.data)
      await #expect(throws: URLError.self) {
        for try await _ in answer.values {}
      }
    }

    /// Whether the caller is on the main queue, which has no fixed thread here.
    private final class Mark: @unchecked Sendable {
      let key = DispatchSpecificKey<Bool>()
      init() { DispatchQueue.main.setSpecific(key: key, value: true) }
      var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }
    }

    @Test("work for the main loop, the main queue and another queue is done there")
    func schedulers() async {
      let main = Mark()
      for await isMain in Just(1).receive(on: RunLoop.main).map({ _ in main.isHere }).values {
        #expect(isMain)
      }
      for await isMain in Just(1).receive(on: DispatchQueue.main).map({ _ in main.isHere })
        .values
      {
        #expect(isMain)
      }
      let queue = OperationQueue()
      for await isMain in Just(1).delay(for: 0.001, scheduler: queue)
        .map({ _ in main.isHere }).values
      {
        #expect(!isMain)
      }
    }

    @Test("a value, or nothing, is a publisher")
    func singleValues() {
      var found: [Int] = []
      _ = Int?.some(1).publisher.sink { found.append($0) }
      _ = Int?.none.publisher.sink { found.append($0) }
      _ = Result<Int, Never>.success(2).publisher.sink { found.append($0) }
      #expect(found == [1, 2])
    }

    @Test("JSON is decoded")
    func json() {
      var found: [[Int]] = []
      _ = Just(Data("[1, 2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
        .replaceError(with: []).sink { found.append($0) }
      #expect(found == [[1, 2]])
    }

    @Test("lengths of time are what their names say")
    func lengths() {
      typealias Queue = DispatchQueue.SchedulerTimeType.Stride
      #expect(Queue.seconds(1.5) == .milliseconds(1_500) && Queue(0.5) < .seconds(1))
      #expect(Queue.milliseconds(2) + .microseconds(3) == .nanoseconds(2_003_000))
      let now = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5))
      #expect(now.distance(to: now.advanced(by: .nanoseconds(7))) == .nanoseconds(7))
      #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(1_500) == 1.5)
    }
  }
#endif
