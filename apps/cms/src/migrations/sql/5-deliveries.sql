-- Deliveries name their subject by kind and id. These columns repeat it as foreign keys, so that no delivery can refer to a
-- missing record and no record can be removed while its delivery is under way. Mails to staff have no subject.
ALTER TABLE deliveries
  ADD COLUMN lead_id uuid REFERENCES leads(id) GENERATED ALWAYS AS (
    CASE WHEN integration = 'crm' OR template IN ('lead-receipt', 'quote') OR template LIKE 'appointment-%' THEN subject_id::uuid END
  ) STORED,
  ADD COLUMN complaint_id uuid REFERENCES complaints(id) GENERATED ALWAYS AS (
    CASE WHEN integration = 'complaint-sheet' OR template LIKE 'complaint-%' THEN subject_id::uuid END
  ) STORED,
  ADD COLUMN referred_person_id uuid REFERENCES referred_persons(id) GENERATED ALWAYS AS (
    CASE WHEN integration = 'referral-script' AND subject_kind = 'referred-person' THEN subject_id::uuid END
  ) STORED,
  ADD COLUMN referral_id uuid REFERENCES referrals(id) GENERATED ALWAYS AS (
    CASE WHEN template = 'referral-receipt' OR (integration = 'referral-script' AND subject_kind = 'referral') THEN subject_id::uuid END
  ) STORED;
CREATE INDEX deliveries_complaint_idx ON deliveries (complaint_id) WHERE complaint_id IS NOT NULL;
CREATE INDEX deliveries_lead_idx ON deliveries (lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX deliveries_referral_idx ON deliveries (referral_id) WHERE referral_id IS NOT NULL;
CREATE INDEX deliveries_referred_person_idx ON deliveries (referred_person_id) WHERE referred_person_id IS NOT NULL;
-- Each alert, each answer and each notice of a removed file is sent once, however many workers run.
CREATE UNIQUE INDEX deliveries_complaint_once_idx ON deliveries (subject_id, template)
  WHERE template LIKE 'complaint-alert-%' OR template LIKE 'complaint-answer-%' OR template LIKE 'complaint-file-%';
-- The mails sent to one mailbox within an hour.
CREATE INDEX deliveries_mailbox_idx ON deliveries (mailbox_hash, let_through_at) WHERE mailbox_hash IS NOT NULL;
