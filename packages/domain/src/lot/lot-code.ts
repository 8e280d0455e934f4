// How a lot or an apartment is called. No schema stands here: browsers read addresses with it.

export const codePattern = /^(?:[A-Z]{1,2}|\d{1,2})-\d{2,3}$/
export const blockPattern = /^(?:[A-Z]{1,2}|\d{1,2})$/

/** Where an apartment stands: `3-02` is the second of the third floor. */
export const floorOf = ({ block }: { block: string }): number => Number(block)
export const unitOf = ({ code }: { code: string }): string => code.slice(code.indexOf('-') + 1)
