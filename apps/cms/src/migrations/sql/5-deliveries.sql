-- Deliveries name their subject by kind and id. These columns repeat it as foreign keys, so that no delivery can refer to a
-- missing record and no record can be removed while its delivery is under way. Mails to staff have no subject.
ALTER TABLE deliveries
  ADD COLUMN lead_id uuid REFERENCES leads(id) GENERATED ALWAYS AS (
    CASE WHEN integration IN ('crm', 'meta-ads', 'google-ads') OR template IN ('lead-receipt', 'quote') OR template LIKE 'appointment-%' THEN subject_id::uuid END
  ) STORED,
  ADD COLUMN complaint_id uuid REFERENCES complaints(id) GENERATED ALWAYS AS (
    CASE WHEN integration = 'complaint-sheet' OR template LIKE 'complaint-%' THEN subject_id::uuid END
  ) STORED,
  ADD COLUMN referred_person_id uuid REFERENCES referred_persons(id) GENERATED ALWAYS AS (
    CASE WHEN integration = 'referral-script' AND subject_kind = 'referred-person' THEN subject_id::uuid END
  ) STORED,
  ADD COLUMN referral_id uuid REFERENCES referrals(id) GENERATED ALWAYS AS (
    CASE WHEN template = 'referral-receipt' OR (integration = 'referral-script' AND subject_kind = 'referral') THEN subject_id::uuid END
  ) STORED,
  ADD COLUMN notice_id uuid REFERENCES lead_notices(id) GENERATED ALWAYS AS (
    CASE WHEN template = 'notice' THEN subject_id::uuid END
  ) STORED,
  ADD COLUMN waiting_entry_id uuid REFERENCES waiting_entries(id) GENERATED ALWAYS AS (
    CASE WHEN template LIKE 'waiting-%' THEN subject_id::uuid END
  ) STORED;
-- A delivery is due as soon as it is stored. The worker claims due deliveries from this index, and staff list parked ones.
ALTER TABLE deliveries ALTER COLUMN due_at SET DEFAULT now();
CREATE INDEX deliveries_due_idx ON deliveries (integration, due_at) WHERE status IN ('waiting', 'held', 'parked');
-- A claim changes no indexed column, so it needs no index entry if its page has free space for another version of the row.
ALTER TABLE deliveries SET (fillfactor = 70);
CREATE INDEX deliveries_complaint_idx ON deliveries (complaint_id) WHERE complaint_id IS NOT NULL;
CREATE INDEX deliveries_lead_idx ON deliveries (lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX deliveries_referral_idx ON deliveries (referral_id) WHERE referral_id IS NOT NULL;
CREATE INDEX deliveries_notice_idx ON deliveries (notice_id) WHERE notice_id IS NOT NULL;
CREATE INDEX deliveries_waiting_entry_idx ON deliveries (waiting_entry_id) WHERE waiting_entry_id IS NOT NULL;
CREATE INDEX deliveries_referred_person_idx ON deliveries (referred_person_id) WHERE referred_person_id IS NOT NULL;
-- Each alert, each answer and each notice of a removed file is sent once, however many workers run.
CREATE UNIQUE INDEX deliveries_complaint_once_idx ON deliveries (subject_id, template)
  WHERE template LIKE 'complaint-alert-%' OR template LIKE 'complaint-answer-%' OR template LIKE 'complaint-file-%';
-- Each reminder and each letter about an incident is sent once, however many workers run.
CREATE UNIQUE INDEX deliveries_incident_once_idx ON deliveries (subject_id, template) WHERE template LIKE 'incident-%';
-- Each privacy officer is notified of a request once.
CREATE UNIQUE INDEX deliveries_privacy_notice_once_idx ON deliveries (subject_id) WHERE template = 'privacy-notice';
-- Each stage of a lead is reported once to each advertising platform.
CREATE UNIQUE INDEX deliveries_ad_event_once_idx ON deliveries (integration, subject_id, template)
  WHERE integration IN ('meta-ads', 'google-ads');
-- Staff are notified once, however many workers run. A notice without a lead is a list.
CREATE UNIQUE INDEX lead_notices_once_idx
  ON lead_notices (recipient_id, kind, coalesce(lead_id, '00000000-0000-0000-0000-000000000000'), step);
-- Deleting an account deletes its devices, so that they get no more notices.
ALTER TABLE push_subscriptions DROP CONSTRAINT push_subscriptions_account_id_users_id_fk,
  ADD CONSTRAINT push_subscriptions_account_id_users_id_fk FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE;
-- The mails sent to one mailbox within an hour.
CREATE INDEX deliveries_mailbox_idx ON deliveries (mailbox_hash, let_through_at) WHERE mailbox_hash IS NOT NULL;
-- Payload creates these indexes for every collection, but no query sorts or filters these tables by `updated_at`, and
-- every insert would have to write them.
DROP INDEX leads_updated_at_idx, consents_updated_at_idx, deliveries_updated_at_idx, delivery_attempts_updated_at_idx,
  mail_links_updated_at_idx;
-- Most consents belong to leads, so partial indexes of the others are smaller and cost leads nothing.
DROP INDEX consents_referral_idx, consents_complaint_idx, consents_waiting_entry_idx;
CREATE INDEX consents_referral_idx ON consents (referral_id) WHERE referral_id IS NOT NULL;
CREATE INDEX consents_waiting_entry_idx ON consents (waiting_entry_id) WHERE waiting_entry_id IS NOT NULL;
CREATE INDEX consents_complaint_idx ON consents (complaint_id) WHERE complaint_id IS NOT NULL;
