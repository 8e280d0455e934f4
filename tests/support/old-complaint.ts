import { randomInt, randomUUID } from 'node:crypto'
import { addDays, limaDateOf, yearOf } from '@app/domain/calendar/lima-date'
import { complaintLabel } from '@app/domain/complaint/complaint-number'
import { deadlineOf } from '@app/domain/complaint/days-left'
import { LEGAL_DAY_RULE, responseDeadline } from '@app/domain/complaint/response-deadline'
import pg from 'pg'
import { eventually } from './worker-process'

/** Returns the latest filing day of a complaint that has the given number of business days left today. */
function filingDayFor(daysLeft: number): string {
  const today = limaDateOf(new Date())
  for (let day = today; ; day = addDays(day, -1)) {
    const deadline = deadlineOf(today, responseDeadline(day, LEGAL_DAY_RULE), 'business')
    if (deadline.state !== 'late' && deadline.days === daysLeft) return day
  }
}

/** Copies a complaint and gives the copy an earlier filing day, because the day of a filed complaint cannot change. */
export async function fileOldComplaint(
  databaseUrl: string,
  email: string,
  daysLeft: number,
  columnChanges: Record<string, string> = {},
): Promise<{ id: string; label: string }> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const filedOn = filingDayFor(daysLeft)
  const number = { number: randomInt(100_000, 900_000), year: yearOf(filedOn) }
  const columns = {
    id: randomUUID(),
    reference: complaintLabel(number),
    idempotency_key: randomUUID(),
    ...number,
    filed_on: filedOn,
    due_on: responseDeadline(filedOn, LEGAL_DAY_RULE),
    ...columnChanges,
  }
  await waitForInspection(client, email)
  await client.query(
    `insert into complaints select (jsonb_populate_record(c, $2::jsonb)).* from complaints c where c.email = $1 limit 1`,
    [email, JSON.stringify(columns)],
  )
  await client.end()
  return { id: columns.id, label: columns.reference }
}

/** Waits until the worker has inspected the attachment, because the worker never inspects the copy's attachment. */
const waitForInspection = (client: pg.Client, email: string) =>
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
