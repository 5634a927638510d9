import Foundation

/// The script that shows above a page what the tool has to say: an error of the compiler, or a crash.
package enum OverlayScript {
  /// Returns the script that listens to the events at an address.
  package static func text(events: String) -> String {
    template.replacingOccurrences(of: "EVENTS", with: events)
  }

  private static let template = #"""
    (() => {
      const box = document.createElement("div");
      box.id = "headwater-development";
      box.setAttribute("role", "alert");
      box.hidden = true;
      const set = (element, style) => Object.assign(element.style, style);
      set(box, {
        position: "fixed", inset: "auto 0 0 0", maxHeight: "70vh", overflow: "auto", zIndex: 2147483647,
        background: "#1d1f23", color: "#fff", font: "13px/1.5 ui-monospace, monospace", padding: "16px 20px",
        borderTop: "4px solid #ff453a", whiteSpace: "pre-wrap",
      });
      document.documentElement.append(box);
      const part = (text, style) => {
        const element = document.createElement("div");
        element.textContent = text;
        set(element, style);
        return element;
      };
      const events = new EventSource("EVENTS");
      events.onmessage = ({ data }) => {
        const { title, problems } = JSON.parse(data);
        box.replaceChildren();
        box.hidden = !title;
        if (!title) return;
        box.append(part(title, { color: "#ff6961", fontWeight: "bold", marginBottom: "8px" }));
        for (const { place, text } of problems)
          box.append(part(place, { color: "#98989f" }), part(text, { marginBottom: "8px" }));
      };
      addEventListener("beforeunload", () => events.close());
    })();
    """#
}
