// HeadwaterWeb
