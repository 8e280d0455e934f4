/** Names the draft of a complaint. The page uses it too: a stored draft hydrates the form at once. */
export const complaintFormId = (idPrefix: string): string => `complaint:${idPrefix}`
