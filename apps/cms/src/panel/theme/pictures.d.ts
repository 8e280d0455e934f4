// Next writes this reference during the build; types are checked before that.
/// <reference types="next/image-types/global" />
