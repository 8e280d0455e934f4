/** Prefix of the session storage keys of the drafts and receipts of leads. */
export const LEAD_DRAFTS = 'draft:lead:'

/** Returns the session storage key of a form's draft. */
export const draftName = (formId: string): string => `draft:${formId}`
