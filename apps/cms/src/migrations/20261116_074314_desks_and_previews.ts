import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_lead_work_kind" AS ENUM('contact', 'visit', 'waiting-list');
  CREATE TYPE "public"."enum_lead_work_state" AS ENUM('new', 'contacted', 'visit', 'reserved', 'won', 'lost');
  CREATE TYPE "public"."enum_lead_work_lost_reason" AS ENUM('no-answer', 'price', 'location', 'bought-elsewhere', 'not-now', 'duplicate', 'not-a-person');
  CREATE TYPE "public"."enum_lead_events_kind" AS ENUM('note', 'state', 'owner', 'next-step', 'contact');
  CREATE TYPE "public"."enum_person_decisions_verdict" AS ENUM('different', 'undecided');
  ALTER TYPE "public"."enum_access_log_event" ADD VALUE 'complaint-attachment-opened';
  ALTER TYPE "public"."enum_access_log_event" ADD VALUE 'complaint-register-exported';
  ALTER TYPE "public"."enum_access_log_event" ADD VALUE 'leads-exported';
  CREATE TABLE "lead_work" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"lead_id" uuid NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"project" varchar NOT NULL,
  	"kind" "enum_lead_work_kind" NOT NULL,
  	"source" varchar,
  	"state" "enum_lead_work_state" DEFAULT 'new' NOT NULL,
  	"lost_reason" "enum_lead_work_lost_reason",
  	"owner_id" uuid,
  	"next_step" varchar,
  	"next_step_at" timestamp(3) with time zone,
  	"first_answer_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"lead_id" uuid NOT NULL,
  	"kind" "enum_lead_events_kind" NOT NULL,
  	"text" varchar,
  	"from" varchar,
  	"to" varchar,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "person_decisions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"one" varchar NOT NULL,
  	"other" varchar NOT NULL,
  	"verdict" "enum_person_decisions_verdict" NOT NULL,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inbox_views" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"query" varchar NOT NULL,
  	"owner_id" uuid NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "complaint_notes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"complaint_id" uuid NOT NULL,
  	"text" varchar NOT NULL,
  	"author" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answer_templates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answer_templates_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "preview_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"address" varchar NOT NULL,
  	"address_in_english" varchar NOT NULL,
  	"asked_by" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sales_desk_teams" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"project_id" uuid
  );
  
  CREATE TABLE "sales_desk" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "sales_desk_locales" (
  	"messages_whats_app" varchar,
  	"messages_mail_subject" varchar,
  	"messages_mail_body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "sales_desk_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  ALTER TABLE "complaints" ADD COLUMN "answered_by" varchar;
  ALTER TABLE "complaints" ADD COLUMN "answered_by_account" varchar;
  ALTER TABLE "complaints" ADD COLUMN "answer_pdf_key" varchar;
  ALTER TABLE "complaints" ADD COLUMN "answer_pdf_hash" varchar;
  ALTER TABLE "access_log" ADD COLUMN "subject" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "answer_templates_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "preview_links_id" uuid;
  ALTER TABLE "lead_work" ADD CONSTRAINT "lead_work_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_work" ADD CONSTRAINT "lead_work_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_views" ADD CONSTRAINT "inbox_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "complaint_notes" ADD CONSTRAINT "complaint_notes_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "answer_templates_locales" ADD CONSTRAINT "answer_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_desk_teams" ADD CONSTRAINT "sales_desk_teams_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sales_desk_teams" ADD CONSTRAINT "sales_desk_teams_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sales_desk"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_desk_locales" ADD CONSTRAINT "sales_desk_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sales_desk"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_desk_rels" ADD CONSTRAINT "sales_desk_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sales_desk"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_desk_rels" ADD CONSTRAINT "sales_desk_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "lead_work_lead_idx" ON "lead_work" USING btree ("lead_id");
  CREATE INDEX "lead_work_received_at_idx" ON "lead_work" USING btree ("received_at");
  CREATE INDEX "lead_work_owner_idx" ON "lead_work" USING btree ("owner_id");
  CREATE INDEX "lead_work_next_step_at_idx" ON "lead_work" USING btree ("next_step_at");
  CREATE INDEX "lead_work_first_answer_at_idx" ON "lead_work" USING btree ("first_answer_at");
  CREATE INDEX "lead_work_updated_at_idx" ON "lead_work" USING btree ("updated_at");
  CREATE INDEX "lead_work_created_at_idx" ON "lead_work" USING btree ("created_at");
  CREATE INDEX "state_receivedAt_idx" ON "lead_work" USING btree ("state","received_at");
  CREATE INDEX "owner_receivedAt_idx" ON "lead_work" USING btree ("owner_id","received_at");
  CREATE INDEX "project_receivedAt_idx" ON "lead_work" USING btree ("project","received_at");
  CREATE INDEX "kind_receivedAt_idx" ON "lead_work" USING btree ("kind","received_at");
  CREATE INDEX "source_receivedAt_idx" ON "lead_work" USING btree ("source","received_at");
  CREATE INDEX "lead_events_lead_idx" ON "lead_events" USING btree ("lead_id");
  CREATE INDEX "lead_events_updated_at_idx" ON "lead_events" USING btree ("updated_at");
  CREATE INDEX "lead_events_created_at_idx" ON "lead_events" USING btree ("created_at");
  CREATE INDEX "person_decisions_one_idx" ON "person_decisions" USING btree ("one");
  CREATE INDEX "person_decisions_other_idx" ON "person_decisions" USING btree ("other");
  CREATE INDEX "person_decisions_updated_at_idx" ON "person_decisions" USING btree ("updated_at");
  CREATE INDEX "person_decisions_created_at_idx" ON "person_decisions" USING btree ("created_at");
  CREATE INDEX "inbox_views_owner_idx" ON "inbox_views" USING btree ("owner_id");
  CREATE INDEX "inbox_views_updated_at_idx" ON "inbox_views" USING btree ("updated_at");
  CREATE INDEX "inbox_views_created_at_idx" ON "inbox_views" USING btree ("created_at");
  CREATE INDEX "complaint_notes_complaint_idx" ON "complaint_notes" USING btree ("complaint_id");
  CREATE INDEX "complaint_notes_updated_at_idx" ON "complaint_notes" USING btree ("updated_at");
  CREATE INDEX "complaint_notes_created_at_idx" ON "complaint_notes" USING btree ("created_at");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "answer_templates_locales_locale_parent_id_unique" ON "answer_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE INDEX "sales_desk_teams_order_idx" ON "sales_desk_teams" USING btree ("_order");
  CREATE INDEX "sales_desk_teams_parent_id_idx" ON "sales_desk_teams" USING btree ("_parent_id");
  CREATE INDEX "sales_desk_teams_project_idx" ON "sales_desk_teams" USING btree ("project_id");
  CREATE UNIQUE INDEX "sales_desk_locales_locale_parent_id_unique" ON "sales_desk_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sales_desk_rels_order_idx" ON "sales_desk_rels" USING btree ("order");
  CREATE INDEX "sales_desk_rels_parent_idx" ON "sales_desk_rels" USING btree ("parent_id");
  CREATE INDEX "sales_desk_rels_path_idx" ON "sales_desk_rels" USING btree ("path");
  CREATE INDEX "sales_desk_rels_users_id_idx" ON "sales_desk_rels" USING btree ("users_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_links_fk" FOREIGN KEY ("preview_links_id") REFERENCES "public"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "complaints_status_idx" ON "complaints" USING btree ("status");
  CREATE INDEX "access_log_subject_idx" ON "access_log" USING btree ("subject");
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");
  CREATE INDEX "payload_locked_documents_rels_preview_links_id_idx" ON "payload_locked_documents_rels" USING btree ("preview_links_id");`)
  // By hand from here: the complaint desk.
  await db.execute(sql`
  -- The complaint book, whoever connects and with whatever rights: what was filed stays as filed. Written later, and each
  -- only once: the answer with who gave it and when, the hash of its paper, and the result of the virus scan.
  CREATE OR REPLACE FUNCTION "complaints_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE
    answer constant text[] := ARRAY['status', 'answer', 'answered_at', 'answered_by', 'answered_by_account'];
    paper constant text[] := ARRAY['answer_pdf_key', 'answer_pdf_hash'];
    later constant text[] := answer || paper || ARRAY['attachment_scan', 'updated_at'];
  BEGIN
    IF TG_OP <> 'UPDATE' THEN
      RAISE EXCEPTION 'The complaint book is append-only: nothing is removed.' USING ERRCODE = 'restrict_violation';
    END IF;
    IF to_jsonb(NEW) - later <> to_jsonb(OLD) - later THEN
      RAISE EXCEPTION 'The complaint book is append-only: what was filed stays as filed.' USING ERRCODE = 'restrict_violation';
    END IF;
    IF OLD."status" = 'answered' OR OLD."answer" IS NOT NULL THEN
      IF to_jsonb(NEW) - paper - ARRAY['attachment_scan', 'updated_at'] <> to_jsonb(OLD) - paper - ARRAY['attachment_scan', 'updated_at'] THEN
        RAISE EXCEPTION 'The complaint book is append-only: an answer stays as given.' USING ERRCODE = 'restrict_violation';
      END IF;
    ELSIF NEW."status" = 'answered' OR num_nonnulls(NEW."answer", NEW."answered_at", NEW."answered_by") > 0 THEN
      IF NEW."status" <> 'answered' OR num_nulls(NEW."answer", NEW."answered_at", NEW."answered_by") > 0 THEN
        RAISE EXCEPTION 'An answer says who gave it and when.' USING ERRCODE = 'check_violation';
      END IF;
    END IF;
    IF NEW."answer_pdf_hash" IS DISTINCT FROM OLD."answer_pdf_hash" OR NEW."answer_pdf_key" IS DISTINCT FROM OLD."answer_pdf_key" THEN
      IF OLD."answer_pdf_hash" IS NOT NULL OR OLD."answer_pdf_key" IS NOT NULL THEN
        RAISE EXCEPTION 'The complaint book is append-only: the paper of an answer stays as sent.' USING ERRCODE = 'restrict_violation';
      END IF;
      IF NEW."answer" IS NULL OR num_nulls(NEW."answer_pdf_hash", NEW."answer_pdf_key") > 0 THEN
        RAISE EXCEPTION 'A paper is that of an answer, and has its hash.' USING ERRCODE = 'check_violation';
      END IF;
    END IF;
    RETURN NEW;
  END
  $body$;

  -- Notes are added to, and nothing else.
  CREATE FUNCTION "complaint_notes_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    RAISE EXCEPTION 'Notes about a complaint are only added to.' USING ERRCODE = 'restrict_violation';
  END
  $body$;
  CREATE TRIGGER "complaint_notes_append_only" BEFORE UPDATE OR DELETE ON "complaint_notes"
    FOR EACH ROW EXECUTE FUNCTION "complaint_notes_are_append_only"();
  CREATE TRIGGER "complaint_notes_no_truncate" BEFORE TRUNCATE ON "complaint_notes"
    FOR EACH STATEMENT EXECUTE FUNCTION "complaint_notes_are_append_only"();

  -- Each alert of a complaint leaves once, and so does its answer, however many workers look.
  CREATE UNIQUE INDEX "deliveries_complaint_once_idx" ON "deliveries" ("subject_id", "template")
    WHERE "template" LIKE 'complaint-alert-%' OR "template" LIKE 'complaint-answer-%';

  -- Answers and alerts belong to their complaint as its other deliveries do.
  ALTER TABLE "deliveries" ALTER COLUMN "complaint_id" SET EXPRESSION AS
    (CASE WHEN "destination" = 'complaint-sheet' OR "template" LIKE 'complaint-%' THEN "subject_id"::uuid END);

  -- The list asks for what waits, the most urgent first; the register for a period.
  CREATE INDEX "complaints_waiting_idx" ON "complaints" ("due_on") WHERE "status" = 'received';
  CREATE INDEX "complaints_filed_on_idx" ON "complaints" ("filed_on");`)
  // The sales desk.
  await db.execute(sql`
  -- Different spellings of one mailbox or number have one key, as packages/domain/src/person/person-keys.ts has it.
  CREATE FUNCTION "person_email"(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
    SELECT CASE WHEN split_part(lower(btrim(email)), '@', 2) IN ('gmail.com', 'googlemail.com')
      THEN replace(split_part(split_part(lower(btrim(email)), '@', 1), '+', 1), '.', '') || '@gmail.com'
      ELSE lower(btrim(email)) END
  $body$;
  CREATE FUNCTION "person_phone"(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
    SELECT CASE WHEN digits ~ '^9[0-9]{8}$' THEN '51' || digits ELSE digits END
    FROM (SELECT regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^00', '') AS digits) typed
  $body$;
  -- What a lead is found by: the words of the name without accents, the address and its parts, the number with and
  -- without the country, the document, the code with and without hyphens.
  CREATE FUNCTION "lead_words"(first_name text, last_name text, email text, phone text, document text, reference text)
    RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
    SELECT array_to_tsvector(array_remove(
      regexp_split_to_array(
        translate(lower(first_name || ' ' || last_name || ' ' || email || ' ' || reference || ' ' || coalesce(document, '')),
          'áàâäãéèêëíìîïóòôöõúùûüñç', 'aaaaaeeeeiiiiooooouuuunc'), '[^[:alnum:]]+')
      || ARRAY[lower(email), public.person_phone(phone), regexp_replace(public.person_phone(phone), '^51', ''),
               lower(replace(reference, '-', ''))], ''))
  $body$;
  CREATE INDEX "leads_words_idx" ON "leads" USING gin ("lead_words"("first_name", "last_name", "email", "phone", "document", "reference"));
  CREATE INDEX "leads_person_email_idx" ON "leads" ("person_email"("email"));
  CREATE INDEX "leads_person_phone_idx" ON "leads" ("person_phone"("phone"));
  CREATE INDEX "leads_document_idx" ON "leads" ("document") WHERE "document" IS NOT NULL;
  CREATE INDEX "referrals_person_email_idx" ON "referrals" ("person_email"("email"));
  CREATE INDEX "referrals_person_phone_idx" ON "referrals" ("person_phone"("phone"));
  CREATE INDEX "referrals_document_idx" ON "referrals" ("document") WHERE "document" IS NOT NULL;
  CREATE INDEX "referred_persons_person_phone_idx" ON "referred_persons" ("person_phone"("phone"));
  CREATE INDEX "complaints_person_email_idx" ON "complaints" ("person_email"("email"));
  CREATE INDEX "complaints_person_phone_idx" ON "complaints" ("person_phone"("phone"));
  CREATE INDEX "complaints_document_idx" ON "complaints" ("document");
  -- Who waits for an answer.
  CREATE INDEX "lead_work_waiting_idx" ON "lead_work" ("received_at") WHERE "state" = 'new' AND "first_answer_at" IS NULL;
  INSERT INTO "lead_work" ("lead_id", "received_at", "project", "kind", "source")
    SELECT "id", "created_at", "project_slug", "kind"::text::"enum_lead_work_kind", "utm_source" FROM "leads";

  -- What was noted and decided stays written, whoever connects and with whatever rights.
  CREATE FUNCTION "desk_history_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    RAISE EXCEPTION 'The history of the desk is append-only.' USING ERRCODE = 'restrict_violation';
  END
  $body$;
  CREATE TRIGGER "lead_events_append_only" BEFORE UPDATE OR DELETE ON "lead_events"
    FOR EACH ROW EXECUTE FUNCTION "desk_history_is_append_only"();
  CREATE TRIGGER "lead_events_no_truncate" BEFORE TRUNCATE ON "lead_events"
    FOR EACH STATEMENT EXECUTE FUNCTION "desk_history_is_append_only"();
  CREATE TRIGGER "person_decisions_append_only" BEFORE UPDATE OR DELETE ON "person_decisions"
    FOR EACH ROW EXECUTE FUNCTION "desk_history_is_append_only"();
  CREATE TRIGGER "person_decisions_no_truncate" BEFORE TRUNCATE ON "person_decisions"
    FOR EACH STATEMENT EXECUTE FUNCTION "desk_history_is_append_only"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // By hand: the sales desk, then the complaint desk.
  await db.execute(sql`
  DROP INDEX "leads_words_idx", "leads_person_email_idx", "leads_person_phone_idx", "leads_document_idx",
    "referrals_person_email_idx", "referrals_person_phone_idx", "referrals_document_idx",
    "referred_persons_person_phone_idx", "complaints_person_email_idx", "complaints_person_phone_idx", "complaints_document_idx";
  DROP FUNCTION "lead_words"(text, text, text, text, text, text);
  DROP FUNCTION "person_email"(text);
  DROP FUNCTION "person_phone"(text);
  DROP TRIGGER "lead_events_append_only" ON "lead_events";
  DROP TRIGGER "lead_events_no_truncate" ON "lead_events";
  DROP TRIGGER "person_decisions_append_only" ON "person_decisions";
  DROP TRIGGER "person_decisions_no_truncate" ON "person_decisions";
  DROP FUNCTION "desk_history_is_append_only"();`)
  await db.execute(sql`
  DROP INDEX "complaints_filed_on_idx";
  DROP INDEX "complaints_waiting_idx";
  ALTER TABLE "deliveries" ALTER COLUMN "complaint_id" SET EXPRESSION AS
    (CASE WHEN "destination" = 'complaint-sheet' OR "template" IN ('complaint-consumer', 'complaint-service') THEN "subject_id"::uuid END);
  DROP INDEX "deliveries_complaint_once_idx";
  DROP TRIGGER "complaint_notes_no_truncate" ON "complaint_notes";
  DROP TRIGGER "complaint_notes_append_only" ON "complaint_notes";
  DROP FUNCTION "complaint_notes_are_append_only"();
  CREATE OR REPLACE FUNCTION "complaints_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE
    later constant text[] := ARRAY['status', 'answer', 'answered_at', 'attachment_scan', 'updated_at'];
  BEGIN
    IF TG_OP <> 'UPDATE' THEN
      RAISE EXCEPTION 'The complaint book is append-only: nothing is removed.' USING ERRCODE = 'restrict_violation';
    END IF;
    IF to_jsonb(NEW) - later <> to_jsonb(OLD) - later THEN
      RAISE EXCEPTION 'The complaint book is append-only: what was filed stays as filed.' USING ERRCODE = 'restrict_violation';
    END IF;
    IF OLD."answer" IS NOT NULL AND (NEW."answer" IS DISTINCT FROM OLD."answer" OR NEW."status" <> OLD."status") THEN
      RAISE EXCEPTION 'The complaint book is append-only: an answer stays as given.' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END
  $body$;`)
  await db.execute(sql`
   ALTER TABLE "lead_work" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "person_decisions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "complaint_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "preview_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sales_desk_teams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sales_desk" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sales_desk_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sales_desk_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lead_work" CASCADE;
  DROP TABLE "lead_events" CASCADE;
  DROP TABLE "person_decisions" CASCADE;
  DROP TABLE "inbox_views" CASCADE;
  DROP TABLE "complaint_notes" CASCADE;
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "answer_templates_locales" CASCADE;
  DROP TABLE "preview_links" CASCADE;
  DROP TABLE "sales_desk_teams" CASCADE;
  DROP TABLE "sales_desk" CASCADE;
  DROP TABLE "sales_desk_locales" CASCADE;
  DROP TABLE "sales_desk_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_answer_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_preview_links_fk";
  
  ALTER TABLE "access_log" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_access_log_event";
  CREATE TYPE "public"."enum_access_log_event" AS ENUM('login', 'login-failed', 'locked', 'unlocked', 'logout', 'invited', 'password-reset-asked', 'password-reset', 'second-factor-set-up', 'second-factor-passed', 'second-factor-failed', 'second-factor-locked', 'second-factor-reset', 'recovery-code-used', 'sessions-ended');
  ALTER TABLE "access_log" ALTER COLUMN "event" SET DATA TYPE "public"."enum_access_log_event" USING "event"::"public"."enum_access_log_event";
  DROP INDEX "complaints_status_idx";
  DROP INDEX "access_log_subject_idx";
  DROP INDEX "payload_locked_documents_rels_answer_templates_id_idx";
  DROP INDEX "payload_locked_documents_rels_preview_links_id_idx";
  ALTER TABLE "complaints" DROP COLUMN "answered_by";
  ALTER TABLE "complaints" DROP COLUMN "answered_by_account";
  ALTER TABLE "complaints" DROP COLUMN "answer_pdf_key";
  ALTER TABLE "complaints" DROP COLUMN "answer_pdf_hash";
  ALTER TABLE "access_log" DROP COLUMN "subject";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "answer_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "preview_links_id";
  DROP TYPE "public"."enum_lead_work_kind";
  DROP TYPE "public"."enum_lead_work_state";
  DROP TYPE "public"."enum_lead_work_lost_reason";
  DROP TYPE "public"."enum_lead_events_kind";
  DROP TYPE "public"."enum_person_decisions_verdict";`)
}
