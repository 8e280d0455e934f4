import { type Integration, integrations } from '@app/platform/queue/queues'
import * as z from 'zod'
import type { IntegrationState } from './integration-states'

export const INTEGRATIONS_DIGEST = 'integrations-digest'

const MINUTE_MS = 60_000
/** Time for which an integration may reject everything before on-call is notified. */
const REJECTION_LIMIT_MS = 15 * MINUTE_MS
/** Recoveries and parked deliveries wait for the interval; a newly failing integration is reported immediately. */
const DIGEST_INTERVAL_MS = 15 * MINUTE_MS
/** The transaction that parks a delivery may commit a little later, so the last seconds belong to the next digest. */
const PARKING_GRACE_MS = 10_000

const integration = z.enum(integrations)
const openedIncident = z.object({ integration, since: z.string(), waiting: z.number(), detail: z.string() })
/** `nothing waits`: the integration has accepted nothing since then, but no delivery waits for it any more. */
const closedIncident = z.object({ integration, since: z.string(), how: z.enum(['delivers again', 'nothing waits']) })

/** A digest as it is stored with its mail. The next digest is calculated from it. */
const digestRecord = z.object({
  at: z.string(),
  open: z.array(z.object({ integration, since: z.string() })),
  opened: z.array(openedIncident),
  closed: z.array(closedIncident),
  parkedAfter: z.string().nullable(),
  parkedUntil: z.string(),
})

export type Digest = z.infer<typeof digestRecord>

export const readDigest = (json: string): Digest => digestRecord.parse(JSON.parse(json))

type DigestInput = {
  previous: Digest | undefined
  states: IntegrationState[]
  countParked: (after: string | null, until: string) => Promise<number>
  now: Date
}

/** Returns the next digest, or undefined if there is nothing new to report. */
export async function nextDigest({ previous, states, countParked, now }: DigestInput): Promise<Digest | undefined> {
  const openIncidents = new Map(previous?.open.map((incident) => [incident.integration, incident.since]))
  const rejectingStates = states.filter(
    ({ rejectingSince }) => rejectingSince && now.getTime() - +rejectingSince >= REJECTION_LIMIT_MS,
  )
  const rejectingIntegrations = new Set<Integration>(rejectingStates.map((state) => state.integration))
  const openedIncidents = rejectingStates
    .filter((state) => !openIncidents.has(state.integration))
    .map(({ integration, rejectingSince, waiting, lastDetail }) => ({
      integration,
      since: rejectingSince?.toISOString() ?? '',
      waiting,
      detail: lastDetail ?? '',
    }))
  const closedIncidents = [...openIncidents]
    .filter(([integration]) => !rejectingIntegrations.has(integration))
    .map(([integration, since]) => ({ integration, since, how: outcomeOf(states, integration, since) }))

  const isQuietTime = previous !== undefined && now.getTime() - Date.parse(previous.at) < DIGEST_INTERVAL_MS
  if (isQuietTime && openedIncidents.length === 0) return undefined
  const parkedAfter = previous?.parkedUntil ?? null
  const parkedUntil = new Date(now.getTime() - PARKING_GRACE_MS).toISOString()
  const parkedCount = await countParked(parkedAfter, parkedUntil)
  if (openedIncidents.length + closedIncidents.length + parkedCount === 0) return undefined

  const remainingIncidents = [...openIncidents].filter(([integration]) => rejectingIntegrations.has(integration))
  return {
    at: now.toISOString(),
    open: [
      ...remainingIncidents.map(([integration, since]) => ({ integration, since })),
      ...openedIncidents.map(({ integration, since }) => ({ integration, since })),
    ],
    opened: openedIncidents,
    closed: closedIncidents,
    parkedAfter,
    parkedUntil,
  }
}

function outcomeOf(
  states: IntegrationState[],
  integration: Integration,
  since: string,
): Digest['closed'][number]['how'] {
  const lastSuccess = states.find((state) => state.integration === integration)?.lastSuccessAt
  return lastSuccess && lastSuccess.toISOString() >= since ? 'delivers again' : 'nothing waits'
}
