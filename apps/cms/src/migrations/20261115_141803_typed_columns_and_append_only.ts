import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ALTER COLUMN "document_type_id" SET DATA TYPE integer USING "document_type_id"::integer;
  ALTER TABLE "leads" ALTER COLUMN "crm_project_id" SET DATA TYPE integer USING "crm_project_id"::integer;
  ALTER TABLE "leads" ALTER COLUMN "visit_date" SET DATA TYPE date USING "visit_date"::date;
  ALTER TABLE "referrals" ALTER COLUMN "document_type_id" SET DATA TYPE integer USING "document_type_id"::integer;
  ALTER TABLE "referred_persons" ALTER COLUMN "position" SET DATA TYPE integer USING "position"::integer;
  ALTER TABLE "referred_persons" ALTER COLUMN "document_type_id" SET DATA TYPE integer USING "document_type_id"::integer;
  ALTER TABLE "complaints" ALTER COLUMN "year" SET DATA TYPE integer USING "year"::integer;
  ALTER TABLE "complaints" ALTER COLUMN "number" SET DATA TYPE integer USING "number"::integer;
  ALTER TABLE "complaints" ALTER COLUMN "filed_on" SET DATA TYPE date USING "filed_on"::date;
  ALTER TABLE "complaints" ALTER COLUMN "due_on" SET DATA TYPE date USING "due_on"::date;
  ALTER TABLE "complaints" ALTER COLUMN "rule_days" SET DATA TYPE integer USING "rule_days"::integer;
  ALTER TABLE "complaints" ALTER COLUMN "attachment_size" SET DATA TYPE integer USING "attachment_size"::integer;
  ALTER TABLE "complaint_counters" ALTER COLUMN "year" SET DATA TYPE integer USING "year"::integer;
  ALTER TABLE "complaint_counters" ALTER COLUMN "last" SET DATA TYPE integer USING "last"::integer;
  ALTER TABLE "deliveries" ALTER COLUMN "attempt_count" SET DATA TYPE integer USING "attempt_count"::integer;
  ALTER TABLE "delivery_attempts" ALTER COLUMN "http_status" SET DATA TYPE integer USING "http_status"::integer;
  ALTER TABLE "delivery_attempts" ALTER COLUMN "duration_ms" SET DATA TYPE integer USING "duration_ms"::integer;
  ALTER TABLE "media" ADD COLUMN "_objectkey" varchar;
  ALTER TABLE "consents" ADD COLUMN "lead_id" uuid;
  ALTER TABLE "consents" ADD COLUMN "referral_id" uuid;
  ALTER TABLE "consents" ADD COLUMN "complaint_id" uuid;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "consents_lead_idx" ON "consents" USING btree ("lead_id");
  CREATE INDEX "consents_referral_idx" ON "consents" USING btree ("referral_id");
  CREATE INDEX "consents_complaint_idx" ON "consents" USING btree ("complaint_id");

  UPDATE "consents" c SET "lead_id" = l."id" FROM "leads" l WHERE l."reference" = c."reference";
  UPDATE "consents" c SET "referral_id" = r."id" FROM "referrals" r WHERE r."reference" = c."reference";
  UPDATE "consents" c SET "complaint_id" = b."id" FROM "complaints" b WHERE b."reference" = c."reference";
  ALTER TABLE "consents" ADD CONSTRAINT "consents_have_one_owner" CHECK (num_nonnulls("lead_id", "referral_id", "complaint_id") = 1);

  -- A delivery names its subject by kind and id. These columns say the same as foreign keys, so that no delivery can
  -- point at nothing and no submission can go while its delivery is under way. Mails to staff have no subject.
  ALTER TABLE "deliveries"
    ADD COLUMN "lead_id" uuid GENERATED ALWAYS AS (CASE WHEN "destination" = 'crm' THEN "subject_id"::uuid END) STORED
      REFERENCES "leads"("id"),
    ADD COLUMN "referred_person_id" uuid GENERATED ALWAYS AS (CASE WHEN "destination" = 'referral-script' THEN "subject_id"::uuid END) STORED
      REFERENCES "referred_persons"("id"),
    ADD COLUMN "referral_id" uuid GENERATED ALWAYS AS (CASE WHEN "template" = 'referral-receipt' THEN "subject_id"::uuid END) STORED
      REFERENCES "referrals"("id"),
    ADD COLUMN "complaint_id" uuid GENERATED ALWAYS AS (CASE WHEN "destination" = 'complaint-sheet' OR "template" IN ('complaint-consumer', 'complaint-service') THEN "subject_id"::uuid END) STORED
      REFERENCES "complaints"("id");
  CREATE INDEX "deliveries_lead_idx" ON "deliveries" ("lead_id") WHERE "lead_id" IS NOT NULL;
  CREATE INDEX "deliveries_referred_person_idx" ON "deliveries" ("referred_person_id") WHERE "referred_person_id" IS NOT NULL;
  CREATE INDEX "deliveries_referral_idx" ON "deliveries" ("referral_id") WHERE "referral_id" IS NOT NULL;
  CREATE INDEX "deliveries_complaint_idx" ON "deliveries" ("complaint_id") WHERE "complaint_id" IS NOT NULL;

  -- The complaint book is a legal record. Whoever connects, and with whatever rights: what was filed stays as filed.
  -- Only the answer, its date, the state and the result of the virus scan are written later, and an answer only once.
  CREATE FUNCTION "complaints_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $body$
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
  $body$;
  CREATE TRIGGER "complaints_append_only" BEFORE UPDATE OR DELETE ON "complaints"
    FOR EACH ROW EXECUTE FUNCTION "complaints_are_append_only"();
  CREATE TRIGGER "complaints_no_truncate" BEFORE TRUNCATE ON "complaints"
    FOR EACH STATEMENT EXECUTE FUNCTION "complaints_are_append_only"();

  -- A number that was given stays given: the counter of a year only goes up.
  CREATE FUNCTION "complaint_counters_only_rise"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF TG_OP <> 'UPDATE' OR NEW."year" <> OLD."year" OR NEW."last" < OLD."last" THEN
      RAISE EXCEPTION 'A complaint number that was given cannot be given again.' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END
  $body$;
  CREATE TRIGGER "complaint_counters_rise" BEFORE UPDATE OR DELETE ON "complaint_counters"
    FOR EACH ROW EXECUTE FUNCTION "complaint_counters_only_rise"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "complaint_counters_rise" ON "complaint_counters";
  DROP FUNCTION "complaint_counters_only_rise"();
  DROP TRIGGER "complaints_no_truncate" ON "complaints";
  DROP TRIGGER "complaints_append_only" ON "complaints";
  DROP FUNCTION "complaints_are_append_only"();
  ALTER TABLE "deliveries" DROP COLUMN "lead_id", DROP COLUMN "referred_person_id", DROP COLUMN "referral_id", DROP COLUMN "complaint_id";
  ALTER TABLE "consents" DROP CONSTRAINT "consents_have_one_owner";
  ALTER TABLE "consents" DROP CONSTRAINT "consents_lead_id_leads_id_fk";
  
  ALTER TABLE "consents" DROP CONSTRAINT "consents_referral_id_referrals_id_fk";
  
  ALTER TABLE "consents" DROP CONSTRAINT "consents_complaint_id_complaints_id_fk";
  
  DROP INDEX "consents_lead_idx";
  DROP INDEX "consents_referral_idx";
  DROP INDEX "consents_complaint_idx";
  ALTER TABLE "leads" ALTER COLUMN "document_type_id" SET DATA TYPE numeric;
  ALTER TABLE "leads" ALTER COLUMN "crm_project_id" SET DATA TYPE numeric;
  ALTER TABLE "leads" ALTER COLUMN "visit_date" SET DATA TYPE varchar;
  ALTER TABLE "referrals" ALTER COLUMN "document_type_id" SET DATA TYPE numeric;
  ALTER TABLE "referred_persons" ALTER COLUMN "position" SET DATA TYPE numeric;
  ALTER TABLE "referred_persons" ALTER COLUMN "document_type_id" SET DATA TYPE numeric;
  ALTER TABLE "complaints" ALTER COLUMN "year" SET DATA TYPE numeric;
  ALTER TABLE "complaints" ALTER COLUMN "number" SET DATA TYPE numeric;
  ALTER TABLE "complaints" ALTER COLUMN "filed_on" SET DATA TYPE varchar;
  ALTER TABLE "complaints" ALTER COLUMN "due_on" SET DATA TYPE varchar;
  ALTER TABLE "complaints" ALTER COLUMN "rule_days" SET DATA TYPE numeric;
  ALTER TABLE "complaints" ALTER COLUMN "attachment_size" SET DATA TYPE numeric;
  ALTER TABLE "complaint_counters" ALTER COLUMN "year" SET DATA TYPE numeric;
  ALTER TABLE "complaint_counters" ALTER COLUMN "last" SET DATA TYPE numeric;
  ALTER TABLE "deliveries" ALTER COLUMN "attempt_count" SET DATA TYPE numeric;
  ALTER TABLE "delivery_attempts" ALTER COLUMN "http_status" SET DATA TYPE numeric;
  ALTER TABLE "delivery_attempts" ALTER COLUMN "duration_ms" SET DATA TYPE numeric;
  ALTER TABLE "media" DROP COLUMN "_objectkey";
  ALTER TABLE "consents" DROP COLUMN "lead_id";
  ALTER TABLE "consents" DROP COLUMN "referral_id";
  ALTER TABLE "consents" DROP COLUMN "complaint_id";`)
}
