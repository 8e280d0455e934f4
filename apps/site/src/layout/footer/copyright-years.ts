/** Returns a range such as "2024–2026", or only the first year if no later year has begun. */
export const copyrightYears = (from: number, currentYear: number): string =>
  currentYear > from ? `${from}–${currentYear}` : `${from}`
