import type { LimaDate } from './lima-date'

/** A time of day in Lima, such as `10:00`. */
export type ClockTime = string

export const limaInstant = (day: LimaDate, time: ClockTime): Date => new Date(`${day}T${time}:00-05:00`)

/** Returns the instant at which a day begins in Lima. */
export const startOfDay = (day: LimaDate): Date => limaInstant(day, '00:00')

const limaClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Lima',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export const limaTimeOf = (instant: Date): ClockTime => limaClock.format(instant)

/** Formats minutes after midnight as a time such as `9:05`. */
export const formatMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
