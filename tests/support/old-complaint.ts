import { randomInt, randomUUID } from 'node:crypto'
import { addDays, limaDateOf, yearOf } from '@app/domain/calendar/lima-date'
import { complaintLabel } from '@app/domain/complaint/complaint-number'
import { deadlineOf } from '@app/domain/complaint/days-left'
import { LEGAL_DAY_RULE, responseDeadline } from '@app/domain/complaint/response-deadline'
import pg from 'pg'
import { eventually } from './worker-process'

/** Returns the latest filing day on which a complaint now has this many days left. */
function dayWith(left: number): string {
  const today = limaDateOf(new Date())
  for (let day = today; ; day = addDays(day, -1)) {
    const deadline = deadlineOf(today, responseDeadline(day, LEGAL_DAY_RULE), 'business')
    if (deadline.state !== 'late' && deadline.days === left) return day
  }
}

/**
 * Files a complaint again with an earlier date. The complaint book allows no change of a filing day, so this is a new
 * one.
 */
export async function fileOlder(
  databaseUrl: string,
  email: string,
  left: number,
  /** Columns of another person. */
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
