// Apart from the schema, so that a form can show the choices before it loads the rules.

export const leadKinds = ['contact', 'visit', 'waiting-list'] as const
export const timesOfDay = ['morning', 'afternoon'] as const
export const meetingPlaces = ['office', 'site'] as const
