import CoffeeOrdersService
import HeadwaterUI

/// The revenue: the second aggregate. It does not know the first one, and uses the same service.
@MainActor
public final class Sales: ObservableObject {
  @Published public private(set) var summary: SalesSummary?
  @Published public private(set) var problem: String?

  private let orderService: any OrderService

  public init(orderService: any OrderService) {
    self.orderService = orderService
  }

  public func load() async {
    do throws(OrderServiceError) {
      summary = SalesSummary(of: try await orderService.getAllOrders())
      problem = nil
    } catch {
      problem = error.message
    }
  }
}
