/** Returns a range such as "2024–2026", or one year if both are equal. */
export const copyrightYears = (from: number, currentYear: number): string =>
  currentYear > from ? `${from}–${currentYear}` : `${from}`
