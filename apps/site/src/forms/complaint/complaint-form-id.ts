/** Names the draft of a sheet. The page asks for it too: a kept draft hydrates the form at once. */
export const complaintFormId = (idPrefix: string): string => `complaint:${idPrefix}`
