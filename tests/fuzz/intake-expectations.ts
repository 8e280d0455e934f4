// Checks that the database contains exactly what the intake acknowledged.
import { createHash } from 'node:crypto'
import { type LeadSource, leadSources } from '@app/domain/source/lead-source'
import { readSourceEvents } from '@app/domain/source/source-events'
import type pg from 'pg'
import { expect } from 'vitest'
import type { Exchange } from './fuzz-endpoint'
import type { IntakeEndpoint } from './intake-endpoints'

export type Expectation = { onProcessed(exchange: Exchange): void; check(): Promise<void> }

type Table = NonNullable<IntakeEndpoint['storesIn']>

/** Returns the source whose webhook an endpoint is. */
export const sourceOf = ({ name }: Pick<IntakeEndpoint, 'name'>): LeadSource | undefined =>
  leadSources.find((source) => name === `POST /api/sources/${source}`)

/** Returns the check of an endpoint that stores something. Call it before the first request. */
export async function expectStored(pool: pg.Pool, endpoint: IntakeEndpoint): Promise<Expectation | undefined> {
  const source = sourceOf(endpoint)
  if (source) return expectSourceEvents(pool, source)
  return endpoint.storesIn && expectReferences(pool, endpoint.storesIn)
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/**
 * Checks that every acknowledged reference is stored once, and that nothing else was stored. The answer to a plain
 * booking has no reference, but the key of the appointment.
 */
async function expectReferences(pool: pg.Pool, table: Table): Promise<Expectation> {
  const acknowledged = new Set<string>()
  const answeredToTraps = new Set<string>()
  const keyHashes: string[] = []
  const before = new Set(await readReferences(pool, table))
  return {
    onProcessed({ request, answer }) {
      const reference = /SM-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(answer.text)?.[0]
      if (reference) (request.isTrap ? answeredToTraps : acknowledged).add(reference)
      const key = answer.location && new URLSearchParams(answer.location.split('?')[1]).get('key')
      if (key) keyHashes.push(sha256(key))
    },
    async check() {
      for (const reference of await readBookings(pool, keyHashes)) acknowledged.add(reference)
      const after = await readReferences(pool, table)
      const stored = new Set(after)
      expect(after, 'references that are stored once').toHaveLength(stored.size)
      expect(
        [...acknowledged].filter((reference) => !stored.has(reference)),
        'acknowledged, but not stored',
      ).toEqual([])
      const known = new Set([...before, ...acknowledged, ...answeredToTraps])
      expect(
        after.filter((reference) => !known.has(reference)),
        'stored, but not acknowledged',
      ).toEqual([])
      expect(acknowledged.size).toBeGreaterThan(0)
      console.log(`${table}: ${acknowledged.size} acknowledged references, ${stored.size - before.size} new rows`)
    },
  }
}

async function readReferences(pool: pg.Pool, table: Table): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string }>(`select reference from ${table}`)
  return rows.map(({ reference }) => reference)
}

/** Returns the reference for each key of an appointment. */
async function readBookings(pool: pg.Pool, keyHashes: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string }>(
    `select a.reference from appointment_keys k join appointments a on a.id = k.appointment_id
     where k.key_hash = any($1)`,
    [keyHashes],
  )
  expect(rows, 'keys of stored appointments').toHaveLength(keyHashes.length)
  return rows.map(({ reference }) => reference)
}

/** Checks that the stored messages of a source are exactly those that the intake acknowledged, each of them once. */
function expectSourceEvents(pool: pg.Pool, source: LeadSource): Expectation {
  const acknowledgedIds = new Set<string>()
  let storedCount = 0
  return {
    onProcessed({ request: { body = new Uint8Array() }, answer }) {
      storedCount += (JSON.parse(answer.text) as { stored: number }).stored
      for (const id of eventIdsIn(source, body)) acknowledgedIds.add(id)
    },
    async check() {
      const { rows } = await pool.query<{ id: string; state: string }>(
        'select event_id as id, state::text from source_events where source::text = $1',
        [source],
      )
      expect(rows).toHaveLength(storedCount)
      expect(new Set(rows.map(({ id }) => id))).toEqual(acknowledgedIds)
      expect(rows).toHaveLength(acknowledgedIds.size)
      expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['waiting', 'parked']))
      console.log(`${source}: ${acknowledgedIds.size} acknowledged messages, ${rows.length} rows`)
    },
  }
}

function eventIdsIn(source: LeadSource, body: Uint8Array): string[] {
  const events = readSourceEvents(source, parseJson(new TextDecoder().decode(body).replaceAll('\0', '\ufffd')))
  return events?.map(({ eventId }) => eventId) ?? [`body:${sha256(body)}`]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
