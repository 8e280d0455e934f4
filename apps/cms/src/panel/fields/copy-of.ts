/** Returns the slug of a copy. */
export const copyOf = (slug: string, count: number): string => `${slug}-copia${count > 1 ? `-${count}` : ''}`
