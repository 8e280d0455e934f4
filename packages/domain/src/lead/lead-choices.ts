// The choices are not in the schema file, so a form can show them before it loads the validation.
import { addDays, type LimaDate } from '../calendar/lima-date'

/** Used instead of a project slug if the lead is about no project. No project may have this slug. */
export const GENERAL_QUESTION = 'general'

export const leadKinds = ['contact', 'appointment', 'waiting-list'] as const
export const timesOfDay = ['morning', 'afternoon'] as const
export const meetingPlaces = ['office', 'site'] as const

/** Returns the earliest day of an appointment. Today is too soon, because a salesperson confirms it by phone first. */
export const earliestAppointment = (today: LimaDate): LimaDate => addDays(today, 1)

export const MAX_MESSAGE = 1000
