// The module's one condition: what it is built on is resolved only with the trait.
#if !Web
  #error(
    "HeadwaterWeb needs the trait `Web`: add `traits: [\"Web\"]` to the package dependency, or pass `--traits Web`."
  )
#endif
