#if canImport(UIKit) && !os(watchOS)
  import Headwater
  import UIKit

  /// The same counter in UIKit.
  public final class CounterViewController: UIViewController {
    private let store: Store<AppState, AppAction>

    public init(store: Store<AppState, AppAction>) {
      self.store = store
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Make it with a store.")
    public required init?(coder: NSCoder) {
      nil
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      label.textAlignment = .center
      let stack = UIStackView(arrangedSubviews: [
        label, button("+", .increment), button("-", .decrement), button("Reset", .reset),
      ])
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      view.addSubview(stack)
      store.subscribe { [weak label] count in label?.text = String(count) }
    }

    private func button(_ title: String, _ action: AppAction) -> UIButton {
      let call = store.call(action)
      return UIButton(type: .system, primaryAction: UIAction(title: title) { _ in call() })
    }
  }
#endif
