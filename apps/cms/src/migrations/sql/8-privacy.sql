-- Privacy requests, withdrawal of consent, erasure and retention.

-- A privacy request proves that a legal term was met, so what was requested cannot be changed.
CREATE FUNCTION privacy_requests_stay() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE
  always constant text[] := ARRAY['handler_id', 'updated_at'];
  later constant text[] := always || ARRAY['state', 'confirmed_at', 'outcome', 'closed_at'];
BEGIN
  IF TG_OP = 'DELETE' AND public.erased_in_this_commit('privacy_requests:' || OLD."id") THEN RETURN OLD; END IF;
  IF TG_OP <> 'UPDATE' OR to_jsonb(NEW) - later <> to_jsonb(OLD) - later
    OR (OLD."state" = 'closed' AND to_jsonb(NEW) - always <> to_jsonb(OLD) - always) THEN
    RAISE EXCEPTION 'A request about personal data stays as it was sent and closed.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$body$;

-- What was sent to a person stays as it was sent, until the request expires or is erased.
CREATE FUNCTION privacy_answers_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE
  of_request uuid;
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'privacy_answer_files'
    AND to_jsonb(NEW) - ARRAY['scan', 'updated_at'] = to_jsonb(OLD) - ARRAY['scan', 'updated_at'] THEN RETURN NEW; END IF;
  IF TG_OP = 'DELETE' THEN
    IF TG_TABLE_NAME = 'privacy_answers' THEN
      of_request := OLD."request_id";
    ELSE
      SELECT a.request_id INTO of_request FROM public.privacy_answers a WHERE a.id = (to_jsonb(OLD)->>'answer_id')::uuid;
    END IF;
    IF public.erased_in_this_commit('privacy_requests:' || of_request) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'Answers to requests about personal data stay as they were sent.' USING ERRCODE = 'restrict_violation';
END
$body$;

-- Returns the record that an unexpired mail link opens.
CREATE FUNCTION mail_link_subject(link_purpose text, link_hash text)
  RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $body$
  SELECT subject FROM mail_links
  WHERE key_hash = link_hash AND purpose::text = link_purpose AND expires_at > now()
$body$;

CREATE FUNCTION mail_link_opens(link_purpose text, link_hash text)
  RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $body$
  SELECT mail_link_subject(link_purpose, link_hash) IS NOT NULL
$body$;

-- Confirms the mailbox of a privacy request and returns its reference; null for an unknown or expired link.
CREATE FUNCTION confirm_privacy_request(link_hash text)
  RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $body$
DECLARE
  request uuid := split_part(mail_link_subject('confirm-request', link_hash), ':', 2)::uuid;
BEGIN
  UPDATE privacy_requests SET state = 'open', confirmed_at = now(), updated_at = now()
  WHERE id = request AND state = 'unconfirmed';
  RETURN (SELECT reference FROM privacy_requests WHERE id = request);
END
$body$;

-- Returns the reference of a privacy request that this link has already confirmed; null otherwise.
CREATE FUNCTION confirmed_privacy_request(link_hash text)
  RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $body$
  SELECT reference FROM privacy_requests
  WHERE id = split_part(mail_link_subject('confirm-request', link_hash), ':', 2)::uuid AND confirmed_at IS NOT NULL
$body$;

-- Withdraws marketing consent for every record with the mailbox of this link. Returns the number of these records.
CREATE FUNCTION withdraw_consent(link_hash text)
  RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $body$
DECLARE
  opened text := mail_link_subject('withdraw-consent', link_hash);
  place text := split_part(opened, ':', 1);
  key uuid := split_part(opened, ':', 2)::uuid;
  sender text;
  total integer;
BEGIN
  IF opened IS NULL THEN RETURN NULL; END IF;
  SELECT person_email(email) INTO sender FROM (
    SELECT email FROM leads WHERE place = 'leads' AND id = key
    UNION ALL SELECT email FROM referrals WHERE place = 'referrals' AND id = key
    UNION ALL SELECT email FROM complaints WHERE place = 'complaints' AND id = key
    UNION ALL SELECT email FROM privacy_requests WHERE place = 'privacy_requests' AND id = key
  ) sent LIMIT 1;
  IF sender IS NULL THEN RETURN NULL; END IF;
  INSERT INTO consent_withdrawals (subject, reference, purpose, created_at)
    SELECT sent.subject, sent.reference, 'marketing', clock_timestamp() FROM (
      SELECT 'leads:' || id AS subject, reference FROM leads WHERE person_email(email) = sender
      UNION ALL SELECT 'referrals:' || id, reference FROM referrals WHERE person_email(email) = sender
      UNION ALL SELECT 'complaints:' || id, reference FROM complaints WHERE person_email(email) = sender
    ) sent
    WHERE NOT EXISTS (SELECT FROM consent_withdrawals known WHERE known.subject = sent.subject);
  SELECT count(*) INTO total FROM consent_withdrawals w WHERE w.subject IN (
    SELECT 'leads:' || id FROM leads WHERE person_email(email) = sender
    UNION ALL SELECT 'referrals:' || id FROM referrals WHERE person_email(email) = sender
    UNION ALL SELECT 'complaints:' || id FROM complaints WHERE person_email(email) = sender);
  RETURN total;
END
$body$;

CREATE TYPE contact_purpose AS ENUM ('answer', 'marketing');
CREATE TYPE contact_channel AS ENUM ('call', 'sms', 'whatsapp', 'mail');

-- Finds the leads that accepted advertising.
CREATE INDEX consents_marketing_idx ON consents (lead_id) WHERE purpose = 'marketing' AND granted;
-- A withdrawal keeps the mailbox and the phone of its record, so that it is found by index for every lead of the same person.
ALTER TABLE consent_withdrawals ADD COLUMN mailbox text, ADD COLUMN phone text;
CREATE INDEX consent_withdrawals_mailbox_idx ON consent_withdrawals (mailbox);
CREATE INDEX consent_withdrawals_phone_idx ON consent_withdrawals (phone);
CREATE INDEX privacy_requests_person_phone_idx ON privacy_requests (person_phone(phone));
CREATE FUNCTION add_contact_of_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE
  place text := split_part(NEW.subject, ':', 1);
  key uuid := CASE WHEN pg_input_is_valid(split_part(NEW.subject, ':', 2), 'uuid') THEN split_part(NEW.subject, ':', 2)::uuid END;
BEGIN
  SELECT nullif(public.person_email(sent.email), ''), nullif(public.person_phone(sent.phone), '') INTO NEW.mailbox, NEW.phone FROM (
    SELECT email, phone FROM public.leads WHERE place = 'leads' AND id = key
    UNION ALL SELECT email, phone FROM public.referrals WHERE place = 'referrals' AND id = key
    UNION ALL SELECT email, phone FROM public.complaints WHERE place = 'complaints' AND id = key
  ) sent;
  RETURN NEW;
END
$body$;
CREATE TRIGGER consent_withdrawals_contact BEFORE INSERT ON consent_withdrawals
  FOR EACH ROW EXECUTE FUNCTION add_contact_of_withdrawal();

-- Returns the withdrawals and confirmed objections of the mailbox of a lead and, except for mails, those of its phone,
-- because relatives who share a phone must not be called after one of them objected.
CREATE FUNCTION advertising_opt_outs(of_lead uuid, by_channel contact_channel)
  RETURNS TABLE(said_at timestamptz, kind text) LANGUAGE sql STABLE AS $body$
  SELECT w.created_at, 'withdrawal' FROM leads l JOIN consent_withdrawals w
    ON w.mailbox = person_email(l.email) OR (by_channel <> 'mail' AND w.phone = person_phone(l.phone))
  WHERE l.id = of_lead
  UNION ALL
  SELECT q.confirmed_at, 'objection' FROM leads l JOIN privacy_requests q
    ON (l.email <> '' AND person_email(q.email) = person_email(l.email))
    OR (by_channel <> 'mail' AND l.phone <> '' AND person_phone(q.phone) = person_phone(l.phone))
  WHERE l.id = of_lead AND q.kind = 'opposition' AND q.state <> 'unconfirmed'
$body$;

-- Returns a row if we may contact the person of a lead for a purpose by a channel, with the consent that allows it.
--   answer: what the person asked for. It needs no consent to advertising, but the lead must not be in the state `lost`.
--   marketing: the lead has a consent, and the person neither declined nor objected since then.
-- Queries of many leads use this function in FROM, because PostgreSQL then plans it as a part of the query.
-- tests/leads/contact-consent.model.ts has the same rule.
CREATE FUNCTION contact_permissions(of_lead uuid, for_purpose contact_purpose, by_channel contact_channel)
  RETURNS TABLE(given_at timestamptz, version text) LANGUAGE sql STABLE AS $body$
  SELECT l.created_at, NULL FROM leads l
  WHERE l.id = of_lead AND for_purpose = 'answer' AND CASE WHEN by_channel = 'mail' THEN l.email ELSE l.phone END <> ''
    AND NOT EXISTS (SELECT FROM lead_work w WHERE w.lead_id = of_lead AND w.state = 'lost')
  UNION ALL
  SELECT yes.created_at, yes.version FROM leads l JOIN consents yes ON yes.lead_id = l.id
  WHERE l.id = of_lead AND for_purpose = 'marketing' AND CASE WHEN by_channel = 'mail' THEN l.email ELSE l.phone END <> ''
    AND yes.purpose = 'marketing' AND yes.granted
    AND NOT EXISTS (SELECT FROM consents declined WHERE declined.lead_id = of_lead AND declined.purpose = 'marketing'
      AND NOT declined.granted AND declined.created_at >= yes.created_at)
    AND NOT EXISTS (SELECT FROM advertising_opt_outs(of_lead, by_channel) opt_out WHERE opt_out.said_at >= yes.created_at)
$body$;

-- Returns whether we may contact the person of a lead for a purpose by a channel.
CREATE FUNCTION may_contact(of_lead uuid, for_purpose contact_purpose, by_channel contact_channel)
  RETURNS boolean LANGUAGE sql STABLE AS $body$
  SELECT EXISTS (SELECT FROM contact_permissions(of_lead, for_purpose, by_channel))
$body$;

-- Returns why a record must be kept, or null.
CREATE FUNCTION privacy_hold(record text)
  RETURNS text LANGUAGE plpgsql STABLE COST 1000 SECURITY DEFINER SET search_path = public, pg_temp AS $body$
DECLARE
  place text := split_part(record, ':', 1);
  key text := split_part(record, ':', 2);
  -- Columns are compared as uuid, because a comparison as text cannot use their index.
  key_id uuid := CASE WHEN pg_input_is_valid(split_part(record, ':', 2), 'uuid') THEN split_part(record, ':', 2)::uuid END;
BEGIN
  IF place IN ('complaints', 'complaint_notes') THEN RETURN 'complaint-book'; END IF;
  IF place = 'privacy_requests' THEN
    RETURN CASE WHEN EXISTS (SELECT FROM privacy_requests WHERE id = key_id AND state <> 'closed')
      THEN 'open-request' ELSE 'closed-request' END;
  END IF;
  IF EXISTS (SELECT FROM deliveries WHERE subject_id = key AND status::text IN ('waiting', 'held')) THEN
    RETURN 'delivery-under-way';
  END IF;
  IF place = 'leads' AND EXISTS (SELECT FROM lead_notices n JOIN deliveries d ON d.notice_id = n.id
    WHERE n.lead_id = key_id AND d.status::text IN ('waiting', 'held')) THEN RETURN 'delivery-under-way'; END IF;
  IF place = 'leads' AND EXISTS (SELECT FROM whatsapp_messages WHERE lead_id = key_id AND state::text IN ('queued', 'sending'))
    THEN RETURN 'delivery-under-way'; END IF;
  IF place = 'leads' AND EXISTS (SELECT FROM lead_work WHERE lead_id = key_id AND state::text IN ('reserved', 'won')) THEN
    RETURN 'sale';
  END IF;
  IF place = 'referred_persons' AND referred_person_bought(key_id) THEN RETURN 'reward'; END IF;
  IF place = 'referrals' THEN
    IF EXISTS (SELECT FROM referred_persons WHERE referral_id = key_id AND referred_person_bought(id)) THEN RETURN 'reward'; END IF;
    IF EXISTS (SELECT FROM referred_persons p JOIN deliveries d ON d.subject_id = p.id::text
      WHERE p.referral_id = key_id AND d.status::text IN ('waiting', 'held')) THEN RETURN 'delivery-under-way'; END IF;
  END IF;
  RETURN NULL;
END
$body$;

CREATE FUNCTION remove_deliveries(key text) RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $body$
  DELETE FROM delivery_attempts WHERE delivery_id IN (SELECT id FROM deliveries WHERE subject_id = key);
  DELETE FROM deliveries WHERE subject_id = key;
$body$;

-- Erases one record with everything that belongs to it and logs it in the same transaction. A referrer whose referred
-- persons are kept is anonymised. Returns 'erased', 'anonymised', 'unknown', or the reason why it was kept.
CREATE FUNCTION remove_record(record text, by_actor text, for_request text, as_event text)
  RETURNS text LANGUAGE plpgsql SET search_path = public, pg_temp AS $body$
DECLARE
  place text := split_part(record, ':', 1);
  key text := split_part(record, ':', 2);
  hold text;
  found_row boolean;
  parent uuid;
  as_nobody boolean := false;
BEGIN
  IF place NOT IN ('leads', 'referrals', 'referred_persons', 'lead_events', 'referral_events', 'inbox_views', 'payload_preferences',
    'complaints', 'complaint_notes', 'privacy_requests', 'waiting_entries', 'source_events') OR key !~ '^[0-9a-f-]{36}$' THEN RETURN 'unknown'; END IF;
  -- Locks the record against concurrent changes. Complaints are kept anyway, and no role may lock them.
  IF place IN ('complaints', 'complaint_notes') THEN
    EXECUTE format('SELECT true FROM %I WHERE id = $1', place) INTO found_row USING key::uuid;
  ELSE
    EXECUTE format('SELECT true FROM %I WHERE id = $1 FOR UPDATE', place) INTO found_row USING key::uuid;
  END IF;
  IF found_row IS NULL THEN RETURN 'unknown'; END IF;
  hold := privacy_hold(record);
  IF hold IS NOT NULL AND NOT (place = 'privacy_requests' AND as_event = 'expired') THEN
    INSERT INTO privacy_log (event, actor, subject, request, reason, commit, created_at)
      VALUES ('kept', by_actor, record, for_request, hold, pg_current_xact_id()::text, clock_timestamp());
    RETURN hold;
  END IF;
  as_nobody := place = 'referrals' AND EXISTS (SELECT FROM referred_persons WHERE referral_id = key::uuid);
  INSERT INTO privacy_log (event, actor, subject, request, reason, commit, created_at)
    VALUES ((CASE WHEN as_nobody THEN 'anonymised' ELSE as_event END)::enum_privacy_log_event, by_actor, record, for_request,
      CASE WHEN as_nobody THEN 'referred-persons-stay' END, pg_current_xact_id()::text, clock_timestamp());
  DELETE FROM mail_links WHERE subject = record;
  IF as_nobody THEN
    UPDATE referrals SET first_name = '—', last_name = '—', email = '', phone = '', document_type_id = NULL,
      document = NULL, link_code = NULL, idempotency_key = 'erased:' || id, body_hash = '', updated_at = now() WHERE id = key::uuid;
    RETURN 'anonymised';
  END IF;
  IF place IN ('leads', 'referrals', 'referred_persons') THEN
    DELETE FROM person_decisions WHERE record IN (one, other);
    DELETE FROM consent_withdrawals WHERE subject = record;
    PERFORM remove_deliveries(key);
  END IF;
  IF place = 'leads' THEN
    PERFORM remove_record('referred_persons:' || p.id, by_actor, for_request, as_event) FROM referred_persons p
      WHERE p.lead_id = key::uuid;
    INSERT INTO privacy_log (event, actor, subject, request, commit, created_at)
      SELECT as_event::enum_privacy_log_event, by_actor, 'quotes:' || q.id, for_request, pg_current_xact_id()::text, clock_timestamp()
      FROM quotes q WHERE q.lead_id = key::uuid;
    -- The time and place of an appointment are kept for statistics. Clearing its lead cancels a future appointment.
    INSERT INTO privacy_log (event, actor, subject, request, commit, created_at)
      SELECT 'anonymised', by_actor, 'appointments:' || v.id, for_request, pg_current_xact_id()::text, clock_timestamp()
      FROM appointments v WHERE v.lead_id = key::uuid;
    DELETE FROM quotes WHERE lead_id = key::uuid;
    DELETE FROM lead_events WHERE lead_id = key::uuid;
    DELETE FROM lead_work WHERE lead_id = key::uuid;
    PERFORM remove_deliveries(n.id::text) FROM lead_notices n WHERE n.lead_id = key::uuid;
    DELETE FROM lead_notices WHERE lead_id = key::uuid;
    DELETE FROM source_events WHERE lead_id = key::uuid;
    DELETE FROM whatsapp_messages WHERE lead_id = key::uuid;
    DELETE FROM consents WHERE lead_id = key::uuid;
  ELSIF place = 'referrals' THEN
    DELETE FROM consents WHERE referral_id = key::uuid;
  ELSIF place = 'privacy_requests' THEN
    PERFORM remove_deliveries(key);
    PERFORM remove_deliveries(a.id::text) FROM privacy_answers a WHERE a.request_id = key::uuid;
    -- These files have a column `key`, which hides the variable.
    DELETE FROM privacy_answer_files f USING privacy_answers a
      WHERE a.id = f.answer_id AND 'privacy_requests:' || a.request_id = record;
    DELETE FROM privacy_answers WHERE request_id = key::uuid;
  ELSIF place = 'waiting_entries' THEN
    DELETE FROM consents WHERE waiting_entry_id = key::uuid;
    PERFORM remove_deliveries(key);
  ELSIF place = 'referred_persons' THEN
    DELETE FROM referral_events WHERE referred_person_id = key::uuid;
    DELETE FROM referral_answers WHERE referred_person_id = key::uuid;
    DELETE FROM referral_invitations WHERE referred_person_id = key::uuid;
    DELETE FROM referral_rewards WHERE referred_person_id = key::uuid;
    DELETE FROM referral_work WHERE referred_person_id = key::uuid;
    SELECT referral_id INTO parent FROM referred_persons WHERE id = key::uuid;
  END IF;
  EXECUTE format('DELETE FROM %I WHERE id = $1', place) USING key::uuid;
  -- Removes an anonymised referrer without remaining referred persons.
  IF parent IS NOT NULL AND EXISTS (SELECT FROM referrals WHERE id = parent AND idempotency_key = 'erased:' || id)
    AND NOT EXISTS (SELECT FROM referred_persons WHERE referral_id = parent) THEN
    PERFORM remove_record('referrals:' || parent, by_actor, for_request, as_event);
  END IF;
  RETURN 'erased';
END
$body$;

-- The only way to erase a person. Only accounts of the privacy desk may call it.
CREATE FUNCTION erase_person(records text[], by_actor text, for_request text)
  RETURNS TABLE(record text, result text) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM users u WHERE u.id::text = by_actor AND u.role::text IN ('admin', 'privacy')) THEN
    RAISE EXCEPTION 'Only the privacy desk removes a person.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  -- Referrals are erased after referred persons, because a referral without referred persons can be erased as a whole.
  FOR record IN SELECT one FROM unnest(records) one ORDER BY split_part(one, ':', 1) = 'referrals', one LOOP
    result := remove_record(record, by_actor, for_request, 'erased');
    RETURN NEXT;
  END LOOP;
END
$body$;

-- Erases records whose retention period has ended, oldest first, but never a complaint, a sale or a record with a
-- delivery under way. One call erases at most `most` records, so the worker can repeat it in short transactions. Each
-- kind has the same limit, because otherwise every call would check all old records.
CREATE FUNCTION expire_personal_data(most integer)
  RETURNS TABLE(record text, result text) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $body$
DECLARE
  lead_limit timestamptz := now() - make_interval(months => coalesce((SELECT retention_lead_months::int FROM privacy_desk LIMIT 1), 24));
  referral_limit timestamptz := now() - make_interval(months => coalesce((SELECT retention_referral_months::int FROM privacy_desk LIMIT 1), 24));
  request_limit timestamptz := now() - make_interval(months => coalesce((SELECT retention_request_months::int FROM privacy_desk LIMIT 1), 24));
  waiting_limit timestamptz := now() - make_interval(months => coalesce((SELECT retention_waiting_months::int FROM privacy_desk LIMIT 1), 12));
BEGIN
  DELETE FROM mail_links WHERE id IN (SELECT id FROM mail_links WHERE expires_at < now() ORDER BY expires_at LIMIT 20 * most);
  FOR record IN
    SELECT old.one FROM (
      (SELECT 'leads:' || l.id AS one, 1 AS turn FROM leads l
        WHERE l.created_at < lead_limit
          -- Sales are kept forever, so they are excluded here by index, before the function is called.
          AND NOT EXISTS (SELECT FROM lead_work w WHERE w.lead_id = l.id
            AND (w.state::text IN ('reserved', 'won') OR w.next_step_at >= now()))
          AND NOT EXISTS (SELECT FROM lead_events e WHERE e.lead_id = l.id AND e.created_at >= lead_limit)
          AND privacy_hold('leads:' || l.id) IS NULL
        ORDER BY l.created_at LIMIT most)
      UNION ALL
      -- A person who used the link of a referrer was stored after the referral. Both are kept until the later one expires.
      (SELECT 'referred_persons:' || p.id, 2 FROM referrals r JOIN referred_persons p ON p.referral_id = r.id
        WHERE r.created_at < referral_limit AND p.created_at < referral_limit AND privacy_hold('referrals:' || r.id) IS NULL
          AND privacy_hold('referred_persons:' || p.id) IS NULL
        ORDER BY r.created_at LIMIT most)
      UNION ALL
      (SELECT 'referrals:' || r.id, 3 FROM referrals r
        WHERE r.created_at < referral_limit AND r.idempotency_key <> 'erased:' || r.id
          AND NOT EXISTS (SELECT FROM referred_persons p WHERE p.referral_id = r.id AND p.created_at >= referral_limit)
          AND privacy_hold('referrals:' || r.id) IS NULL
        ORDER BY r.created_at LIMIT most)
      UNION ALL
      (SELECT 'privacy_requests:' || q.id, 4 FROM privacy_requests q
        WHERE (q.state = 'closed' AND q.closed_at < request_limit)
          OR (q.state = 'unconfirmed' AND q.created_at < now() - interval '60 days')
        ORDER BY q.created_at LIMIT most)
      UNION ALL
      -- entryExpiry in packages/domain/src/waiting-list/waiting-entry.ts has the same rule.
      (SELECT 'waiting_entries:' || w.id, 5 FROM waiting_entries w
        WHERE (CASE WHEN w.state = 'unconfirmed' THEN w.created_at < now() - interval '7 days'
            ELSE greatest(w.created_at, w.confirmed_at, w.notified_at, w.ended_at) < waiting_limit END)
          AND privacy_hold('waiting_entries:' || w.id) IS NULL
        ORDER BY w.created_at LIMIT most)
      UNION ALL
      -- A message that became a lead is erased with the lead.
      (SELECT 'source_events:' || s.id, 6 FROM source_events s
        WHERE s.lead_id IS NULL AND s.created_at < lead_limit ORDER BY s.created_at LIMIT most)
    ) old
    ORDER BY old.turn LIMIT most
  LOOP
    result := remove_record(record, NULL, NULL, 'expired');
    RETURN NEXT;
  END LOOP;
END
$body$;

-- Keys of the links in mails. A key is derived from its delivery, so that a mail that is sent again has the same link and
-- adds no row. No process can read the secret; only the worker may ask for a key.
CREATE TABLE mail_key_secret (secret text NOT NULL);
INSERT INTO mail_key_secret SELECT gen_random_uuid()::text || gen_random_uuid()::text;
CREATE FUNCTION mail_key(purpose_and_delivery text) RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $body$
  SELECT rtrim(translate(encode(sha256(convert_to(secret || purpose_and_delivery, 'UTF8')), 'base64'), '+/', '-_'), '=')
  FROM mail_key_secret
$body$;

CREATE INDEX privacy_requests_due_idx ON privacy_requests (due_on) WHERE state <> 'closed'::enum_privacy_requests_state;
CREATE TRIGGER privacy_answers_append_only BEFORE DELETE OR UPDATE ON privacy_answers
  FOR EACH ROW EXECUTE FUNCTION privacy_answers_are_append_only();
CREATE TRIGGER privacy_answers_no_truncate BEFORE TRUNCATE ON privacy_answers
  FOR EACH STATEMENT EXECUTE FUNCTION privacy_answers_are_append_only();
CREATE TRIGGER privacy_answer_files_append_only BEFORE DELETE OR UPDATE ON privacy_answer_files
  FOR EACH ROW EXECUTE FUNCTION privacy_answers_are_append_only();
CREATE TRIGGER privacy_answer_files_no_truncate BEFORE TRUNCATE ON privacy_answer_files
  FOR EACH STATEMENT EXECUTE FUNCTION privacy_answers_are_append_only();
CREATE TRIGGER privacy_requests_no_truncate BEFORE TRUNCATE ON privacy_requests
  FOR EACH STATEMENT EXECUTE FUNCTION privacy_requests_stay();
CREATE TRIGGER privacy_requests_stay BEFORE DELETE OR UPDATE ON privacy_requests
  FOR EACH ROW EXECUTE FUNCTION privacy_requests_stay();

REVOKE ALL ON FUNCTION advertising_opt_outs(uuid, contact_channel), contact_permissions(uuid, contact_purpose, contact_channel),
  may_contact(uuid, contact_purpose, contact_channel), mail_key(text), mail_link_subject(text, text), mail_link_opens(text, text), confirm_privacy_request(text),
  confirmed_privacy_request(text), withdraw_consent(text), privacy_hold(text), remove_deliveries(text), remove_record(text, text, text, text),
  erase_person(text[], text, text), expire_personal_data(integer) FROM PUBLIC;
