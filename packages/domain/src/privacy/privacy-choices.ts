/** The rights of Ley 29733 that a person can exercise with the form. */
export const privacyRights = ['access', 'rectification', 'cancellation', 'opposition'] as const
export type PrivacyRight = (typeof privacyRights)[number]

export const privacyRequestStates = ['unconfirmed', 'open', 'closed'] as const
export type PrivacyRequestState = (typeof privacyRequestStates)[number]

export const MAX_PRIVACY_DETAIL = 2000
