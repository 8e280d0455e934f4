// The same format as in the old book: the leading zeros are fixed and the number follows, whatever its length.

/** Maximum of the database's integer. */
const MAX_NUMBER = 2_147_483_647

export type ComplaintNumber = { number: number; year: number }

export const complaintLabel = ({ number, year }: ComplaintNumber): string => `N° 000 00000${number}-${year}`

/** Parses a label as people copy it: with or without `N°`, zeros and spaces. */
export function parseComplaintLabel(text: string): ComplaintNumber | undefined {
  const match = /^(?:N\s*[°ºo]?\.?)?\s*([\d\s]+)-\s*(\d{4})$/i.exec(text.trim())
  if (!match) return undefined
  const number = Number(match[1]?.replace(/\s+/g, ''))
  return number > 0 && number <= MAX_NUMBER ? { number, year: Number(match[2]) } : undefined
}
