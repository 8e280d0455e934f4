// Next generates this reference during the build, but types are checked before the build.
/// <reference types="next/image-types/global" />
