// Labels keep the format of the old complaint book, which has a fixed number of zeros before a number of any length.

/** Maximum of an `integer` column in PostgreSQL. */
const MAX_NUMBER = 2_147_483_647

export type ComplaintNumber = { number: number; year: number }

export const complaintLabel = ({ number, year }: ComplaintNumber): string => `N° 000 00000${number}-${year}`

/** Parses a label as people type it, with or without `N°`, zeros and spaces. */
export function parseComplaintLabel(text: string): ComplaintNumber | undefined {
  const match = /^(?:N\s*[°ºo]?\.?)?\s*([\d\s]+)-\s*(\d{4})$/i.exec(text.trim())
  if (!match) return undefined
  const number = Number(match[1]?.replace(/\s+/g, ''))
  return number > 0 && number <= MAX_NUMBER ? { number, year: Number(match[2]) } : undefined
}
