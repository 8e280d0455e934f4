/** A calendar day in Lima, `yyyy-mm-dd`. */
export type LimaDate = string

/** Lima is five hours behind UTC and has no daylight saving time. */
const LIMA_OFFSET_MS = 5 * 60 * 60 * 1000

/** Returns the day in Lima at an instant. Formatting with `Intl` takes three times as long, and reports convert thousands. */
export const limaDateOf = (instant: Date): LimaDate =>
  new Date(instant.getTime() - LIMA_OFFSET_MS).toISOString().slice(0, 10)

export const yearOf = (date: LimaDate): number => Number(date.slice(0, 4))

export const addDays = (date: LimaDate, days: number): LimaDate => {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** Returns the day of the week; 0 is Sunday. */
export const weekdayOf = (date: LimaDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** Returns the Monday of the week that a day is in. */
export const mondayOf = (date: LimaDate): LimaDate => addDays(date, -((weekdayOf(date) + 6) % 7))

/** Returns whether a text is an existing day; 2026-02-30 is not. */
export const isLimaDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text
