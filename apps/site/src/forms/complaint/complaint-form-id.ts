/**
 * Returns the id of the form's draft. The page also uses the id, because it hydrates the form at once if a draft is
 * stored.
 */
export const complaintFormId = (idPrefix: string): string => `complaint:${idPrefix}`
