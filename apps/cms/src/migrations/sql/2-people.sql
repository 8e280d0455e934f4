-- Recognising one person across submissions, and searching leads.

-- Returns one key for the spellings of a mailbox; packages/domain/src/person/person-keys.ts has the same rule.
CREATE FUNCTION person_email(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT CASE WHEN split_part(lower(btrim(email)), '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part(lower(btrim(email)), '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE lower(btrim(email)) END
$body$;

-- Returns one key for the spellings of a phone number; packages/domain/src/person/person-keys.ts has the same rule.
CREATE FUNCTION person_phone(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT CASE WHEN digits ~ '^9[0-9]{8}$' THEN '51' || digits ELSE digits END
  FROM (SELECT regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^00', '') AS digits) typed
$body$;

-- Returns the words that find a lead: name without accents, e-mail, phone with and without country code, document,
-- reference with and without hyphens.
CREATE FUNCTION lead_words(first_name text, last_name text, email text, phone text, document text, reference text)
  RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT array_to_tsvector(array_remove(
    regexp_split_to_array(
      translate(lower(first_name || ' ' || last_name || ' ' || email || ' ' || reference || ' ' || coalesce(document, '')),
        'áàâäãéèêëíìîïóòôöõúùûüñç', 'aaaaaeeeeiiiiooooouuuunc'), '[^[:alnum:]]+')
    || ARRAY[lower(email), public.person_phone(phone), regexp_replace(public.person_phone(phone), '^51', ''),
             lower(replace(reference, '-', ''))], ''))
$body$;

ALTER TABLE consents ADD CONSTRAINT consents_have_one_owner CHECK (num_nonnulls(lead_id, referral_id, complaint_id, waiting_entry_id) = 1);
CREATE INDEX complaints_document_idx ON complaints (document);
CREATE INDEX complaints_person_email_idx ON complaints (person_email(email));
CREATE INDEX complaints_person_phone_idx ON complaints (person_phone(phone));
CREATE INDEX lead_work_waiting_idx ON lead_work (received_at) WHERE state = 'new' AND first_answer_at IS NULL;
CREATE INDEX leads_document_idx ON leads (document) WHERE document IS NOT NULL;
CREATE INDEX leads_person_email_idx ON leads (person_email(email));
CREATE INDEX leads_person_phone_idx ON leads (person_phone(phone));
CREATE INDEX leads_words_idx ON leads USING gin (lead_words(first_name, last_name, email, phone, document, reference));
CREATE INDEX privacy_requests_person_email_idx ON privacy_requests (person_email(email));
CREATE INDEX referrals_document_idx ON referrals (document) WHERE document IS NOT NULL;
CREATE INDEX referrals_person_email_idx ON referrals (person_email(email));
CREATE INDEX referrals_person_phone_idx ON referrals (person_phone(phone));
CREATE INDEX referred_persons_person_phone_idx ON referred_persons (person_phone(phone));
