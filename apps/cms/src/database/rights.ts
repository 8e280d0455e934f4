// One role per process, with the rights for what it does and no more. Whoever breaks into the intake, the one process
// that strangers talk to, cannot read who asked for what; nobody at all can change or remove a complaint.

export const processes = ['cms', 'intake', 'worker'] as const
export type ProcessName = (typeof processes)[number]

export const roleOf = (process: ProcessName) => `sillar_${process}`

/** What visitors sent, and what became of it. Staff read it in the CMS; the CMS changes only what is named below. */
const intakeTables = [
  'leads',
  'referrals',
  'referred_persons',
  'complaints',
  'complaint_counters',
  'consents',
  'deliveries',
  'delivery_attempts',
  'releases',
]

/** Enough to see that a submission is known; nothing about the person. */
const receipt = 'id, reference, idempotency_key, body_hash'

export const rights: Record<ProcessName, string[]> = {
  intake: [
    'grant select (slug, crm_id, _status) on projects',
    'grant select (day_rule_kind, day_rule_days) on complaint_book',
    'grant select (ruc) on site_settings',
    // Which sentences of consent were shown.
    'grant select (purpose, version, _status) on consent_texts',
    'grant select (version_purpose, version_version, version__status, created_at) on _consent_texts_v',
    `grant insert, select (${receipt}) on leads`,
    `grant insert, select (${receipt}) on referrals`,
    // A person referred before is found again by document, or by name and phone.
    'grant insert, select on referred_persons',
    // Number and e-mail open the state of a complaint.
    `grant insert, select (${receipt}, year, number, email, filed_on, due_on, status, answer, answered_at) on complaints`,
    'grant select, insert, update on complaint_counters',
    'grant insert on consents',
    'grant insert, select (id) on deliveries',
  ],
  worker: [
    'grant select on leads, referrals, referred_persons, complaints, media, projects',
    'grant select on site_settings, complaint_book, complaint_book_establishments, complaint_book_establishments_locales',
    'grant select on complaint_book_legal_notes, complaint_book_legal_notes_locales',
    // How lots stand, and a hold that has come to its end.
    'grant select on lots',
    'grant update (state, held_until, state_since, state_by, updated_at) on lots',
    'grant insert on lot_events',
    'grant update (attachment_scan, answer_pdf_key, answer_pdf_hash, updated_at) on complaints',
    'grant select, insert, update on deliveries',
    'grant select, insert on delivery_attempts',
    // Requests that are built together become one row.
    'grant select, insert, update, delete on releases',
  ],
  cms: [
    'grant select, insert, update, delete on all tables in schema public',
    'grant usage on all sequences in schema public',
    `revoke insert, update, delete on ${intakeTables.join(', ')}`,
    'revoke insert, update, delete on payload_migrations',
    // Asking for a release; what became of it is the worker's to write.
    'grant insert (kind, state, asked_at, asked_by, reason, changes, target) on releases',
    // Who came in is added to, and nothing else.
    'revoke update, delete on access_log',
    // So are the notes about a complaint.
    'revoke update, delete on complaint_notes',
    // Notes and decisions of the desk likewise; nothing takes the work on a lead away.
    'revoke update, delete on lead_events, person_decisions',
    'revoke delete on lead_work',
    // Who sold which lot likewise.
    'revoke update, delete on lot_events',
    // Sending a delivery again, and answering a complaint: the answer and its mails are one commit.
    'grant update (status, parked_at, first_queued_at, updated_at) on deliveries',
    'grant insert (destination, subject_kind, subject_id, reference, template, status, first_queued_at) on deliveries',
    'grant update (status, answer, answered_at, answered_by, answered_by_account, updated_at) on complaints',
  ],
}
