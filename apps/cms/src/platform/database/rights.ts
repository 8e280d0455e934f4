// One role per process, with the rights for what it does and no more. Whoever breaks into the intake, the one process
// that strangers talk to, cannot read who asked for what; nobody at all can change or remove a complaint.

import { quoteColumns } from '@sillar/domain/quote/quote-row'

export const processes = ['cms', 'intake', 'worker'] as const
export type ProcessName = (typeof processes)[number]

export const roleOf = (process: ProcessName) => `sillar_${process}`

/** What visitors sent, and what became of it. Staff read it in the CMS; the CMS changes only what is named below. */
const intakeTables = [
  'leads',
  'quotes',
  'visits',
  'visit_keys',
  'referrals',
  'referred_persons',
  'referral_answers',
  'complaints',
  'complaint_counters',
  'consents',
  'deliveries',
  'delivery_attempts',
  'privacy_requests',
  'mail_links',
  'consent_withdrawals',
  'site_visits',
  'site_visit_files',
  'releases',
]

/** Enough to see that a submission is known; nothing about the person. */
const receipt = 'id, reference, idempotency_key, body_hash'

export const rights: Record<ProcessName, string[]> = {
  intake: [
    'grant select (id, slug, crm_id, name, monthly_from_usd, months, sold_out, _status) on projects',
    'grant select (day_rule_kind, day_rule_days) on complaint_book',
    'grant select (ruc, brand, legal_name, exchange_rate_soles_per_dollar, exchange_rate_date) on site_settings',
    // Which sentences of consent were shown.
    'grant select (id, purpose, version, _status) on consent_texts',
    'grant select (version_purpose, version_version, version__status, created_at) on _consent_texts_v',
    `grant insert, select (${receipt}) on leads`,
    // Code and e-mail open the states of what somebody referred; a link, the answer of who was referred.
    `grant insert, select (${receipt}, email) on referrals`,
    'grant select (referred_person_id, state) on referral_work',
    'grant select (referred_person_id, state, amount_cents) on referral_rewards',
    'grant select (referred_person_id, token_hash, expires_at) on referral_invitations',
    'grant insert, select on referral_answers',
    // A person referred before is found again by document, or by name and phone.
    'grant insert, select on referred_persons',
    // Number, code and e-mail open the state of a complaint, and the files of its answer by name.
    'grant select (complaint_id, position, name, size, scan) on complaint_answer_files',
    `grant insert, select (${receipt}, year, number, lookup_code, email, filed_on, due_on, status, answer,
      answered_at, attachment_name, attachment_size) on complaints`,
    'grant select, insert, update on complaint_counters',
    // Number and code open a quote, and not whose it is.
    `grant insert, select (${quoteColumns.join(', ')}) on quotes`,
    'grant usage on sequence quote_numbers',
    // What a lot costs, and whether it can be had.
    'grant select (project_id, code, list_price_cents, state, updated_at) on lots',
    // Hours of a place, what is taken of them, and what a key opens; who comes stands in the lead.
    `grant select (id, slug, kind, project_id, slot_minutes, capacity, notice_hours, horizon_days, closed_on_holidays,
      first_day, last_day, is_demo, "order", _status, deleted_at) on visit_places`,
    'grant select on visit_places_locales, visit_places_hours, visit_places_closed_days',
    'grant insert, select on visits',
    'grant update (starts_at, ends_at, seat, state, sequence, updated_at) on visits',
    'grant insert, select on visit_keys',
    'grant insert on visit_events',
    // The sentences beside the boxes of a page that the intake writes itself.
    'grant select on consent_texts_locales',
    'grant insert on consents',
    'grant insert, select (id) on deliveries',
    `grant insert, select (${receipt}) on privacy_requests`,
    'grant select (terms_access, terms_rectification, terms_cancellation, terms_opposition) on privacy_desk',
    // What a link of a mail does; the tables behind it stay closed.
    'grant execute on function mail_link_opens(text, text), confirm_privacy_request(text), withdraw_consent(text)',
  ],
  worker: [
    'grant select on leads, quotes, referrals, referred_persons, complaints, media, projects',
    'grant select on site_settings, site_settings_offices, complaint_book, complaint_book_establishments, complaint_book_establishments_locales',
    'grant select on complaint_book_legal_notes, complaint_book_legal_notes_locales',
    // New leads at the sales desk: their row, and whose turn it is.
    'grant select, insert, update (owner_id) on lead_work',
    'grant select, insert on lead_events',
    'grant select on sales_desk_teams, sales_desk_rels',
    // How lots stand, and a hold that has come to its end.
    'grant select on lots',
    'grant update (state, held_until, state_since, state_by, updated_at) on lots',
    'grant insert on lot_events',
    'grant select on visits, visit_places, visit_places_locales',
    'grant update (reminded_for, updated_at) on visits',
    'grant insert on visit_keys',
    // The same key for the same mail at every attempt.
    'grant execute on function mail_key(text)',
    'grant update (attachment_scan, answer_pdf_key, answer_pdf_hash, updated_at) on complaints',
    'grant select, insert, update on deliveries',
    'grant select, insert on delivery_attempts',
    'grant select on privacy_requests',
    'grant insert on mail_links',
    // Receipts of rewards: whether they passed the checks.
    'grant select (id, key, type, scan, created_at) on reward_proofs',
    // Only people who accepted news are offered to withdraw that.
    'grant select (purpose, granted, lead_id) on consents',
    'grant select (subject) on consent_withdrawals',
    // The files that go with an answer, and what the virus scanner found.
    'grant select on complaint_answer_files',
    'grant update (scan, updated_at) on complaint_answer_files',
    'grant update (scan, updated_at) on reward_proofs',
    // Only people who accepted news get a link to withdraw their consent.
    'grant select (purpose, granted, lead_id) on consents',
    'grant select (subject) on consent_withdrawals',
    // Visits of the site, added up from the files of nginx.
    'grant select, insert, update on site_visits',
    'grant select, insert, delete on site_visit_files',
    // Publishes that staff scheduled: which failed, and who is notified of it.
    'grant select (id, input, task_slug, wait_until, completed_at, has_error, processing, created_at, updated_at) on payload_jobs',
    'grant update (processing, updated_at) on payload_jobs',
    'grant select (id, name, email, language) on users',
    // By the terms of the settings, and nothing else.
    'grant execute on function expire_personal_data(integer)',
    // Requests that are built together become one row.
    'grant select, insert, update, delete on releases',
  ],
  cms: [
    'grant select, insert, update, delete on all tables in schema public',
    'grant usage on all sequences in schema public',
    `revoke insert, update, delete on ${intakeTables.join(', ')}`,
    'revoke insert, update, delete on payload_migrations',
    'revoke all on mail_key_secret',
    // Asking for a release; what became of it is the worker's to write.
    'grant insert (kind, state, asked_at, asked_by, reason, changes, target) on releases',
    // Who came in is added to, and nothing else.
    'revoke update, delete on access_log',
    // So are the notes about a complaint.
    'revoke update, delete on complaint_notes, complaint_answer_files',
    // Notes and decisions of the desk likewise; nothing takes the work on a lead away.
    'revoke update, delete on lead_events, person_decisions',
    'revoke delete on lead_work',
    // The same of referrals.
    'revoke update, delete on referral_events, referral_invitations',
    'revoke delete on referral_work, referral_rewards',
    'revoke update, delete on reward_proofs',
    'revoke update, delete on privacy_log',
    // Handling a request, and the one way to remove a person: it writes its own line into the log.
    'grant update (state, handler_id, outcome, closed_at, updated_at) on privacy_requests',
    'grant execute on function erase_person(text[], text, text), privacy_hold(text)',
    // Who sold which lot likewise.
    'revoke update, delete on lot_events',
    // Appointments that staff agree by phone, and leads of people who called: rows are added, what was sent stays.
    'grant insert (reference, lead_id, place_id, place_name, starts_at, ends_at, seat, locale) on visits',
    'grant update (place_id, place_name, starts_at, ends_at, seat, state, sequence, updated_at) on visits',
    `grant insert (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone, project_slug,
      crm_project_id, observation, locale) on leads`,
    'revoke update, delete on visit_events',
    // Sending a delivery again, and answering a complaint: the answer and its mails are one commit.
    'grant update (status, parked_at, first_queued_at, updated_at) on deliveries',
    'grant insert (destination, subject_kind, subject_id, reference, template, status, first_queued_at) on deliveries',
    'grant update (status, answer, answered_at, answered_by, answered_by_account, updated_at) on complaints',
  ],
}
