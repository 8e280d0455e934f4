// This file uses no zod schema, because browsers parse URLs with it.

export const codePattern = /^(?:[A-Z]{1,2}|\d{1,2})-\d{2,3}$/
export const blockPattern = /^(?:[A-Z]{1,2}|\d{1,2})$/

/** Returns the floor of an apartment. The code `3-02` is the second apartment on the third floor. */
export const floorOf = ({ block }: { block: string }): number => Number(block)
export const unitOf = ({ code }: { code: string }): string => code.slice(code.indexOf('-') + 1)
