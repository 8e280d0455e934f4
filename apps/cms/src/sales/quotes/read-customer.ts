import type { Queryable } from '@app/platform/database/pool'
import { mayMailQuery } from './queue-quote-mail'

/** The person for whom staff issue a quote. */
export type Customer = {
  id: string
  name: string
  firstName: string
  email: string
  phone: string
  locale: 'es' | 'en'
  project: string
  /** False if the person gave no e-mail address, or if their lead is lost. */
  mayMail: boolean
}

export async function readCustomer(db: Queryable, lead: string): Promise<Customer | undefined> {
  const { rows } = await db.query<Omit<Customer, 'mayMail'>>(
    `select l.id, l.first_name || ' ' || l.last_name as name, l.first_name as "firstName", l.email, l.phone,
       l.locale::text as locale, l.project_slug as project
     from leads l join lead_work w on w.lead_id = l.id where l.id = $1`,
    [lead],
  )
  if (!rows[0]) return undefined
  const mail = await db.query<{ mayMail: boolean }>(mayMailQuery, [lead])
  return { ...rows[0], mayMail: mail.rows[0]?.mayMail ?? false }
}
