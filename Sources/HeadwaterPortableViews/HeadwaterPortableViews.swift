// HeadwaterPortableViews
