/** Codes of temporary errors and rate limits, which Meta also reports with status 400. */
const temporaryCodes = [1, 2, 4, 17, 32]

/** Returns whether a request that the Graph API of Meta answered with an error may succeed later. */
export const isTemporaryMetaError = (status: number, code: number | undefined): boolean =>
  status >= 500 || status === 429 || (code !== undefined && temporaryCodes.includes(code))
