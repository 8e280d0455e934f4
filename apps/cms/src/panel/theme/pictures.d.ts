// Next writes this reference when it builds; types are checked before that.
/// <reference types="next/image-types/global" />
