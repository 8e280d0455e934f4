/** Returns "2024–2026", or a single year in the first year. */
export const copyrightYears = (from: number, now: number): string => (now > from ? `${from}–${now}` : `${from}`)
