/** Returns the id of the draft. The page also uses it, because a stored draft hydrates the form at once. */
export const complaintFormId = (idPrefix: string): string => `complaint:${idPrefix}`
