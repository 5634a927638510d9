// The only condition of the module: its dependencies are resolved only with the trait.
#if !Web
  #error(
    "HeadwaterWeb needs the trait `Web`: add `traits: [\"Web\"]` to the package dependency, or pass `--traits Web`."
  )
#endif
