import { randomInt, randomUUID } from 'node:crypto'
import { addDays, limaDateOf, yearOf } from '@sillar/domain/calendar/lima-date'
import { complaintLabel } from '@sillar/domain/complaint/complaint-number'
import { deadlineOf } from '@sillar/domain/complaint/days-left'
import { LEGAL_DAY_RULE, responseDeadline } from '@sillar/domain/complaint/response-deadline'
import pg from 'pg'
import { eventually } from './worker-process'

/** The latest day on which a complaint was filed that has so many days left today. */
function dayWith(left: number): string {
  const today = limaDateOf(new Date())
  for (let day = today; ; day = addDays(day, -1)) {
    const deadline = deadlineOf(today, responseDeadline(day, LEGAL_DAY_RULE), 'business')
    if (deadline.state !== 'late' && deadline.days === left) return day
  }
}

/**
 * The complaint of that address once more, as if it had been filed weeks ago. The book lets nobody change the day of one
 * that is in it, so this is another one.
 */
export async function fileOlder(
  databaseUrl: string,
  email: string,
  left: number,
  /** Columns of somebody else's. */
  other: Record<string, string> = {},
): Promise<{ id: string; label: string }> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const filedOn = dayWith(left)
  const number = { number: randomInt(100_000, 900_000), year: yearOf(filedOn) }
  const changed = {
    id: randomUUID(),
    reference: complaintLabel(number),
    idempotency_key: randomUUID(),
    ...number,
    filed_on: filedOn,
    due_on: responseDeadline(filedOn, LEGAL_DAY_RULE),
    ...other,
  }
  await inspected(client, email)
  await client.query(
    `insert into complaints select (jsonb_populate_record(c, $2::jsonb)).* from complaints c where c.email = $1 limit 1`,
    [email, JSON.stringify(changed)],
  )
  await client.end()
  return { id: changed.id, label: changed.reference }
}

/** Waits until the worker has inspected the file: it would never inspect the copy. */
const inspected = (client: pg.Client, email: string) =>
  eventually(
    'the file of the complaint is inspected',
    async () => {
      const { rows } = await client.query(`select 1 from complaints where email = $1 and attachment_scan = 'pending'`, [
        email,
      ])
      return rows.length === 0
    },
    60,
  )
