import HeadwaterPortableViews

func word(_ count: Int) -> String { "word \(count)" }
