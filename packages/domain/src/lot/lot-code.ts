// Browsers use this file to parse URLs, so it must not import zod.

export const codePattern = /^(?:[A-Z]{1,2}|\d{1,2})-\d{2,3}$/
export const blockPattern = /^(?:[A-Z]{1,2}|\d{1,2})$/

/** Returns the floor of an apartment, which is stored as its block. */
export const floorOf = ({ block }: { block: string }): number => Number(block)
export const unitOf = ({ code }: { code: string }): string => code.slice(code.indexOf('-') + 1)
