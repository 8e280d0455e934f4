// Compares the database function that answers whether we may contact a person with a model in TypeScript, for random
// histories of people who share mailboxes and phones.
import { randomUUID } from 'node:crypto'
import { contactChannels, contactPurposes } from '@app/domain/lead/contact-consent'
import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { type ContactRecords, mayContact } from './contact-consent.model'

let database: FreshDatabase

beforeAll(async () => {
  database = await createFreshDatabase()
})
afterAll(async () => {
  await database?.remove()
})

// Few values, so that people often share a mailbox or a phone in another spelling.
const email = fc.constantFrom('ana@example.test', 'Ana@Example.test', 'a.na+x@gmail.com', 'ana@gmail.com', '')
const phone = fc.constantFrom('+51987654321', '987 654 321', '+51900000001', '+34600000000')
const at = fc.integer({ min: 1, max: 6 })
const contact = { email, phone, at }

const history: fc.Arbitrary<ContactRecords> = fc.record({
  leads: fc.array(
    fc.record({
      email,
      phone: fc.oneof({ weight: 5, arbitrary: phone }, { weight: 1, arbitrary: fc.constant('') }),
      isLost: fc.boolean(),
      consents: fc.array(fc.record({ at, granted: fc.boolean() }), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  withdrawals: fc.array(
    fc.record({ of: fc.constantFrom('lead' as const, 'referral' as const, 'complaint' as const), ...contact }),
    { maxLength: 2 },
  ),
  objections: fc.array(fc.record({ ...contact, isConfirmed: fc.boolean() }), { maxLength: 2 }),
})

const time = (value: number) => new Date(Date.UTC(2026, 0, value))

async function insertLead(
  tx: PoolClient,
  { email, phone, isLost }: { email: string; phone: string; isLost: boolean },
): Promise<string> {
  const key = randomUUID()
  const { rows } = await tx.query(
    `insert into leads (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone, project_slug, locale)
     values ($1, $1, '', 'contact', 'Ana', 'Ríos', $2, $3, 'coral', 'es') returning id`,
    [key, email, phone],
  )
  await tx.query(
    `insert into lead_work (lead_id, received_at, project, kind, state) values ($1, now(), 'coral', 'contact', $2)`,
    [rows[0].id, isLost ? 'lost' : 'new'],
  )
  return rows[0].id
}

async function insertReferral(tx: PoolClient, { email, phone }: { email: string; phone: string }): Promise<string> {
  const { rows } = await tx.query(
    `insert into referrals (reference, idempotency_key, body_hash, first_name, last_name, email, phone, locale)
     values ($1, $1, '', 'Ana', 'Ríos', $2, $3, 'es') returning id`,
    [randomUUID(), email, phone],
  )
  return rows[0].id
}

async function insertComplaint(
  tx: PoolClient,
  { email, phone }: { email: string; phone: string },
  number: number,
): Promise<string> {
  const key = randomUUID()
  const { rows } = await tx.query(
    `insert into complaints (reference, idempotency_key, body_hash, lookup_code, year, number, filed_on, due_on, rule_kind,
       rule_days, locale, establishment, ruc, first_name, last_name, email, phone, document_type, document, department,
       province, district, address, good_type, good_description, amount, currency, claim_type, detail, request,
       attachment_scan, status)
     select $1, $1, '', 'x', 2026, $4, '2026-01-01', '2026-01-20', (enum_range(null::enum_complaints_rule_kind))[1], 15, 'es',
       'x', '20000000001', 'Ana', 'Ríos', $2, $3, (enum_range(null::enum_complaints_document_type))[1], '1', 'x', 'x', 'x', 'x',
       (enum_range(null::enum_complaints_good_type))[1], 'x', '0', (enum_range(null::enum_complaints_currency))[1],
       (enum_range(null::enum_complaints_claim_type))[1], 'x', 'x', 'none', (enum_range(null::enum_complaints_status))[1]
     returning id`,
    [key, email, phone, number],
  )
  return rows[0].id
}

/**
 * Stores a history and returns the ids of its leads. Each withdrawal gets a separate lead, referral or complaint as its
 * subject.
 */
async function store(tx: PoolClient, { leads, withdrawals, objections }: ContactRecords): Promise<string[]> {
  const ids: string[] = []
  for (const lead of leads) {
    const id = await insertLead(tx, lead)
    ids.push(id)
    for (const consent of lead.consents)
      await tx.query(
        `insert into consents (reference, locale, purpose, version, granted, lead_id, created_at)
         values ('x', 'es', 'marketing', '2026-02', $1, $2, $3)`,
        [consent.granted, id, time(consent.at)],
      )
  }
  for (const [index, withdrawal] of withdrawals.entries()) {
    const subject = {
      lead: async () => `leads:${await insertLead(tx, { ...withdrawal, isLost: false })}`,
      referral: async () => `referrals:${await insertReferral(tx, withdrawal)}`,
      complaint: async () => `complaints:${await insertComplaint(tx, withdrawal, index + 1)}`,
    }[withdrawal.of]
    await tx.query(
      `insert into consent_withdrawals (subject, reference, purpose, created_at) values ($1, 'x', 'marketing', $2)`,
      [await subject(), time(withdrawal.at)],
    )
  }
  for (const { email: mailbox, phone: number, at: said, isConfirmed } of objections)
    await tx.query(
      `insert into privacy_requests (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone,
         document_type_id, document, locale, received_on, due_on, term_days, state, confirmed_at)
       values ($1, $1, '', 'opposition', 'Ana', 'Ríos', $2, $3, 1, '1', 'es', '2026-01-01', '2026-01-20', 10, $4, $5)`,
      [randomUUID(), mailbox, number, isConfirmed ? 'open' : 'unconfirmed', isConfirmed ? time(said) : null],
    )
  return ids
}

test('the function may_contact agrees with the model of the test for every purpose and channel', async () => {
  let yesCount = 0
  let noCount = 0
  await fc.assert(
    fc.asyncProperty(history, async (records) => {
      const tx = await database.pool.connect()
      try {
        await tx.query('begin')
        const ids = await store(tx, records)
        const { rows } = await tx.query<{ id: string; purpose: string; channel: string; answer: boolean }>(
          `select id, purpose::text, channel::text, may_contact(id, purpose, channel) as answer
           from unnest($1::uuid[]) id, unnest(enum_range(null::contact_purpose)) purpose,
             unnest(enum_range(null::contact_channel)) channel`,
          [ids],
        )
        const answers = new Map(rows.map(({ id, purpose, channel, answer }) => [`${id} ${purpose} ${channel}`, answer]))
        expect(answers.size).toBe(ids.length * contactPurposes.length * contactChannels.length)
        for (const [index, id] of ids.entries())
          for (const purpose of contactPurposes)
            for (const channel of contactChannels) {
              const expected = mayContact(records, index, purpose, channel)
              expect(answers.get(`${id} ${purpose} ${channel}`), `${index} ${purpose} ${channel}`).toBe(expected)
              if (purpose === 'marketing' && expected) yesCount += 1
              if (purpose === 'marketing' && !expected) noCount += 1
            }
      } finally {
        await tx.query('rollback')
        tx.release()
      }
    }),
    { numRuns: 200 },
  )
  // The comparison would prove little if nearly all answers were the same.
  expect(Math.min(yesCount, noCount)).toBeGreaterThan(100)
})

test('the function may_contact returns false for an unknown lead', async () => {
  const { rows } = await database.pool.query(`select may_contact($1, 'answer', 'call') as answer`, [randomUUID()])
  expect(rows).toEqual([{ answer: false }])
})
