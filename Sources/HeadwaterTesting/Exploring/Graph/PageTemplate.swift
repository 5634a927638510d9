/// The page of a graph, with marks for its parts: `{{title}}`.
enum PageTemplate {
  static let text = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
    <title>{{title}}</title>
    <style>
    :root {
      color-scheme: light dark;
      --ground: #fff; --page: #f3f3f7; --ink: #1a1a20; --soft: #5a5a66; --edge: #d9d9e0; --line: #a4a4b0;
      --person: #0058d0; --world: #8a4b00; --time: #5b5b66; --bad: #c4161c; --chosen: #dbe8fd; --code: #f3f3f7;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #1b1b1f; --page: #101013; --ink: #f2f2f5; --soft: #a9a9b4; --edge: #36363d; --line: #5c5c68;
        --person: #6cb0ff; --world: #f0b060; --time: #a9a9b4; --bad: #ff7b74; --chosen: #1d3a60; --code: #131316;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--page); color: var(--ink);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(340px, 30vw); height: 100dvh;
    }
    header { grid-column: 1 / -1; padding: 14px 20px; background: var(--ground); border-block-end: 1px solid var(--edge); }
    h1 { margin: 0; font-size: 20px; line-height: 1.3; overflow-wrap: anywhere; }
    h2 { margin: 0; font-size: 17px; }
    h3 { margin: 22px 0 6px; font-size: 12px; text-transform: uppercase; letter-spacing: .05em; color: var(--soft); }
    header p { margin: 2px 0 0; color: var(--soft); }
    .bar { display: flex; flex-wrap: wrap; gap: 10px 18px; align-items: center; margin-block-start: 10px; }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 0; padding: 0; list-style: none; font-size: 13px; color: var(--soft); }
    .legend svg { width: 34px; height: 10px; vertical-align: middle; margin-inline-end: 5px; overflow: visible; }
    input, button { font: inherit; color: inherit; }
    input[type=search] {
      width: 230px; max-width: 100%; min-height: 34px; padding: 4px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--page);
    }
    .zoom { display: inline-flex; gap: 4px; }
    .zoom button { min-width: 36px; min-height: 34px; border: 1px solid var(--line); border-radius: 8px; background: var(--page); cursor: pointer; }
    #graph { overflow: auto; background: var(--ground); display: grid; place-content: safe center; }
    #graph svg { display: block; }
    aside { overflow: auto; padding: 18px 20px 40px; background: var(--page); border-inline-start: 1px solid var(--edge); }
    :focus-visible { outline: 3px solid var(--person); outline-offset: 2px; }
    .state { cursor: pointer; outline: none; }
    .state:hover circle { fill: var(--chosen); }
    .state:focus-visible circle { stroke: var(--person); stroke-width: 5; }
    .state[aria-current] circle { fill: var(--person); stroke: var(--person); }
    .state[aria-current] text { fill: var(--ground); font-weight: 700; }
    .filtered .state:not(.found) { opacity: .18; }
    #graph .step { opacity: .75; }
    #graph .chosen .step { opacity: .25; }
    #graph .chosen :is(.step.near, .step.way) { opacity: 1; }
    .step.near path, .step.way path { stroke-width: 2.6; }
    {{rules}}
    pre {
      margin: 0; padding: 10px 12px; background: var(--code); border: 1px solid var(--edge); border-radius: 8px;
      font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2;
    }
    aside pre { background: var(--ground); }
    ol.steps, ul.steps { margin: 0; padding: 0; list-style: none; counter-reset: step; }
    .steps button {
      display: block; width: 100%; text-align: start; padding: 6px 10px; border: 0; border-radius: 7px; background: none; cursor: pointer; overflow-wrap: anywhere;
    }
    .steps button:hover { background: var(--chosen); }
    .steps .number { color: var(--soft); font-variant-numeric: tabular-nums; }
    .person .words { color: var(--person); } .world .words { color: var(--world); } .time .words { color: var(--time); }
    .failure { color: var(--bad); font-weight: 600; margin: 6px 0 0; overflow-wrap: anywhere; }
    .none { color: var(--soft); margin: 0; }
    iframe { width: 100%; height: 480px; border: 1px solid var(--edge); border-radius: 12px; background: var(--ground); }
    details { margin-block-start: 8px; } summary { cursor: pointer; color: var(--soft); font-size: 13px; }
    details pre { margin-block-start: 6px; }
    kbd { font: inherit; border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; }
    @media (max-width: 820px) {
      body { grid-template: auto 46dvh auto / minmax(0, 1fr); height: auto; }
      aside { border-inline-start: 0; border-block-start: 1px solid var(--edge); overflow: visible; }
    }
    @media print { body { display: block; height: auto; } #graph, aside { overflow: visible; } .bar { display: none; } }
    </style>
    </head>
    <body>
    <header>
    <h1>{{title}}</h1>
    <p>{{summary}}</p>
    <div class="bar">
    <input type="search" id="search" placeholder="Find in the states" aria-label="Find in the states" autocomplete="off">
    <span id="count" role="status"></span>
    <span class="zoom" role="group" aria-label="Zoom">
    <button id="out" aria-label="Smaller">−</button><button id="fit" aria-label="Fit to the window">Fit</button><button id="in" aria-label="Larger">+</button>
    </span>
    <ul class="legend">
    <li class="step person"><svg aria-hidden="true"><path d="M0 5h34"/></svg>the person</li>
    <li class="step world"><svg aria-hidden="true"><path d="M0 5h34"/></svg>an answer of the world</li>
    <li class="step time"><svg aria-hidden="true"><path d="M0 5h34"/></svg>time</li>
    </ul>
    </div>
    </header>
    <main id="graph" tabindex="-1" aria-label="The graph. Arrow keys go from state to state.">
    {{svg}}
    </main>
    <aside id="details" aria-live="polite" aria-label="The chosen state"></aside>
    <noscript><p>The values of the states need JavaScript.</p></noscript>
    <script type="application/json" id="data">{{data}}</script>
    <script>
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const graph = document.getElementById("graph");
    const details = document.getElementById("details");
    const drawing = graph.querySelector("svg");
    const size = { width: drawing.viewBox.baseVal.width, height: drawing.viewBox.baseVal.height };
    const outgoing = data.states.map(() => []);
    const incoming = data.states.map(() => []);
    for (const step of data.steps) {
      outgoing[step.from].push(step);
      if (step.to !== step.from) incoming[step.to].push(step);
    }
    const lines = new Map();
    for (const line of drawing.querySelectorAll(".step")) lines.set(`${line.dataset.from} ${line.dataset.to}`, line);
    let chosen = -1;
    let marked = [];
    let scale = 1;

    function element(name, text, className) {
      const made = document.createElement(name);
      if (text !== undefined) made.textContent = text;
      if (className) made.className = className;
      return made;
    }

    function nodeOf(number) { return document.getElementById(`state${number}`); }

    /** The steps of the shortest way to a state. */
    function wayTo(number) {
      const way = [];
      for (let state = number; data.states[state].parent !== undefined; state = data.states[state].parent) {
        const from = data.states[state].parent;
        way.unshift(outgoing[from].find((step) => step.to === state) ?? { from, to: state, words: "", mover: "time" });
      }
      return way;
    }

    function section(title, ...content) { details.append(element("h3", title), ...content); }

    function list(name, steps, end, empty) {
      if (steps.length === 0) return element("p", empty, "none");
      const made = element(name, undefined, "steps");
      for (const step of steps) {
        const button = element("button");
        const target = step[end];
        const words = element("span", step.words, "words");
        if (end === "from") button.append(element("span", `${target} → `, "number"), words);
        else button.append(words, element("span", step.from === step.to ? " (stays here)" : ` → ${target}`, "number"));
        button.addEventListener("click", () => choose(target, true));
        const item = element("li", undefined, step.mover);
        item.append(button);
        made.append(item);
      }
      return made;
    }

    function screenOf(state) {
      const frame = element("iframe");
      frame.setAttribute("sandbox", "");
      frame.title = "The screen in this state";
      frame.srcdoc = data.screenHead + data.screens[state.screen].html + data.screenEnd;
      const outline = element("details");
      outline.append(element("summary", "As it is read aloud"), element("pre", data.screens[state.screen].outline));
      return [frame, outline];
    }

    function show(number) {
      const state = data.states[number];
      details.replaceChildren(element("h2", `State ${number}`));
      for (const failure of state.failures ?? []) details.append(element("p", `Fails here: ${failure}`, "failure"));
      if (state.screen !== undefined) section("Screen", ...screenOf(state));
      section("Value", element("pre", state.value));
      section("Running", state.running.length === 0 ? element("p", "No effect runs.", "none") : element("pre", state.running.join("\n")));
      if (state.questions.length > 0) section("Open questions", element("pre", state.questions.join("\n")));
      const way = wayTo(number);
      section(`The way here, ${way.length === 1 ? "1 step" : `${way.length} steps`}`, list("ol", way, "to", "It is an initial state."));
      section("Steps from here", list("ul", outgoing[number], "to", "None is in the graph."));
      section("Steps that lead here", list("ul", incoming[number], "from", "None."));
    }

    function mark(line, kind) {
      if (!line) return;
      line.classList.add(kind);
      marked.push([line, kind]);
    }

    function choose(number, moves, focuses) {
      if (!(number >= 0 && number < data.states.length)) return;
      if (chosen >= 0) {
        nodeOf(chosen).removeAttribute("aria-current");
        nodeOf(chosen).tabIndex = -1;
      }
      chosen = number;
      const node = nodeOf(number);
      node.setAttribute("aria-current", "true");
      node.tabIndex = 0;
      for (const [line, kind] of marked) line.classList.remove(kind);
      marked = [];
      drawing.classList.add("chosen");
      for (const step of [...outgoing[number], ...incoming[number]]) mark(lines.get(`${step.from} ${step.to}`), "near");
      for (const step of wayTo(number)) mark(lines.get(`${step.from} ${step.to}`), "way");
      show(number);
      history.replaceState(null, "", `#${number}`);
      if (moves) node.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (focuses) node.focus();
    }

    /** The state that an arrow key goes to: along a step, or up and down within a layer. */
    function neighbour(key) {
      const state = data.states[chosen];
      if (key === "ArrowLeft") return state.parent ?? incoming[chosen][0]?.from;
      if (key === "ArrowRight") {
        const children = outgoing[chosen].map((step) => step.to).filter((to) => to !== chosen);
        return children.find((to) => data.states[to].parent === chosen) ?? children[0];
      }
      if (key === "Home") return 0;
      if (key === "End") return data.states.length - 1;
      const place = (number) => nodeOf(number).querySelector("circle");
      const y = (number) => place(number).cy.baseVal.value * 1e6 + place(number).cx.baseVal.value;
      const layer = data.states.map((_, number) => number).filter((number) => data.states[number].depth === state.depth);
      layer.sort((left, right) => y(left) - y(right));
      return layer[layer.indexOf(chosen) + (key === "ArrowDown" ? 1 : -1)];
    }

    function zoom(to) {
      scale = Math.min(4, Math.max(0.05, to));
      drawing.setAttribute("width", size.width * scale);
      drawing.setAttribute("height", size.height * scale);
      if (chosen >= 0) nodeOf(chosen).scrollIntoView({ block: "nearest", inline: "nearest" });
    }

    function fit() {
      // Numbers that can't be read are of no use: a large graph is scrolled.
      zoom(Math.min(1.25, Math.max(0.75, Math.min(graph.clientWidth / size.width, graph.clientHeight / size.height))));
    }

    graph.addEventListener("click", (event) => {
      const node = event.target.closest(".state");
      if (!node) return;
      event.preventDefault();
      choose(Number(node.id.slice("state".length)), false, true);
    });
    graph.addEventListener("keydown", (event) => {
      if (!event.key.startsWith("Arrow") && event.key !== "Home" && event.key !== "End") return;
      event.preventDefault();
      choose(neighbour(event.key), true, true);
    });
    document.getElementById("search").addEventListener("input", (event) => {
      const words = event.target.value.toLowerCase();
      let count = 0;
      data.states.forEach((state, number) => {
        const isFound = words !== "" && `${state.value}\n${state.running.join("\n")}`.toLowerCase().includes(words);
        nodeOf(number).classList.toggle("found", isFound);
        if (isFound) count += 1;
      });
      drawing.classList.toggle("filtered", words !== "");
      document.getElementById("count").textContent = words === "" ? "" : count === 1 ? "1 state" : `${count} states`;
    });
    document.getElementById("search").addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      const found = data.states.map((_, number) => number).filter((number) => nodeOf(number).classList.contains("found"));
      if (found.length > 0) choose(found.find((number) => number > chosen) ?? found[0], true);
    });
    document.getElementById("in").addEventListener("click", () => zoom(scale * 1.3));
    document.getElementById("out").addEventListener("click", () => zoom(scale / 1.3));
    document.getElementById("fit").addEventListener("click", fit);
    addEventListener("hashchange", () => choose(Number(location.hash.slice(1)), true));
    fit();
    const failed = data.states.findIndex((state) => (state.failures ?? []).length > 0);
    const wished = /^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : -1;
    choose(wished >= 0 && wished < data.states.length ? wished : Math.max(failed, 0), true);
    </script>
    </body>
    </html>
    """#
}
