/** The name of a copy as part of an address. */
export const copyOf = (slug: string, count: number): string => `${slug}-copia${count > 1 ? `-${count}` : ''}`
