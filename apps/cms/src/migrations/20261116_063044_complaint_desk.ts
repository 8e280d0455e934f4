import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_access_log_event" ADD VALUE 'complaint-attachment-opened';
  ALTER TYPE "public"."enum_access_log_event" ADD VALUE 'complaint-register-exported';
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
  
  ALTER TABLE "complaints" ADD COLUMN "answered_by" varchar;
  ALTER TABLE "complaints" ADD COLUMN "answered_by_account" varchar;
  ALTER TABLE "complaints" ADD COLUMN "answer_pdf_key" varchar;
  ALTER TABLE "complaints" ADD COLUMN "answer_pdf_hash" varchar;
  ALTER TABLE "access_log" ADD COLUMN "subject" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "answer_templates_id" uuid;
  ALTER TABLE "complaint_notes" ADD CONSTRAINT "complaint_notes_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "answer_templates_locales" ADD CONSTRAINT "answer_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "complaint_notes_complaint_idx" ON "complaint_notes" USING btree ("complaint_id");
  CREATE INDEX "complaint_notes_updated_at_idx" ON "complaint_notes" USING btree ("updated_at");
  CREATE INDEX "complaint_notes_created_at_idx" ON "complaint_notes" USING btree ("created_at");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "answer_templates_locales_locale_parent_id_unique" ON "answer_templates_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "complaints_status_idx" ON "complaints" USING btree ("status");
  CREATE INDEX "access_log_subject_idx" ON "access_log" USING btree ("subject");
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");`)
  // HAND-WRITTEN, complaint desk: begin. Carry this block over when the statements above are made anew.
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
  // HAND-WRITTEN, complaint desk: end.
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // HAND-WRITTEN, complaint desk: begin.
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
  // HAND-WRITTEN, complaint desk: end.
  await db.execute(sql`
   ALTER TABLE "complaint_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "complaint_notes" CASCADE;
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "answer_templates_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_answer_templates_fk";
  
  ALTER TABLE "access_log" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_access_log_event";
  CREATE TYPE "public"."enum_access_log_event" AS ENUM('login', 'login-failed', 'locked', 'unlocked', 'logout', 'invited', 'password-reset-asked', 'password-reset', 'second-factor-set-up', 'second-factor-passed', 'second-factor-failed', 'second-factor-locked', 'second-factor-reset', 'recovery-code-used', 'sessions-ended');
  ALTER TABLE "access_log" ALTER COLUMN "event" SET DATA TYPE "public"."enum_access_log_event" USING "event"::"public"."enum_access_log_event";
  DROP INDEX "complaints_status_idx";
  DROP INDEX "access_log_subject_idx";
  DROP INDEX "payload_locked_documents_rels_answer_templates_id_idx";
  ALTER TABLE "complaints" DROP COLUMN "answered_by";
  ALTER TABLE "complaints" DROP COLUMN "answered_by_account";
  ALTER TABLE "complaints" DROP COLUMN "answer_pdf_key";
  ALTER TABLE "complaints" DROP COLUMN "answer_pdf_hash";
  ALTER TABLE "access_log" DROP COLUMN "subject";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "answer_templates_id";`)
}
