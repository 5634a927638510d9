import CoffeeOrdersService
import HeadwaterUI

/// The form for a new or an existing order. It closes when the server has the order. Until then, it keeps the
/// input and shows the problems. Cancel discards the input. The escape key asks before. Another order that is chosen
/// meanwhile, a reload and a restart of the app leave it as it is, based on the order that was shown.
public struct OrderFormScreen: View {
  /// Saves the input: as a new order with the key of the attempt, or as an update.
  public typealias Save =
    @MainActor (_ draft: OrderDraft, _ order: Order?, _ key: String) async throws(OrderServiceError)
    -> Void

  @State private var form = OrderForm()
  /// The initial values of the form.
  @State private var untouched = OrderForm()
  @State private var errors = AddNewCoffeeOrderError()
  /// What became of an attempt that did not reach the server.
  @State private var delivery = Delivery.possible
  /// The order on which the input is based.
  @State private var order: Order?
  @State private var isSaving = false
  /// Whether the input is saved or discarded.
  @State private var isEnded = false
  @FocusState private var focus: OrderFields.Field?

  @Environment(\.locale) private var locale
  @Environment(\.unsavedOrders) private var unsaved
  private let latest: Order?
  private let isServerAway: Bool
  private let close: @MainActor () -> Void
  private let save: Save

  private enum Delivery {
    case possible, failed, possibleAgain
  }

  /// - Parameters:
  ///   - order: The order as it is now; nil for a new one.
  ///   - isServerAway: Whether the server does not answer.
  ///   - close: Leaves the form.
  ///   - save: Saves the input.
  public init(
    order: Order?, isServerAway: Bool, close: @escaping @MainActor () -> Void, save: @escaping Save
  ) {
    _order = State(wrappedValue: order)
    latest = order
    self.isServerAway = isServerAway
    self.close = close
    self.save = save
  }

  public var body: some View {
    Form {
      OrderFormNote(problem: errors.other, isPossibleAgain: delivery == .possibleAgain)
      OrderFields(form: $form, errors: errors, focus: $focus)
    }
    .onSubmit { Task { await updateOrPlaceOrder() } }
    .asksBeforeDismissal(form != untouched, discarding: end)
    .onAppear(perform: begin)
    .onDisappear(perform: leave)
    .onChange(of: input) { keep() }
    .onChange(of: latest) { follow() }
    .onChange(of: isServerAway) { noticeServer() }
    .navigationTitle(order == nil ? "New order" : "Change order")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { end() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button(order == nil ? "Place order" : "Update order") {
          Task { await updateOrPlaceOrder() }
        }
        .buttonStyle(.borderedProminent)
        .disabled(isSaving)
      }
    }
  }

  private func begin() {
    let kept = order.flatMap { unsaved.wrappedValue.updates[$0.id] }
    order = kept?.order ?? order
    if let order { untouched = OrderForm(order, locale: locale) }
    form = kept?.form ?? untouched
  }

  /// What is kept of an order that is changed.
  private var input: UnsavedOrder? {
    guard let order, !isEnded, form != untouched else { return nil }
    return UnsavedOrder(form: form, order: order)
  }

  private func keep() {
    guard let order, unsaved.wrappedValue.updates[order.id] != input else { return }
    unsaved.wrappedValue.updates[order.id] = input
  }

  private func leave() {
    keep()
    unsaved.wrappedValue.key = PlacementKey()
  }

  private func end() {
    isEnded = true
    close()
  }

  /// Shows what another person has made of the order, unless this one has begun to change it.
  private func follow() {
    guard let latest, form == untouched, !isSaving else { return }
    order = latest
    untouched = OrderForm(latest, locale: locale)
    form = untouched
  }

  private func noticeServer() {
    guard delivery == .failed, !isServerAway else { return }
    delivery = .possibleAgain
    errors.other = ""
  }

  private func updateOrPlaceOrder() async {
    guard !isSaving else { return }
    isSaving = true
    defer { isSaving = false }
    delivery = .possible
    do {
      let draft = try form.draft(locale: locale)
      errors = AddNewCoffeeOrderError()
      try await save(draft, order, unsaved.wrappedValue.key.value(for: draft))
      end()
    } catch let error as AddNewCoffeeOrderError {
      errors = error
    } catch let error as OrderServiceError {
      errors = AddNewCoffeeOrderError(error)
      if case .refused = error { rebase(after: error) } else { delivery = .failed }
    } catch {
      // The calls above throw no other errors.
      errors.other = "\(error)"
    }
    if let field = errors.firstField { focus = field }
  }

  /// Handles a conflict with another update. The form shows the current order, and the person may save again.
  private func rebase(after error: OrderServiceError) {
    guard case .refused(let report) = error, let current = report.current else { return }
    order = current
    errors.other = current.conflictNote(locale: locale)
  }
}
