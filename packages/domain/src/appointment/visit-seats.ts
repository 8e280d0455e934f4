type Span = { startsAt: Date; endsAt: Date }
/** A booked appointment at a place. Cancelled ones take no seat. */
export type BookedSeat = Span & { seat: number }

/** Appointments that only meet at their ends do not overlap. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.startsAt.getTime() < other.endsAt.getTime() && other.startsAt.getTime() < one.endsAt.getTime()

const seatsTakenDuring = (booked: readonly BookedSeat[], span: Span): Set<number> =>
  new Set(booked.filter((visit) => overlaps(visit, span)).map(({ seat }) => seat))

/**
 * Counts the seats that are free for the whole time. Compares by overlap instead of start time, because booked
 * appointments keep the length and hours in force when they were booked.
 */
export const seatsLeft = (capacity: number, booked: readonly BookedSeat[], span: Span): number =>
  Math.max(0, capacity - seatsTakenDuring(booked, span).size)

/** Returns the lowest free seat, or undefined if the slot is full. */
export function freeSeat(capacity: number, booked: readonly BookedSeat[], span: Span): number | undefined {
  const taken = seatsTakenDuring(booked, span)
  if (taken.size >= capacity) return undefined
  return Array.from({ length: capacity }, (_, at) => at + 1).find((seat) => !taken.has(seat))
}
