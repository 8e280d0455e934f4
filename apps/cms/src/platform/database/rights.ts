// One database role per process, with only the rights it needs. The public intake cannot read the personal data of
// leads, and no process has the right to delete complaints.

import { quoteColumns } from '@app/domain/quote/quote-row'

export const processes = ['cms', 'intake', 'worker'] as const
export type ProcessName = (typeof processes)[number]

export const roleOf = (process: ProcessName) => `app_${process}`

/** Tables that the CMS may only read, except for the columns granted below. */
const intakeTables = [
  'leads',
  'quotes',
  'appointments',
  'appointment_keys',
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
  'waiting_entries',
  'lead_notices',
  'source_events',
  'whatsapp_messages',
  'consent_withdrawals',
  'page_views',
  'page_view_files',
  'web_vitals',
  'releases',
]

/** The columns that identify a repeated submission. */
const receiptColumns = 'id, reference, idempotency_key, body_hash'

export const rights: Record<ProcessName, string[]> = {
  intake: [
    'grant select (id, slug, crm_id, name, monthly_from_usd, months, sold_out, _status) on projects',
    // The page of an appointment links to the maps of the project.
    `grant select (location_coordinates_shown, location_coordinates_lat, location_coordinates_lng, location_coordinates_of_town,
      location_google_maps_url, location_waze_url) on projects`,
    'grant select (day_rule_kind, day_rule_days) on complaint_book',
    'grant select (ruc, brand, legal_name, exchange_rate_soles_per_dollar, exchange_rate_date) on site_settings',
    // The intake checks which version of a consent text was published.
    'grant select (id, purpose, version, _status) on consent_texts',
    'grant select (version_purpose, version_version, version__status, created_at) on _consent_texts_v',
    `grant insert, select (${receiptColumns}) on leads`,
    // A referrer sees the states of their referrals, and a referred person answers through a link.
    `grant insert, select (${receiptColumns}, email) on referrals`,
    'grant select (referred_person_id, state) on referral_work',
    'grant select (referred_person_id, state, amount_cents) on referral_rewards',
    'grant select (referred_person_id, token_hash, expires_at) on referral_invitations',
    'grant execute on function referrer_of_invitation(text)',
    'grant insert, select on referral_answers',
    // The intake detects a person who was referred before, by document or by name and phone.
    'grant insert, select on referred_persons',
    // The status page of a complaint shows its state, its answer and the names of the answer files.
    'grant select (complaint_id, position, name, size, scan) on complaint_answer_files',
    `grant insert, select (${receiptColumns}, year, number, lookup_code, email, filed_on, due_on, status, answer,
      answered_at, attachment_name, attachment_size) on complaints`,
    'grant select, insert, update on complaint_counters',
    // The page of a quote shows the quote, but no personal data.
    `grant insert, select (${quoteColumns.join(', ')}) on quotes`,
    'grant usage on sequence quote_numbers',
    // A quote needs the price and the state of a lot.
    'grant select (project_id, code, list_price_cents, state, updated_at) on lots',
    // Booking needs opening hours and booked seats. Only the lead contains personal data.
    `grant select (id, slug, kind, project_id, meeting_url, slot_minutes, capacity, notice_hours, horizon_days, closed_on_holidays,
      first_day, last_day, is_demo, "order", _status, deleted_at) on appointment_places`,
    'grant select on appointment_places_locales, appointment_places_hours, appointment_places_closed_days',
    'grant insert, select on appointments',
    'grant update (starts_at, ends_at, seat, state, sequence, updated_at) on appointments',
    'grant insert, select on appointment_keys',
    'grant insert on appointment_events',
    // The calendar of a salesperson. With this function, the intake needs no rights on `users` or `lead_work`.
    'grant execute on function calendar_feed(text)',
    // The intake renders pages with consent texts.
    'grant select on consent_texts_locales',
    'grant insert on consents',
    'grant insert, select (id) on deliveries',
    // The intake stores messages of other systems but cannot read them again.
    'grant insert (source, event_id, form, body, request_id, state, reason), select (id, source, event_id) on source_events',
    `grant insert, select (${receiptColumns}) on privacy_requests`,
    'grant select (terms_access, terms_rectification, terms_cancellation, terms_opposition, terms_portability) on privacy_desk',
    // Mail links call these functions, so the intake needs no rights on their tables.
    `grant execute on function mail_link_opens(text, text), confirm_privacy_request(text),
      confirmed_privacy_request(text), withdraw_consent(text)`,
    // The page that confirms an entry shows its position in line. The intake cannot read names or e-mail addresses.
    `grant insert, select (${receiptColumns}, kind, project_slug, lot, state, confirmed_at, mailbox_hash) on waiting_entries`,
    'grant execute on function confirm_waiting_entry(text), leave_waiting_entry(text)',
  ],
  worker: [
    'grant select on leads, quotes, referrals, referred_persons, complaints, media, projects',
    'grant select on site_settings, site_settings_offices, complaint_book, complaint_book_establishments, complaint_book_establishments_locales',
    'grant select on complaint_book_legal_notes, complaint_book_legal_notes_locales',
    // The worker adds new leads to the sales desk and assigns the next owner.
    'grant select, insert, update (owner_id) on lead_work',
    'grant select, insert on lead_events',
    'grant select on sales_desk_teams, sales_desk_rels',
    // The worker stores people who used the link of a referrer as referred people.
    `grant insert (referral_id, position, first_name, last_name, document_type_id, document, phone, duplicate_of_id, lead_id,
      used_link) on referred_persons`,
    // The worker turns messages of other systems into leads. It cannot change a body.
    'grant select on source_forms',
    'grant select, update (state, reason, lead_id, try_count, due_at, updated_at) on source_events',
    `grant insert (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone, project_slug,
      crm_project_id, observation, locale, channel, message) on leads`,
    'grant insert (reference, locale, purpose, version, granted, given, recorded_by, lead_id) on consents',
    // The worker stores received WhatsApp messages, sends queued ones and records the first answer to a lead.
    'grant select, insert, update (provider_id, state, reason, detail, claimed_at, due_at, sent_at, delivered_at, read_at, updated_at) on whatsapp_messages',
    'grant update (state, first_answer_at, updated_at) on lead_work',
    // The state of a referral follows the state of its lead.
    'grant select, insert, update (state, lost_reason, updated_at) on referral_work',
    'grant insert on referral_events',
    // The worker notifies owners and managers. Stored notices prevent it from sending one twice.
    'grant select, insert on lead_notices',
    // The worker deletes subscriptions that have ended, as reported by the push services.
    'grant select, delete on push_subscriptions',
    // The worker publishes the states of lots and ends expired holds.
    'grant select on lots',
    'grant update (state, held_until, held_for_id, state_since, state_by, updated_at) on lots',
    'grant insert on lot_events',
    'grant select on appointments, appointment_places, appointment_places_locales',
    'grant update (reminded_for, updated_at) on appointments',
    'grant insert on appointment_keys',
    // A mail that is sent again must contain the same key.
    'grant execute on function mail_key(text)',
    'grant update (attachment_scan, answer_pdf_key, answer_pdf_hash, updated_at) on complaints',
    'grant select, insert, update on deliveries',
    'grant select, insert on delivery_attempts',
    'grant select on privacy_requests, privacy_answers, privacy_answer_files',
    'grant update (scan, updated_at) on privacy_answer_files',
    // The worker reminds staff of incidents and sends the letters about them.
    'grant select on incidents, incident_events, incident_affected',
    'grant execute on function affected_id(text, text)',
    // The worker sends mails to the people in line and marks them as notified.
    'grant select, update (state, notified_at, notified_for, ended_at, updated_at) on waiting_entries',
    'grant insert on mail_links',
    // The worker scans the receipts of rewards.
    'grant select (id, key, type, scan, created_at) on reward_proofs',
    // Only people who accepted news get a link to withdraw their consent.
    'grant select (purpose, granted, lead_id, version, created_at) on consents',
    'grant select (subject, mailbox, phone, created_at) on consent_withdrawals',
    // The worker reports only leads of people who accept advertising to the advertising platforms.
    `grant execute on function advertising_opt_outs(uuid, contact_channel),
      contact_permissions(uuid, contact_purpose, contact_channel)`,
    // The worker scans the files of an answer and sends them.
    'grant select on complaint_answer_files',
    'grant update (scan, updated_at) on complaint_answer_files',
    'grant update (scan, updated_at) on reward_proofs',
    // The worker counts page views in the nginx logs.
    'grant select, insert, update on page_views',
    'grant select, insert, delete on page_view_files',
    // The worker counts web vitals in the nginx logs and deletes old rows.
    'grant select, insert, update, delete on web_vitals',
    // The worker restarts interrupted scheduled publishes and reports failed ones.
    'grant select (id, input, task_slug, wait_until, completed_at, has_error, processing, created_at, updated_at) on payload_jobs',
    'grant update (processing, updated_at) on payload_jobs',
    'grant select (id, name, email, language, role, invited_at, joined_at) on users',
    // The worker deletes personal data only through this function.
    'grant execute on function expire_personal_data(integer)',
    // The worker merges publish requests that it builds together into one row.
    'grant select, insert, update, delete on releases',
  ],
  cms: [
    'grant select, insert, update, delete on all tables in schema public',
    'grant usage on all sequences in schema public',
    `revoke insert, update, delete on ${intakeTables.join(', ')}`,
    'revoke insert, update, delete on payload_migrations',
    'revoke all on mail_key_secret',
    // The CMS requests releases. Only the worker writes their outcome.
    'grant insert (kind, state, asked_at, asked_by, reason, changes, target) on releases',
    // The access log is append-only.
    'revoke update, delete on access_log',
    // Notes on complaints, their history and the files of an answer are append-only.
    'revoke update, delete on complaint_notes, complaint_events, complaint_answer_files',
    // The history of leads and the decisions about people are append-only, and the work on a lead cannot be deleted.
    'revoke update, delete on lead_events, person_decisions',
    'revoke delete on lead_work',
    // Staff retry messages that could not become a lead.
    'grant update (state, reason, try_count, due_at, updated_at) on source_events',
    // Staff queue WhatsApp messages. Only the worker writes what became of them.
    `grant insert (id, lead_id, direction, contact, kind, text, template, template_language, template_parameters, state,
      sent_by, at) on whatsapp_messages`,
    // Opening a lead marks its notices as seen.
    'grant update (seen_at, updated_at) on lead_notices',
    // The history and the invitations of referrals are append-only. The work on a referral and its rewards cannot be
    // deleted.
    'revoke update, delete on referral_events, referral_invitations',
    'revoke delete on referral_work, referral_rewards',
    'revoke update, delete on reward_proofs',
    'revoke update, delete on privacy_log, privacy_answers, privacy_answer_files',
    // Incidents with personal data are append-only.
    'revoke update, delete on incidents, incident_events, incident_affected',
    'grant execute on function affected_id(text, text)',
    // Staff handle privacy requests. They can erase a person only through the function, which also writes the log.
    'grant update (state, handler_id, outcome, closed_at, updated_at) on privacy_requests',
    'grant execute on function erase_person(text[], text, text), privacy_hold(text)',
    // Lists and exports contain only people who may be contacted.
    `grant execute on function advertising_opt_outs(uuid, contact_channel),
      contact_permissions(uuid, contact_purpose, contact_channel), may_contact(uuid, contact_purpose, contact_channel)`,
    // The history of lots is append-only.
    'revoke update, delete on lot_events',
    // Staff add appointments and leads for callers and change appointments, but cannot change leads.
    'grant insert (reference, lead_id, place_id, place_name, starts_at, ends_at, seat, locale) on appointments',
    'grant update (place_id, place_name, starts_at, ends_at, seat, state, sequence, updated_at) on appointments',
    // Staff cannot write what only a visitor sends, such as the message.
    `grant insert (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone, project_slug,
      crm_project_id, observation, locale, channel, entered_by_id) on leads`,
    'grant insert (reference, locale, purpose, version, granted, given, recorded_by, lead_id) on consents',
    'revoke update, delete on appointment_events',
    // Staff issue quotes, but cannot change an issued quote.
    `grant insert (id, lead_id, ${quoteColumns.join(', ')}, lot_version, issued_by) on quotes`,
    // Staff send deliveries again and answer complaints. An answer and its mails are written in one transaction.
    'grant update (status, parked_at, first_queued_at, due_at, updated_at) on deliveries',
    'grant insert (integration, subject_kind, subject_id, reference, request_id, template, status, first_queued_at) on deliveries',
    `grant update (status, answer, answered_at, answered_by, answered_by_account, answer_by_letter, letter_delivered_on,
      letter_method, letter_detail, letter_recorded_by, letter_recorded_at, owner_id, updated_at) on complaints`,
  ],
}
