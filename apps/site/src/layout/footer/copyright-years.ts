/** Returns "2024–2026", or one year while it is the first. */
export const copyrightYears = (from: number, now: number): string => (now > from ? `${from}–${now}` : `${from}`)
