// HeadwaterTesting
