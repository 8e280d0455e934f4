const MAX_LETTERS = 24

/** Returns the first word of a name: enough for a greeting, too short to smuggle in a message. */
export const greetedName = (firstName: string): string => (firstName.split(' ')[0] ?? '').slice(0, MAX_LETTERS)
