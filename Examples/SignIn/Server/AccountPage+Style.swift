extension AccountPage {
  /// The look of the pages, which is that of the app. It comes from an address of its own, since the policy of the pages
  /// allows no style in them.
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f2f2f7, #000); --surface: light-dark(#fff, #1c1c1e);
      --ink: light-dark(#16161a, #f5f5f7); --line: light-dark(#8a8a93, #75757d);
      --tint: light-dark(#0058d0, #5aa5ff); --on-tint: light-dark(#fff, #001b3d); --red: light-dark(#c4161c, #ff7b74);
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 16px; max-width: 440px; color: var(--ink); background: var(--ground);
      font: 1.0625rem/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
      overflow-wrap: break-word;
    }
    a { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; color: var(--tint); text-decoration: none; }
    nav a::before {
      content: ""; width: 10px; height: 10px; margin-inline-start: 2px;
      border: solid; border-width: 0 0 2px 2px; transform: rotate(45deg);
    }
    a:hover { text-decoration: underline; }
    h1 { margin: 8px 0 16px; font-size: min(2.125rem, 1rem + 6vw); line-height: 1.2; }
    form { padding: 16px; background: var(--surface); border: 1px solid transparent; border-radius: 12px; }
    p { margin: 0 0 16px; }
    p:empty { display: none; }
    [role="alert"] { color: var(--red); }
    label { display: block; font-weight: 600; }
    input, button { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; border-radius: 8px; }
    input { margin-top: 4px; color: inherit; background: var(--surface); border: 1px solid var(--line); }
    button { color: var(--on-tint); background: var(--tint); border: 1px solid transparent; font-weight: 600; cursor: pointer; }
    :focus-visible { outline: 3px solid var(--tint); outline-offset: 2px; border-radius: 8px; }

    """
}
