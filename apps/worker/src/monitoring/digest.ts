import { type Integration, integrations } from '@app/platform/queue/queues'
import * as z from 'zod'
import type { IntegrationState } from './integration-states'

export const INTEGRATIONS_DIGEST = 'receivers-digest'

const MINUTE = 60_000
/** How long an integration may reject everything before on-call is notified. */
const REJECTING_FOR = 15 * MINUTE
/** Recoveries and parked deliveries are batched; a newly failing integration is reported at once. */
const BETWEEN_DIGESTS = 15 * MINUTE
/** Excludes the last seconds: a delivery being parked right now commits later and is in the next digest. */
const PARKING_GRACE = 10_000

const receiver = z.enum(integrations)
const opened = z.object({ receiver, since: z.string(), waiting: z.number(), detail: z.string() })
/** `nothing waits`: the integration never recovered, and everything that waited for it was parked. */
const closed = z.object({ receiver, since: z.string(), how: z.enum(['delivers again', 'nothing waits']) })

/** The content of one digest. It is stored with its mail, and the next digest is computed from it. */
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
  states: IntegrationState[]
  parkedSince: (after: string | null, until: string) => Promise<number>
  now: Date
}

/** Returns the next digest, or undefined if there is nothing new to report. */
export async function nextDigest({ previous, states, parkedSince, now }: Look): Promise<Digest | undefined> {
  const known = new Map(previous?.open.map((incident) => [incident.receiver, incident.since]))
  const rejecting = states.filter(
    ({ rejectingSince }) => rejectingSince && now.getTime() - +rejectingSince >= REJECTING_FOR,
  )
  const isRejecting = new Set<Integration>(rejecting.map((state) => state.receiver))
  const openedNow = rejecting
    .filter((state) => !known.has(state.receiver))
    .map(({ receiver, rejectingSince, waiting, lastDetail }) => ({
      receiver,
      since: rejectingSince?.toISOString() ?? '',
      waiting,
      detail: lastDetail ?? '',
    }))
  const closedNow = [...known]
    .filter(([receiver]) => !isRejecting.has(receiver))
    .map(([receiver, since]) => ({ receiver, since, how: howItEnded(states, receiver, since) }))

  const isQuietTime = previous !== undefined && now.getTime() - Date.parse(previous.at) < BETWEEN_DIGESTS
  if (isQuietTime && openedNow.length === 0) return undefined
  const parkedAfter = previous?.parkedUntil ?? null
  const parkedUntil = new Date(now.getTime() - PARKING_GRACE).toISOString()
  const parked = await parkedSince(parkedAfter, parkedUntil)
  if (openedNow.length + closedNow.length + parked === 0) return undefined

  const stillOpen = [...known].filter(([receiver]) => isRejecting.has(receiver))
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

function howItEnded(states: IntegrationState[], receiver: Integration, since: string): Digest['closed'][number]['how'] {
  const lastSuccess = states.find((state) => state.receiver === receiver)?.lastSuccessAt
  return lastSuccess && lastSuccess.toISOString() >= since ? 'delivers again' : 'nothing waits'
}
