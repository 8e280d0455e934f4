/** The rights of Ley 29733 and its regulation (DS 016-2024-JUS) that a person can exercise with the form. */
export const privacyRights = ['access', 'rectification', 'cancellation', 'opposition', 'portability'] as const
export type PrivacyRight = (typeof privacyRights)[number]

export const privacyRequestStates = ['unconfirmed', 'open', 'closed'] as const
export type PrivacyRequestState = (typeof privacyRequestStates)[number]

export const MAX_PRIVACY_DETAIL = 2000
