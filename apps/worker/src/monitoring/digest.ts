import { type Receiver, receivers } from '@sillar/platform/queue/queues'
import * as z from 'zod'
import type { ReceiverState } from './integration-states'

export const RECEIVERS_DIGEST = 'receivers-digest'

const MINUTE = 60_000
/** So long may a receiver refuse everything before somebody is told. */
const REFUSING_FOR = 15 * MINUTE
/** Recoveries and parked deliveries wait for each other; only a receiver that newly refuses is told at once. */
const BETWEEN_DIGESTS = 15 * MINUTE
/** A parking that is under way during this look commits a moment later; the next digest tells it. */
const PARKING_GRACE = 10_000

const receiver = z.enum(receivers)
const opened = z.object({ receiver, since: z.string(), waiting: z.number(), detail: z.string() })
/** `nothing waits`: the receiver never answered again, and all that waited was parked. */
const closed = z.object({ receiver, since: z.string(), how: z.enum(['delivers again', 'nothing waits']) })

/** What one digest told. It is kept with the mail, and the next look starts from it: no other memory is needed. */
const digestRecord = z.object({
  at: z.string(),
  open: z.array(z.object({ receiver, since: z.string() })),
  opened: z.array(opened),
  closed: z.array(closed),
  parkedAfter: z.string().nullable(),
  parkedUntil: z.string(),
})

export type Digest = z.infer<typeof digestRecord>

export const readDigest = (stored: string): Digest => digestRecord.parse(JSON.parse(stored))

type Look = {
  previous: Digest | undefined
  states: ReceiverState[]
  parkedSince: (after: string | null, until: string) => Promise<number>
  now: Date
}

/** The next digest, or nothing when whoever is on duty already knows all of it. */
export async function nextDigest({ previous, states, parkedSince, now }: Look): Promise<Digest | undefined> {
  const known = new Map(previous?.open.map((incident) => [incident.receiver, incident.since]))
  const refusing = states.filter(({ refusingSince }) => refusingSince && now.getTime() - +refusingSince >= REFUSING_FOR)
  const isRefusing = new Set<Receiver>(refusing.map((state) => state.receiver))
  const openedNow = refusing
    .filter((state) => !known.has(state.receiver))
    .map(({ receiver, refusingSince, waiting, lastDetail }) => ({
      receiver,
      since: refusingSince?.toISOString() ?? '',
      waiting,
      detail: lastDetail ?? '',
    }))
  const closedNow = [...known]
    .filter(([receiver]) => !isRefusing.has(receiver))
    .map(([receiver, since]) => ({ receiver, since, how: howItEnded(states, receiver, since) }))

  const isQuietTime = previous !== undefined && now.getTime() - Date.parse(previous.at) < BETWEEN_DIGESTS
  if (isQuietTime && openedNow.length === 0) return undefined
  const parkedAfter = previous?.parkedUntil ?? null
  const parkedUntil = new Date(now.getTime() - PARKING_GRACE).toISOString()
  const parked = await parkedSince(parkedAfter, parkedUntil)
  if (openedNow.length + closedNow.length + parked === 0) return undefined

  const stillOpen = [...known].filter(([receiver]) => isRefusing.has(receiver))
  return {
    at: now.toISOString(),
    open: [
      ...stillOpen.map(([receiver, since]) => ({ receiver, since })),
      ...openedNow.map(({ receiver, since }) => ({ receiver, since })),
    ],
    opened: openedNow,
    closed: closedNow,
    parkedAfter,
    parkedUntil,
  }
}

function howItEnded(states: ReceiverState[], receiver: Receiver, since: string): Digest['closed'][number]['how'] {
  const lastSuccess = states.find((state) => state.receiver === receiver)?.lastSuccessAt
  return lastSuccess && lastSuccess.toISOString() >= since ? 'delivers again' : 'nothing waits'
}
