// Inserts a record into each empty collection, so an empty list always means "not allowed".

import type { CollectionConfig } from 'payload'
import type pg from 'pg'
import { collectionRules } from '../../apps/cms/src/platform/access/access-table'

const snakeCase = (name: string) =>
  name.replaceAll('-', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** SQL for the required columns of each table. */
const requiredColumns: Record<string, string> = {
  media: `(key) values ('sample-' || gen_random_uuid())`,
  users: `(name, email, role) values ('Muestra', gen_random_uuid() || '@example.test', 'marketing')`,
  releases: `(name, outcome, started_at, seconds) values ('sample', 'published', now(), 1)`,
  delivery_attempts: `(delivery_id, started_at, outcome, detail, duration_ms)
    select id, now(), 'retry', 'sample', 1 from deliveries limit 1`,
  lead_work: `(lead_id, received_at, project, kind) select id, created_at, project_slug, 'contact' from leads limit 1`,
  lots: `(key, project_id, code, block, area_m2, frontage_m, depth_m, orientation, list_price_cents, shape)
    select 'sample-' || gen_random_uuid(), id, 'A-01', 'A', 100, 8, 12.5, 'sw', 1545000, 'lot-a-01' from projects limit 1`,
  lot_events: `(lot_id, "to") select id, 'sold' from lots limit 1`,
  lead_events: `(lead_id, kind, text) select id, 'note', 'sample' from leads limit 1`,
  lead_notices: `(lead_id, kind) select id, 'new' from leads limit 1`,
  person_decisions: `(one, other, verdict) values ('leads:a', 'leads:b', 'different')`,
  quotes: `(number, code, project_slug, project_name, price_source, price_usd_cents, price_pen_cents, down_usd_cents,
    down_pen_cents, instalment_usd_cents, instalment_pen_cents, months, start_month, payment_day, soles_per_dollar,
    rate_date, issued_on, valid_until, locale) values ('P-' || gen_random_uuid(), 'SM-2222-2222', 'santorini',
    'Santorini', 'from', 1, 1, 1, 1, 1, 1, 1, '2027-01', 5, 3.85, now(), now(), now(), 'es')`,
  appointment_places: `(slug, kind, "order", slot_minutes, capacity, notice_hours, horizon_days)
    values ('sample-' || gen_random_uuid(), 'office', 1, 60, 1, 3, 28)`,
  appointments: `(reference, place_name, starts_at, ends_at, seat, locale)
    values ('SM-' || gen_random_uuid(), 'Sala', now(), now() + interval '1 hour', 1, 'es')`,
  appointment_events: `(appointment_id, kind) select id, 'booked' from appointments limit 1`,
  appointment_keys: `(appointment_id, key_hash) select id, gen_random_uuid()::text from appointments limit 1`,
  inbox_views: `(name, query, owner_id) select 'sample', '', id from users limit 1`,
  source_events: `(source, event_id, form, body) values ('generic', gen_random_uuid()::text, 'x', '{}')`,
  source_forms: `(source, form, name, project_slug, channel, locale)
    values ('generic', gen_random_uuid()::text, 'Muestra', 'santorini', 'portal', 'es')`,
  whatsapp_messages: `(lead_id, direction, contact, kind, text, state, at)
    select id, 'in', '51900000321', 'text', 'sample', 'received', now() from leads limit 1`,
  web_vitals: `(day, page, device, vital, bucket, count) values (now(), 'home', gen_random_uuid()::text, 'lcp', 100, 1)`,
  page_views: `(day, page, source, campaign, count) values (now(), '/', '', gen_random_uuid()::text, 1)`,
  page_view_files: `(name) values (gen_random_uuid()::text)`,
  referral_work: `(referred_person_id) select id from referred_persons limit 1`,
  referral_events: `(referred_person_id, kind, text) select id, 'note', 'sample' from referred_persons limit 1`,
  referral_rewards: `(referred_person_id, place, amount_cents) select id, 1, 20000 from referred_persons limit 1`,
  reward_proofs: `(reward_id, key, name, type, size) select id, gen_random_uuid(), 'a.pdf', 'application/pdf', 1
    from referral_rewards limit 1`,
  referral_invitations: `(referred_person_id, token_hash, expires_at)
    select id, gen_random_uuid(), now() from referred_persons limit 1`,
  referral_answers: `(referred_person_id, answer) select id, 'confirmed' from referred_persons limit 1`,
  preview_links: `(address, address_in_english, expires_at) values ('/', '/en', now())`,
  payload_folders: `(name) values ('sample-' || gen_random_uuid())`,
  complaint_answer_files: `(complaint_id, position, key, name, type, size, hash) select id, 1, gen_random_uuid(), 'a.pdf',
    'application/pdf', 1, 'x' from complaints where answer_pdf_key is null limit 1`,
  complaint_notes: `(complaint_id, text, author) select id, 'sample', 'Muestra' from complaints limit 1`,
  complaint_events: `(complaint_id, kind, "to", by) select id, 'owner', 'Muestra', 'Muestra' from complaints limit 1`,
  privacy_requests: `(reference, idempotency_key, body_hash, kind, first_name, last_name, email, document_type_id, document,
    detail, locale, received_on, due_on, term_days, state, outcome, phone) values ('sample', 'sample', 'x', 'access', 'Ana',
    'Muestra', 'ana@example.test', 1, '12345678', 'x', 'es', now(), now(), 20, 'open', 'x', '+51987654321')`,
  privacy_answers: `(request_id, text, author) select id, 'x', 'Muestra' from privacy_requests limit 1`,
  privacy_answer_files: `(answer_id, position, key, name, type, size, hash) select id, 1, gen_random_uuid(), 'a.pdf',
    'application/pdf', 1, 'x' from privacy_answers limit 1`,
  waiting_entries: `(reference, idempotency_key, body_hash, kind, project_slug, lot, first_name, email, mailbox_hash, locale,
    state) values ('sample', 'sample', 'x', 'lot', 'santorini', 'A-01', 'Ana', 'ana@example.test', 'x', 'es', 'waiting')`,
  consent_withdrawals: `(subject, reference, purpose) values ('leads:x', 'sample', 'marketing')`,
  mail_links: `(purpose, key_hash, subject, expires_at) values ('withdraw-consent', gen_random_uuid()::text, 'leads:x', now())`,
  incidents: `(reference, what, found_at, due_at, author) values ('INC-' || gen_random_uuid(), 'x', now(), now(), 'Muestra')`,
  incident_events: `(incident_id, kind, text, author) select id, 'note', 'x', 'Muestra' from incidents limit 1`,
  incident_affected: `(incident_id, subject, reference) select id, 'leads:x', 'x' from incidents limit 1`,
  privacy_log: `(event, subject) values ('seen', 'leads:x')`,
  push_subscriptions: `(endpoint, p256dh, auth) values ('https://push.example.test/' || gen_random_uuid(), 'x', 'x')`,
  calendar_feeds: `(key_hash) values (gen_random_uuid()::text)`,
  second_factors: `(account) values (gen_random_uuid()::text)`,
  redirects: `("from", "to") values ('/sample-' || gen_random_uuid(), '/')`,
  answer_templates: `(name) values ('sample-' || gen_random_uuid())`,
  access_log: `(event, account, address, subject)
    values ('login', 'somebody@example.test', '190.12.34.0', 'N° 000 000001-2026')`,
}

export async function insertSample(pool: pg.Pool, slug: string): Promise<string> {
  const table = snakeCase(slug)
  const { rows } = await pool.query(`insert into "${table}" ${requiredColumns[table] ?? 'default values'} returning id`)
  return rows[0].id
}

/** Inserts a record into every collection that the intake has not filled. */
export async function fillEmptyTables(pool: pg.Pool, collections: Pick<CollectionConfig, 'slug'>[]): Promise<void> {
  for (const { slug } of collections) {
    if (!(slug in collectionRules)) continue
    const { rows } = await pool.query(`select 1 from "${snakeCase(slug)}" limit 1`)
    if (rows.length === 0) await insertSample(pool, slug)
  }
}

export async function readAnyId(pool: pg.Pool, slug: string): Promise<string> {
  const { rows } = await pool.query(`select id from "${snakeCase(slug)}" order by created_at limit 1`)
  return rows[0]?.id
}

/** Inserts more rows about people than one request may list. They are old, so newer records stay first in the lists. */
export async function fillBeyondLimit(pool: pg.Pool): Promise<void> {
  const copies = 'generate_series(1, 110) as copy (n)'
  await pool.query(
    `insert into leads (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone, project_slug, locale,
       created_at)
     select 'SM-COPY-' || n, 'copy-' || n, 'x', 'contact', 'Ana ' || n, 'Muestra', 'ana' || n || '@example.test',
       '+51987650000', 'santorini', 'es', '2020-01-01' from ${copies}`,
  )
  await pool.query(
    `insert into consents (reference, lead_id, purpose, version, granted, locale, created_at)
     select l.reference, l.id, 'terms', '1', true, 'es', '2020-01-01' from leads l where l.reference like 'SM-COPY-%'`,
  )
  await pool.query(
    `insert into lead_work (lead_id, received_at, project, kind)
     select id, created_at, project_slug, 'contact' from leads where reference like 'SM-COPY-%'`,
  )
  for (let n = 0; n < 110; n++) await insertSample(pool, 'quotes')
}
