/** Returns the name of the form's draft. The page needs it before the form loads. */
export const referralFormId = (idPrefix: string): string => `referral:${idPrefix}`
