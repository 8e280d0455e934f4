const MAX_LETTERS = 24

/** Returns the first word of a name, cut to 24 letters, because a longer name could contain a message to a stranger. */
export const greetedName = (firstName: string): string => (firstName.split(' ')[0] ?? '').slice(0, MAX_LETTERS)
