/** Why we contact a person. An answer needs no consent to advertising, because the person requested it. */
export const contactPurposes = ['answer', 'marketing'] as const
export type ContactPurpose = (typeof contactPurposes)[number]

/** How we contact a person: the channels in Ley 29571, art. 58. The types of the database have the same values. */
export const contactChannels = ['call', 'sms', 'whatsapp', 'mail'] as const
export type ContactChannel = (typeof contactChannels)[number]

export const isContactChannel = (value: string): value is ContactChannel =>
  (contactChannels as readonly string[]).includes(value)
