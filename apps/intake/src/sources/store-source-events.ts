import type { LeadSource } from '@app/domain/source/lead-source'
import { readSourceEvents, type SourceEvent } from '@app/domain/source/source-events'
import type { Queryable } from '@app/platform/database/pool'
import { sha256 } from '../submissions/idempotency'

type Message = { source: LeadSource; bytes: Uint8Array; requestId: string }

/**
 * Stores the leads of a message with its raw body, before they are processed. A repeated message stores nothing. A
 * message that cannot be read is stored too, for staff.
 */
export async function storeSourceEvents(db: Queryable, { source, bytes, requestId }: Message): Promise<number> {
  // PostgreSQL text cannot contain the NUL character. Valid JSON does not contain it, so only broken messages change.
  const body = new TextDecoder().decode(bytes).replaceAll('\0', '\ufffd')
  const events = readSourceEvents(source, parseJson(body))
  const unreadable: SourceEvent[] = [{ eventId: `body:${sha256(bytes)}`, form: '' }]
  const { rowCount } = await db.query(
    `insert into source_events (source, event_id, form, body, request_id, state, reason)
     select $1::text::enum_source_events_source, e."eventId", e.form, coalesce(e.body, $3), $4,
       $5::text::enum_source_events_state, $6::text::enum_source_events_reason
     from json_to_recordset($2) as e("eventId" text, form text, body text)
     on conflict (source, event_id) do nothing`,
    [
      source,
      JSON.stringify(events ?? unreadable),
      body,
      requestId,
      events ? 'waiting' : 'parked',
      events ? null : 'unreadable',
    ],
  )
  return rowCount ?? 0
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
