type Span = { startsAt: Date; endsAt: Date }
/** The seat and time of a booked appointment. A cancelled appointment takes no seat. */
export type BookedSeat = Span & { seat: number }

/** Returns whether two spans overlap. Spans that only meet at their ends do not overlap. */
export const overlaps = (a: Span, b: Span): boolean =>
  a.startsAt.getTime() < b.endsAt.getTime() && b.startsAt.getTime() < a.endsAt.getTime()

const takenSeatsDuring = (bookedSeats: readonly BookedSeat[], span: Span): Set<number> =>
  new Set(bookedSeats.filter((appointment) => overlaps(appointment, span)).map(({ seat }) => seat))

/**
 * Counts the seats that are free for the whole span. Compares by overlap instead of start time, because the length of
 * slots and the opening hours may have changed since an appointment was booked.
 */
export const seatsLeft = (capacity: number, bookedSeats: readonly BookedSeat[], span: Span): number =>
  Math.max(0, capacity - takenSeatsDuring(bookedSeats, span).size)

/** Returns the lowest free seat, or undefined if the slot is full. */
export function freeSeat(capacity: number, bookedSeats: readonly BookedSeat[], span: Span): number | undefined {
  const takenSeats = takenSeatsDuring(bookedSeats, span)
  if (takenSeats.size >= capacity) return undefined
  return Array.from({ length: capacity }, (_, index) => index + 1).find((seat) => !takenSeats.has(seat))
}
