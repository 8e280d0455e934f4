import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ALTER COLUMN "crm_project_id" DROP NOT NULL;
  ALTER TABLE "leads" ADD COLUMN "message" varchar;

  -- A referrer who names nobody yet is a delivery to the referral script whose subject is the referral itself.
  -- Nothing is lost: both columns are worked out from the subject.
  ALTER TABLE "deliveries" DROP COLUMN "referred_person_id", DROP COLUMN "referral_id";
  ALTER TABLE "deliveries"
    ADD COLUMN "referred_person_id" uuid GENERATED ALWAYS AS (CASE WHEN "destination" = 'referral-script' AND "subject_kind" = 'referred-person' THEN "subject_id"::uuid END) STORED
      REFERENCES "referred_persons"("id"),
    ADD COLUMN "referral_id" uuid GENERATED ALWAYS AS (CASE WHEN "template" = 'referral-receipt' OR ("destination" = 'referral-script' AND "subject_kind" = 'referral') THEN "subject_id"::uuid END) STORED
      REFERENCES "referrals"("id");
  CREATE INDEX "deliveries_referred_person_idx" ON "deliveries" ("referred_person_id") WHERE "referred_person_id" IS NOT NULL;
  CREATE INDEX "deliveries_referral_idx" ON "deliveries" ("referral_id") WHERE "referral_id" IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deliveries" DROP COLUMN "referred_person_id", DROP COLUMN "referral_id";
  ALTER TABLE "deliveries"
    ADD COLUMN "referred_person_id" uuid GENERATED ALWAYS AS (CASE WHEN "destination" = 'referral-script' THEN "subject_id"::uuid END) STORED
      REFERENCES "referred_persons"("id"),
    ADD COLUMN "referral_id" uuid GENERATED ALWAYS AS (CASE WHEN "template" = 'referral-receipt' THEN "subject_id"::uuid END) STORED
      REFERENCES "referrals"("id");
  CREATE INDEX "deliveries_referred_person_idx" ON "deliveries" ("referred_person_id") WHERE "referred_person_id" IS NOT NULL;
  CREATE INDEX "deliveries_referral_idx" ON "deliveries" ("referral_id") WHERE "referral_id" IS NOT NULL;
  ALTER TABLE "leads" ALTER COLUMN "crm_project_id" SET NOT NULL;
  ALTER TABLE "leads" DROP COLUMN "message";`)
}
