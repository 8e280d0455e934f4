'use client'

/** For a field that another field renders. Payload would render a hidden field as an input with the same id. */
export const NoField = () => null
