// Separate from the schema, so that a form can show the choices before it loads the validation.
import { addDays, type LimaDate } from '../calendar/lima-date'

/** Used instead of a project slug if the lead is about no project. No project may have this slug. */
export const GENERAL_QUESTION = 'general'

export const leadKinds = ['contact', 'visit', 'waiting-list'] as const
export const timesOfDay = ['morning', 'afternoon'] as const
export const meetingPlaces = ['office', 'site'] as const

/** An adviser confirms appointments by phone first, so today is too soon. */
export const earliestVisit = (today: LimaDate): LimaDate => addDays(today, 1)

export const MAX_MESSAGE = 1000
