import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reward_proofs_scan" AS ENUM('none', 'pending', 'clean', 'infected');
  ALTER TYPE "public"."enum_access_log_event" ADD VALUE 'reward-proof-opened' BEFORE 'complaint-register-exported';
  CREATE TABLE "site_visits" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" date NOT NULL,
  	"page" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"campaign" varchar NOT NULL,
  	"count" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_visit_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reward_proofs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reward_id" uuid NOT NULL,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" integer NOT NULL,
  	"scan" "enum_reward_proofs_scan" DEFAULT 'pending' NOT NULL,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "reward_proofs" ADD CONSTRAINT "reward_proofs_reward_id_referral_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."referral_rewards"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_visits_updated_at_idx" ON "site_visits" USING btree ("updated_at");
  CREATE INDEX "site_visits_created_at_idx" ON "site_visits" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_page_source_campaign_idx" ON "site_visits" USING btree ("day","page","source","campaign");
  CREATE UNIQUE INDEX "site_visit_files_name_idx" ON "site_visit_files" USING btree ("name");
  CREATE INDEX "site_visit_files_updated_at_idx" ON "site_visit_files" USING btree ("updated_at");
  CREATE INDEX "site_visit_files_created_at_idx" ON "site_visit_files" USING btree ("created_at");
  CREATE INDEX "reward_proofs_reward_idx" ON "reward_proofs" USING btree ("reward_id");
  CREATE UNIQUE INDEX "reward_proofs_key_idx" ON "reward_proofs" USING btree ("key");
  CREATE INDEX "reward_proofs_updated_at_idx" ON "reward_proofs" USING btree ("updated_at");
  CREATE INDEX "reward_proofs_created_at_idx" ON "reward_proofs" USING btree ("created_at");`)

  // By hand: a receipt goes with its reward, when the privacy desk removes it.
  await db.execute(sql`
  ALTER TABLE "reward_proofs" DROP CONSTRAINT "reward_proofs_reward_id_referral_rewards_id_fk",
    ADD CONSTRAINT "reward_proofs_reward_id_referral_rewards_id_fk" FOREIGN KEY ("reward_id")
      REFERENCES "public"."referral_rewards"("id") ON DELETE CASCADE;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_visits" CASCADE;
  DROP TABLE "site_visit_files" CASCADE;
  DROP TABLE "reward_proofs" CASCADE;
  ALTER TABLE "access_log" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_access_log_event";
  CREATE TYPE "public"."enum_access_log_event" AS ENUM('login', 'login-failed', 'locked', 'unlocked', 'logout', 'invited', 'password-reset-asked', 'password-reset', 'second-factor-set-up', 'second-factor-passed', 'second-factor-failed', 'second-factor-locked', 'second-factor-reset', 'recovery-code-used', 'sessions-ended', 'complaint-attachment-opened', 'complaint-register-exported', 'leads-exported');
  ALTER TABLE "access_log" ALTER COLUMN "event" SET DATA TYPE "public"."enum_access_log_event" USING "event"::"public"."enum_access_log_event";
  DROP TYPE "public"."enum_reward_proofs_scan";`)
}
