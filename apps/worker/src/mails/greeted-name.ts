const MAX_LETTERS = 24

/** The first word of a name: enough to greet somebody, too little for a message to a stranger. */
export const greetedName = (firstName: string): string => (firstName.split(' ')[0] ?? '').slice(0, MAX_LETTERS)
