// HeadwaterUITesting
