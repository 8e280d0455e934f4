import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_lead_work_kind" AS ENUM('contact', 'visit', 'waiting-list');
  CREATE TYPE "public"."enum_lead_work_state" AS ENUM('new', 'contacted', 'visit', 'reserved', 'won', 'lost');
  CREATE TYPE "public"."enum_lead_work_lost_reason" AS ENUM('no-answer', 'price', 'location', 'bought-elsewhere', 'not-now', 'duplicate', 'not-a-person');
  CREATE TYPE "public"."enum_lead_events_kind" AS ENUM('note', 'state', 'owner', 'next-step', 'contact');
  CREATE TYPE "public"."enum_person_decisions_verdict" AS ENUM('different', 'undecided');
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
  
  ALTER TABLE "access_log" ADD COLUMN "extent" varchar;
  ALTER TABLE "lead_work" ADD CONSTRAINT "lead_work_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_work" ADD CONSTRAINT "lead_work_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_views" ADD CONSTRAINT "inbox_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE INDEX "sales_desk_teams_order_idx" ON "sales_desk_teams" USING btree ("_order");
  CREATE INDEX "sales_desk_teams_parent_id_idx" ON "sales_desk_teams" USING btree ("_parent_id");
  CREATE INDEX "sales_desk_teams_project_idx" ON "sales_desk_teams" USING btree ("project_id");
  CREATE UNIQUE INDEX "sales_desk_locales_locale_parent_id_unique" ON "sales_desk_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sales_desk_rels_order_idx" ON "sales_desk_rels" USING btree ("order");
  CREATE INDEX "sales_desk_rels_parent_idx" ON "sales_desk_rels" USING btree ("parent_id");
  CREATE INDEX "sales_desk_rels_path_idx" ON "sales_desk_rels" USING btree ("path");
  CREATE INDEX "sales_desk_rels_users_id_idx" ON "sales_desk_rels" USING btree ("users_id");

  -- BY HAND: the sales desk -----------------------------------------------------------------------------------------
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
    FOR EACH STATEMENT EXECUTE FUNCTION "desk_history_is_append_only"();
  -- END BY HAND ----------------------------------------------------------------------------------------------------`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   -- BY HAND: the sales desk
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
  DROP FUNCTION "desk_history_is_append_only"();
  -- END BY HAND
   DROP TABLE "lead_work" CASCADE;
  DROP TABLE "lead_events" CASCADE;
  DROP TABLE "person_decisions" CASCADE;
  DROP TABLE "inbox_views" CASCADE;
  DROP TABLE "sales_desk_teams" CASCADE;
  DROP TABLE "sales_desk" CASCADE;
  DROP TABLE "sales_desk_locales" CASCADE;
  DROP TABLE "sales_desk_rels" CASCADE;
  ALTER TABLE "access_log" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_access_log_event";
  CREATE TYPE "public"."enum_access_log_event" AS ENUM('login', 'login-failed', 'locked', 'unlocked', 'logout', 'invited', 'password-reset-asked', 'password-reset', 'second-factor-set-up', 'second-factor-passed', 'second-factor-failed', 'second-factor-locked', 'second-factor-reset', 'recovery-code-used', 'sessions-ended');
  ALTER TABLE "access_log" ALTER COLUMN "event" SET DATA TYPE "public"."enum_access_log_event" USING "event"::"public"."enum_access_log_event";
  ALTER TABLE "access_log" DROP COLUMN "extent";
  DROP TYPE "public"."enum_lead_work_kind";
  DROP TYPE "public"."enum_lead_work_state";
  DROP TYPE "public"."enum_lead_work_lost_reason";
  DROP TYPE "public"."enum_lead_events_kind";
  DROP TYPE "public"."enum_person_decisions_verdict";`)
}
