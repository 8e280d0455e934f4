/** Returns a text in lower case and without accents, so that a search for `mejia` finds `Mejía`. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
