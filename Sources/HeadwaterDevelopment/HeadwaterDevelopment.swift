// HeadwaterDevelopment is the part of hot reload that runs in the app: it takes new machine code from the tool that
// has started the program, puts it beside the old, and has the old jump to it.
//
// In come messages of `headwater-dev` on a socket that the program has inherited; no port is open, and nobody else
// can send any. Out go answers. It knows neither views nor servers: whoever follows it draws everything again.
//
// The tool compiles, compares, links and decides. A program without it, or a release, has none of this.
