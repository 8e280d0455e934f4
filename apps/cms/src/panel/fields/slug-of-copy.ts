/** Returns the slug of a copied record, such as `santorini-copia` or `santorini-copia-2`. */
export const slugOfCopy = (slug: string, count: number): string => `${slug}-copia${count > 1 ? `-${count}` : ''}`
