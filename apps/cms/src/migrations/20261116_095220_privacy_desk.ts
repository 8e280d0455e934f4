import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_privacy_requests_kind" AS ENUM('access', 'rectification', 'cancellation', 'opposition');
  CREATE TYPE "public"."enum_privacy_requests_locale" AS ENUM('es', 'en');
  CREATE TYPE "public"."enum_privacy_requests_state" AS ENUM('unconfirmed', 'open', 'closed');
  CREATE TYPE "public"."enum_consent_withdrawals_purpose" AS ENUM('marketing');
  CREATE TYPE "public"."enum_mail_links_purpose" AS ENUM('confirm-request', 'withdraw-consent');
  CREATE TYPE "public"."enum_privacy_log_event" AS ENUM('seen', 'listed', 'searched', 'changed', 'exported', 'erased', 'anonymised', 'kept', 'expired');
  ALTER TYPE "public"."enum_deliveries_subject_kind" ADD VALUE 'privacy-request';
  CREATE TABLE "privacy_requests" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reference" varchar NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"body_hash" varchar NOT NULL,
  	"kind" "enum_privacy_requests_kind" NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"document_type_id" integer NOT NULL,
  	"document" varchar NOT NULL,
  	"detail" varchar,
  	"locale" "enum_privacy_requests_locale" NOT NULL,
  	"received_on" date NOT NULL,
  	"due_on" date NOT NULL,
  	"term_days" integer NOT NULL,
  	"state" "enum_privacy_requests_state" NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"handler_id" uuid,
  	"outcome" varchar,
  	"closed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consent_withdrawals" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subject" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"purpose" "enum_consent_withdrawals_purpose" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"purpose" "enum_mail_links_purpose" NOT NULL,
  	"key_hash" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "privacy_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event" "enum_privacy_log_event" NOT NULL,
  	"actor" varchar,
  	"subject" varchar NOT NULL,
  	"request" varchar,
  	"reason" varchar,
  	"count" integer,
  	"commit" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "privacy_desk" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"terms_access" numeric DEFAULT 20,
  	"terms_rectification" numeric DEFAULT 10,
  	"terms_cancellation" numeric DEFAULT 10,
  	"terms_opposition" numeric DEFAULT 10,
  	"retention_lead_months" numeric DEFAULT 24,
  	"retention_referral_months" numeric DEFAULT 24,
  	"retention_request_months" numeric DEFAULT 24,
  	"confirmed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_handler_id_users_id_fk" FOREIGN KEY ("handler_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "privacy_requests_reference_idx" ON "privacy_requests" USING btree ("reference");
  CREATE UNIQUE INDEX "privacy_requests_idempotency_key_idx" ON "privacy_requests" USING btree ("idempotency_key");
  CREATE INDEX "privacy_requests_state_idx" ON "privacy_requests" USING btree ("state");
  CREATE INDEX "privacy_requests_handler_idx" ON "privacy_requests" USING btree ("handler_id");
  CREATE INDEX "privacy_requests_updated_at_idx" ON "privacy_requests" USING btree ("updated_at");
  CREATE INDEX "privacy_requests_created_at_idx" ON "privacy_requests" USING btree ("created_at");
  CREATE INDEX "consent_withdrawals_subject_idx" ON "consent_withdrawals" USING btree ("subject");
  CREATE INDEX "consent_withdrawals_updated_at_idx" ON "consent_withdrawals" USING btree ("updated_at");
  CREATE INDEX "consent_withdrawals_created_at_idx" ON "consent_withdrawals" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_links_key_hash_idx" ON "mail_links" USING btree ("key_hash");
  CREATE INDEX "mail_links_subject_idx" ON "mail_links" USING btree ("subject");
  CREATE INDEX "mail_links_updated_at_idx" ON "mail_links" USING btree ("updated_at");
  CREATE INDEX "mail_links_created_at_idx" ON "mail_links" USING btree ("created_at");
  CREATE INDEX "privacy_log_event_idx" ON "privacy_log" USING btree ("event");
  CREATE INDEX "privacy_log_actor_idx" ON "privacy_log" USING btree ("actor");
  CREATE INDEX "privacy_log_subject_idx" ON "privacy_log" USING btree ("subject");
  CREATE INDEX "privacy_log_request_idx" ON "privacy_log" USING btree ("request");
  CREATE INDEX "privacy_log_updated_at_idx" ON "privacy_log" USING btree ("updated_at");
  CREATE INDEX "privacy_log_created_at_idx" ON "privacy_log" USING btree ("created_at");`)
  // By hand from here: the privacy desk.
  await db.execute(sql`
  -- Who saw, changed, took out or removed personal data stays written, whoever connects and with whatever rights.
  CREATE FUNCTION "privacy_log_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    RAISE EXCEPTION 'The log of personal data is append-only.' USING ERRCODE = 'restrict_violation';
  END
  $body$;
  CREATE TRIGGER "privacy_log_append_only" BEFORE UPDATE OR DELETE ON "privacy_log"
    FOR EACH ROW EXECUTE FUNCTION "privacy_log_is_append_only"();
  CREATE TRIGGER "privacy_log_no_truncate" BEFORE TRUNCATE ON "privacy_log"
    FOR EACH STATEMENT EXECUTE FUNCTION "privacy_log_is_append_only"();

  -- Whether the log says, in this very commit, that a record is removed. Nothing append-only goes without that line.
  CREATE FUNCTION "erased_in_this_commit"(record text) RETURNS boolean LANGUAGE sql VOLATILE AS $body$
    SELECT EXISTS (SELECT FROM public.privacy_log l WHERE l.subject = record AND l.event::text IN ('erased', 'expired')
      AND l.commit = pg_current_xact_id()::text)
  $body$;

  -- What was noted and decided stays written, until the person it is about is removed.
  CREATE OR REPLACE FUNCTION "desk_history_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE
    gone jsonb;
  BEGIN
    IF TG_OP = 'DELETE' THEN
      gone := to_jsonb(OLD);
      IF TG_TABLE_NAME = 'lead_events' AND (public.erased_in_this_commit('leads:' || (gone->>'lead_id'))
        OR public.erased_in_this_commit('lead_events:' || (gone->>'id'))) THEN RETURN OLD; END IF;
      IF TG_TABLE_NAME = 'person_decisions' AND (public.erased_in_this_commit(gone->>'one')
        OR public.erased_in_this_commit(gone->>'other')) THEN RETURN OLD; END IF;
      IF TG_TABLE_NAME = 'consent_withdrawals' AND public.erased_in_this_commit(gone->>'subject') THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION 'The history of the desk is append-only.' USING ERRCODE = 'restrict_violation';
  END
  $body$;
  CREATE TRIGGER "consent_withdrawals_append_only" BEFORE UPDATE OR DELETE ON "consent_withdrawals"
    FOR EACH ROW EXECUTE FUNCTION "desk_history_is_append_only"();
  CREATE TRIGGER "consent_withdrawals_no_truncate" BEFORE TRUNCATE ON "consent_withdrawals"
    FOR EACH STATEMENT EXECUTE FUNCTION "desk_history_is_append_only"();

  -- What somebody asked stays as asked, and what came of it as it was said.
  CREATE FUNCTION "privacy_requests_stay"() RETURNS trigger LANGUAGE plpgsql AS $body$
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
  CREATE TRIGGER "privacy_requests_stay" BEFORE UPDATE OR DELETE ON "privacy_requests"
    FOR EACH ROW EXECUTE FUNCTION "privacy_requests_stay"();
  CREATE TRIGGER "privacy_requests_no_truncate" BEFORE TRUNCATE ON "privacy_requests"
    FOR EACH STATEMENT EXECUTE FUNCTION "privacy_requests_stay"();
  CREATE INDEX "privacy_requests_due_idx" ON "privacy_requests" ("due_on") WHERE "state" <> 'closed';
  CREATE INDEX "privacy_requests_person_email_idx" ON "privacy_requests" ("person_email"("email"));

  -- Whether a link of a mail still opens what it was sent for.
  CREATE FUNCTION "mail_link_subject"(link_purpose text, link_hash text) RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $body$
    SELECT subject FROM mail_links
    WHERE key_hash = link_hash AND purpose::text = link_purpose AND expires_at > now()
  $body$;
  CREATE FUNCTION "mail_link_opens"(link_purpose text, link_hash text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $body$
    SELECT mail_link_subject(link_purpose, link_hash) IS NOT NULL
  $body$;

  -- The code of the request whose sender has shown that the mailbox is theirs; nothing for a link that opens nothing.
  CREATE FUNCTION "confirm_privacy_request"(link_hash text) RETURNS text
    LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $body$
  DECLARE
    request uuid := split_part(mail_link_subject('confirm-request', link_hash), ':', 2)::uuid;
  BEGIN
    UPDATE privacy_requests SET state = 'open', confirmed_at = now(), updated_at = now()
    WHERE id = request AND state = 'unconfirmed';
    RETURN (SELECT reference FROM privacy_requests WHERE id = request);
  END
  $body$;

  -- No more news for whoever reads this mailbox: a line for each record of theirs, and how many there are.
  CREATE FUNCTION "withdraw_consent"(link_hash text) RETURNS integer
    LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $body$
  DECLARE
    opened text := mail_link_subject('withdraw-consent', link_hash);
    mailbox text;
    total integer;
  BEGIN
    IF opened IS NULL THEN RETURN NULL; END IF;
    SELECT person_email(email) INTO mailbox FROM (
      SELECT 'leads:' || id AS subject, email FROM leads WHERE opened = 'leads:' || id
      UNION ALL SELECT 'referrals:' || id, email FROM referrals WHERE opened = 'referrals:' || id
      UNION ALL SELECT 'complaints:' || id, email FROM complaints WHERE opened = 'complaints:' || id
      UNION ALL SELECT 'privacy_requests:' || id, email FROM privacy_requests WHERE opened = 'privacy_requests:' || id
    ) sent LIMIT 1;
    IF mailbox IS NULL THEN RETURN NULL; END IF;
    INSERT INTO consent_withdrawals (subject, reference, purpose, created_at)
      SELECT sent.subject, sent.reference, 'marketing', clock_timestamp() FROM (
        SELECT 'leads:' || id AS subject, reference FROM leads WHERE person_email(email) = mailbox
        UNION ALL SELECT 'referrals:' || id, reference FROM referrals WHERE person_email(email) = mailbox
        UNION ALL SELECT 'complaints:' || id, reference FROM complaints WHERE person_email(email) = mailbox
      ) sent
      WHERE NOT EXISTS (SELECT FROM consent_withdrawals known WHERE known.subject = sent.subject);
    SELECT count(*) INTO total FROM consent_withdrawals w WHERE w.subject IN (
      SELECT 'leads:' || id FROM leads WHERE person_email(email) = mailbox
      UNION ALL SELECT 'referrals:' || id FROM referrals WHERE person_email(email) = mailbox
      UNION ALL SELECT 'complaints:' || id FROM complaints WHERE person_email(email) = mailbox);
    RETURN total;
  END
  $body$;

  -- Whether somebody who was referred has bought: then a reward may be owed.
  CREATE FUNCTION "referred_person_bought"(person uuid) RETURNS boolean
    LANGUAGE sql STABLE SET search_path = public, pg_temp AS $body$
    SELECT EXISTS (SELECT FROM referred_persons p
      JOIN leads l ON l.document = p.document OR person_phone(l.phone) = person_phone(p.phone)
      JOIN lead_work w ON w.lead_id = l.id AND w.state::text IN ('reserved', 'won')
      WHERE p.id = person)
  $body$;

  -- Why a record has to stay, or nothing.
  CREATE FUNCTION "privacy_hold"(record text) RETURNS text
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $body$
  DECLARE
    place text := split_part(record, ':', 1);
    key text := split_part(record, ':', 2);
  BEGIN
    IF place IN ('complaints', 'complaint_notes') THEN RETURN 'complaint-book'; END IF;
    IF place = 'privacy_requests' THEN
      RETURN CASE WHEN EXISTS (SELECT FROM privacy_requests WHERE id::text = key AND state <> 'closed')
        THEN 'open-request' ELSE 'closed-request' END;
    END IF;
    IF EXISTS (SELECT FROM deliveries WHERE subject_id = key AND status::text IN ('waiting', 'held')) THEN
      RETURN 'delivery-under-way';
    END IF;
    IF place = 'leads' AND EXISTS (SELECT FROM lead_work WHERE lead_id::text = key AND state::text IN ('reserved', 'won')) THEN
      RETURN 'sale';
    END IF;
    IF place = 'referred_persons' AND referred_person_bought(key::uuid) THEN RETURN 'reward'; END IF;
    IF place = 'referrals' THEN
      IF EXISTS (SELECT FROM referred_persons WHERE referral_id::text = key AND referred_person_bought(id)) THEN RETURN 'reward'; END IF;
      IF EXISTS (SELECT FROM referred_persons p JOIN deliveries d ON d.subject_id = p.id::text
        WHERE p.referral_id::text = key AND d.status::text IN ('waiting', 'held')) THEN RETURN 'delivery-under-way'; END IF;
    END IF;
    RETURN NULL;
  END
  $body$;

  CREATE FUNCTION "remove_deliveries"(key text) RETURNS void
    LANGUAGE sql VOLATILE SET search_path = public, pg_temp AS $body$
    DELETE FROM delivery_attempts WHERE delivery_id IN (SELECT id FROM deliveries WHERE subject_id = key);
    DELETE FROM deliveries WHERE subject_id = key;
  $body$;

  -- Removes one record and all that hangs on it, and writes it down in the same commit. The referrer of somebody who stays
  -- becomes nobody; everything else goes. Answers what happened: erased, anonymised, unknown, or why it was kept.
  CREATE FUNCTION "remove_record"(record text, by_actor text, for_request text, as_event text) RETURNS text
    LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $body$
  DECLARE
    place text := split_part(record, ':', 1);
    key text := split_part(record, ':', 2);
    hold text;
    found_row boolean;
    parent uuid;
    as_nobody boolean := false;
  BEGIN
    IF place NOT IN ('leads', 'referrals', 'referred_persons', 'lead_events', 'inbox_views', 'payload_preferences',
      'complaints', 'complaint_notes', 'privacy_requests') OR key !~ '^[0-9a-f-]{36}$' THEN RETURN 'unknown'; END IF;
    -- Whoever else works on it waits until this is done. Complaints are held anyway, and nobody may lock them.
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
        document = NULL, idempotency_key = 'erased:' || id, body_hash = '', updated_at = now() WHERE id = key::uuid;
      RETURN 'anonymised';
    END IF;
    IF place IN ('leads', 'referrals', 'referred_persons') THEN
      DELETE FROM person_decisions WHERE record IN (one, other);
      DELETE FROM consent_withdrawals WHERE subject = record;
      PERFORM remove_deliveries(key);
    END IF;
    IF place = 'leads' THEN
      DELETE FROM lead_events WHERE lead_id = key::uuid;
      DELETE FROM lead_work WHERE lead_id = key::uuid;
      DELETE FROM consents WHERE lead_id = key::uuid;
    ELSIF place = 'referrals' THEN
      DELETE FROM consents WHERE referral_id = key::uuid;
    ELSIF place = 'privacy_requests' THEN
      PERFORM remove_deliveries(key);
    ELSIF place = 'referred_persons' THEN
      SELECT referral_id INTO parent FROM referred_persons WHERE id = key::uuid;
    END IF;
    EXECUTE format('DELETE FROM %I WHERE id = $1', place) USING key::uuid;
    -- A referrer who is nobody already, of nobody any more.
    IF parent IS NOT NULL AND EXISTS (SELECT FROM referrals WHERE id = parent AND idempotency_key = 'erased:' || id)
      AND NOT EXISTS (SELECT FROM referred_persons WHERE referral_id = parent) THEN
      PERFORM remove_record('referrals:' || parent, by_actor, for_request, as_event);
    END IF;
    RETURN 'erased';
  END
  $body$;

  -- The one way to remove a person. The CMS alone may call it, and only for an account that is at the privacy desk.
  CREATE FUNCTION "erase_person"(records text[], by_actor text, for_request text) RETURNS TABLE (record text, result text)
    LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $body$
  BEGIN
    IF NOT EXISTS (SELECT FROM users u WHERE u.id::text = by_actor AND u.role::text IN ('admin', 'privacy')) THEN
      RAISE EXCEPTION 'Only the privacy desk removes a person.' USING ERRCODE = 'insufficient_privilege';
    END IF;
    -- Referred persons before referrals: a referral of nobody can go as a whole.
    FOR record IN SELECT one FROM unnest(records) one ORDER BY split_part(one, ':', 1) = 'referrals', one LOOP
      result := remove_record(record, by_actor, for_request, 'erased');
      RETURN NEXT;
    END LOOP;
  END
  $body$;

  -- By the clock: what nobody needs any more, by the terms of the settings. Never a complaint, a sale or a delivery under way.
  CREATE FUNCTION "expire_personal_data"(most integer) RETURNS TABLE (record text, result text)
    LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $body$
  DECLARE
    lead_limit timestamptz := now() - make_interval(months => coalesce((SELECT retention_lead_months::int FROM privacy_desk LIMIT 1), 24));
    referral_limit timestamptz := now() - make_interval(months => coalesce((SELECT retention_referral_months::int FROM privacy_desk LIMIT 1), 24));
    request_limit timestamptz := now() - make_interval(months => coalesce((SELECT retention_request_months::int FROM privacy_desk LIMIT 1), 24));
  BEGIN
    DELETE FROM mail_links WHERE expires_at < now();
    FOR record IN
      SELECT old.one FROM (
        SELECT 'leads:' || l.id AS one, 1 AS turn FROM leads l LEFT JOIN lead_work w ON w.lead_id = l.id
        WHERE l.created_at < lead_limit AND coalesce(w.next_step_at, '-infinity') < now()
          AND NOT EXISTS (SELECT FROM lead_events e WHERE e.lead_id = l.id AND e.created_at >= lead_limit)
        UNION ALL
        SELECT 'referred_persons:' || p.id, 2 FROM referred_persons p JOIN referrals r ON r.id = p.referral_id
        WHERE r.created_at < referral_limit AND privacy_hold('referrals:' || r.id) IS NULL
        UNION ALL
        SELECT 'referrals:' || r.id, 3 FROM referrals r WHERE r.created_at < referral_limit
          AND r.idempotency_key <> 'erased:' || r.id
        UNION ALL
        SELECT 'privacy_requests:' || q.id, 4 FROM privacy_requests q
        WHERE (q.state = 'closed' AND q.closed_at < request_limit)
          OR (q.state = 'unconfirmed' AND q.created_at < now() - interval '60 days')
      ) old
      WHERE old.turn = 4 OR privacy_hold(old.one) IS NULL
      ORDER BY old.turn, old.one LIMIT most
    LOOP
      result := remove_record(record, NULL, NULL, 'expired');
      RETURN NEXT;
    END LOOP;
  END
  $body$;

  REVOKE ALL ON FUNCTION "mail_link_subject"(text, text), "mail_link_opens"(text, text), "confirm_privacy_request"(text),
    "withdraw_consent"(text), "privacy_hold"(text), "remove_deliveries"(text), "remove_record"(text, text, text, text),
    "erase_person"(text[], text, text), "expire_personal_data"(integer) FROM PUBLIC;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION "expire_personal_data"(integer);
  DROP FUNCTION "erase_person"(text[], text, text);
  DROP FUNCTION "remove_record"(text, text, text, text);
  DROP FUNCTION "remove_deliveries"(text);
  DROP FUNCTION "privacy_hold"(text);
  DROP FUNCTION "referred_person_bought"(uuid);
  DROP FUNCTION "withdraw_consent"(text);
  DROP FUNCTION "confirm_privacy_request"(text);
  DROP FUNCTION "mail_link_opens"(text, text);
  DROP FUNCTION "mail_link_subject"(text, text);
  DROP TRIGGER "privacy_requests_no_truncate" ON "privacy_requests";
  DROP TRIGGER "privacy_requests_stay" ON "privacy_requests";
  DROP FUNCTION "privacy_requests_stay"();
  DROP TRIGGER "consent_withdrawals_no_truncate" ON "consent_withdrawals";
  DROP TRIGGER "consent_withdrawals_append_only" ON "consent_withdrawals";
  CREATE OR REPLACE FUNCTION "desk_history_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    RAISE EXCEPTION 'The history of the desk is append-only.' USING ERRCODE = 'restrict_violation';
  END
  $body$;
  DROP FUNCTION "erased_in_this_commit"(text);
  DROP TRIGGER "privacy_log_no_truncate" ON "privacy_log";
  DROP TRIGGER "privacy_log_append_only" ON "privacy_log";
  DROP FUNCTION "privacy_log_is_append_only"();`)
  await db.execute(sql`
   DROP TABLE "privacy_requests" CASCADE;
  DROP TABLE "consent_withdrawals" CASCADE;
  DROP TABLE "mail_links" CASCADE;
  DROP TABLE "privacy_log" CASCADE;
  DROP TABLE "privacy_desk" CASCADE;
  ALTER TABLE "deliveries" ALTER COLUMN "subject_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_subject_kind";
  CREATE TYPE "public"."enum_deliveries_subject_kind" AS ENUM('lead', 'referral', 'referred-person', 'complaint');
  ALTER TABLE "deliveries" ALTER COLUMN "subject_kind" SET DATA TYPE "public"."enum_deliveries_subject_kind" USING "subject_kind"::"public"."enum_deliveries_subject_kind";
  DROP TYPE "public"."enum_privacy_requests_kind";
  DROP TYPE "public"."enum_privacy_requests_locale";
  DROP TYPE "public"."enum_privacy_requests_state";
  DROP TYPE "public"."enum_consent_withdrawals_purpose";
  DROP TYPE "public"."enum_mail_links_purpose";
  DROP TYPE "public"."enum_privacy_log_event";`)
}
