// Apart from the schema, so that a form can show the choices before it loads the rules.
import { addDays, type LimaDate } from '../calendar/lima-date'

/** Stands where a project would, when a person asks about none. No project may be called so. */
export const GENERAL_QUESTION = 'general'

export const leadKinds = ['contact', 'visit', 'waiting-list'] as const
export const timesOfDay = ['morning', 'afternoon'] as const
export const meetingPlaces = ['office', 'site'] as const

/** An adviser confirms a visit by phone first, so that today is too soon. */
export const earliestVisit = (today: LimaDate): LimaDate => addDays(today, 1)

export const MAX_MESSAGE = 1000
