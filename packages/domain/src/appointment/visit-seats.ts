type Span = { startsAt: Date; endsAt: Date }
/** A booked visit of a place. Cancelled visits hold no seat. */
export type BookedSeat = Span & { seat: number }

/** A visit that ends when another begins does not overlap it. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.startsAt.getTime() < other.endsAt.getTime() && other.startsAt.getTime() < one.endsAt.getTime()

const seatsTakenDuring = (booked: readonly BookedSeat[], span: Span): Set<number> =>
  new Set(booked.filter((visit) => overlaps(visit, span)).map(({ seat }) => seat))

/**
 * Counts the seats that are free for the whole time. Booked visits are compared by overlap and not by their start: they
 * keep the length and hours that were in force when they were booked.
 */
export const seatsLeft = (capacity: number, booked: readonly BookedSeat[], span: Span): number =>
  Math.max(0, capacity - seatsTakenDuring(booked, span).size)

/** Returns the lowest free seat, or nothing when the time is full. */
export function freeSeat(capacity: number, booked: readonly BookedSeat[], span: Span): number | undefined {
  const taken = seatsTakenDuring(booked, span)
  if (taken.size >= capacity) return undefined
  return Array.from({ length: capacity }, (_, at) => at + 1).find((seat) => !taken.has(seat))
}
