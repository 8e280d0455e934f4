import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_referral_work_state" AS ENUM('new', 'contacted', 'visit', 'reserved', 'won', 'lost');
  CREATE TYPE "public"."enum_referral_work_lost_reason" AS ENUM('no-answer', 'price', 'location', 'bought-elsewhere', 'not-now', 'duplicate', 'not-a-person');
  CREATE TYPE "public"."enum_referral_events_kind" AS ENUM('note', 'state', 'contact', 'invitation', 'reward');
  CREATE TYPE "public"."enum_referral_rewards_state" AS ENUM('due', 'approved', 'paid', 'cancelled');
  CREATE TYPE "public"."enum_referral_answers_answer" AS ENUM('confirmed', 'declined');
  CREATE TABLE "referral_work" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"referred_person_id" uuid NOT NULL,
  	"state" "enum_referral_work_state" DEFAULT 'new' NOT NULL,
  	"lost_reason" "enum_referral_work_lost_reason",
  	"bought_on" date,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "referral_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"referred_person_id" uuid NOT NULL,
  	"kind" "enum_referral_events_kind" NOT NULL,
  	"text" varchar,
  	"from" varchar,
  	"to" varchar,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "referral_rewards" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"referred_person_id" uuid NOT NULL,
  	"place" integer NOT NULL,
  	"amount_cents" integer NOT NULL,
  	"state" "enum_referral_rewards_state" DEFAULT 'due' NOT NULL,
  	"approved_by" varchar,
  	"approved_at" timestamp(3) with time zone,
  	"paid_by" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"paid_on" date,
  	"proof" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "referral_invitations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"referred_person_id" uuid NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "referral_answers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"referred_person_id" uuid NOT NULL,
  	"answer" "enum_referral_answers_answer" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "referral_work" ADD CONSTRAINT "referral_work_referred_person_id_referred_persons_id_fk" FOREIGN KEY ("referred_person_id") REFERENCES "public"."referred_persons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "referral_events" ADD CONSTRAINT "referral_events_referred_person_id_referred_persons_id_fk" FOREIGN KEY ("referred_person_id") REFERENCES "public"."referred_persons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_referred_person_id_referred_persons_id_fk" FOREIGN KEY ("referred_person_id") REFERENCES "public"."referred_persons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "referral_invitations" ADD CONSTRAINT "referral_invitations_referred_person_id_referred_persons_id_fk" FOREIGN KEY ("referred_person_id") REFERENCES "public"."referred_persons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "referral_answers" ADD CONSTRAINT "referral_answers_referred_person_id_referred_persons_id_fk" FOREIGN KEY ("referred_person_id") REFERENCES "public"."referred_persons"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "referral_work_referred_person_idx" ON "referral_work" USING btree ("referred_person_id");
  CREATE INDEX "referral_work_state_idx" ON "referral_work" USING btree ("state");
  CREATE INDEX "referral_work_updated_at_idx" ON "referral_work" USING btree ("updated_at");
  CREATE INDEX "referral_work_created_at_idx" ON "referral_work" USING btree ("created_at");
  CREATE INDEX "referral_events_referred_person_idx" ON "referral_events" USING btree ("referred_person_id");
  CREATE INDEX "referral_events_updated_at_idx" ON "referral_events" USING btree ("updated_at");
  CREATE INDEX "referral_events_created_at_idx" ON "referral_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "referral_rewards_referred_person_idx" ON "referral_rewards" USING btree ("referred_person_id");
  CREATE INDEX "referral_rewards_state_idx" ON "referral_rewards" USING btree ("state");
  CREATE INDEX "referral_rewards_updated_at_idx" ON "referral_rewards" USING btree ("updated_at");
  CREATE INDEX "referral_rewards_created_at_idx" ON "referral_rewards" USING btree ("created_at");
  CREATE INDEX "referral_invitations_referred_person_idx" ON "referral_invitations" USING btree ("referred_person_id");
  CREATE UNIQUE INDEX "referral_invitations_token_hash_idx" ON "referral_invitations" USING btree ("token_hash");
  CREATE INDEX "referral_invitations_updated_at_idx" ON "referral_invitations" USING btree ("updated_at");
  CREATE INDEX "referral_invitations_created_at_idx" ON "referral_invitations" USING btree ("created_at");
  CREATE INDEX "referral_answers_referred_person_idx" ON "referral_answers" USING btree ("referred_person_id");
  CREATE INDEX "referral_answers_updated_at_idx" ON "referral_answers" USING btree ("updated_at");
  CREATE INDEX "referral_answers_created_at_idx" ON "referral_answers" USING btree ("created_at");`)

  // By hand: the desk of referrals. History, links and answers are only added to, and what was paid stays as it was paid.
  // The receipt of a lead belongs to its lead.
  await db.execute(sql`
  CREATE TRIGGER "referral_events_append_only" BEFORE UPDATE OR DELETE ON "referral_events"
    FOR EACH ROW EXECUTE FUNCTION "desk_history_is_append_only"();
  CREATE TRIGGER "referral_events_no_truncate" BEFORE TRUNCATE ON "referral_events"
    FOR EACH STATEMENT EXECUTE FUNCTION "desk_history_is_append_only"();
  CREATE TRIGGER "referral_invitations_append_only" BEFORE UPDATE OR DELETE ON "referral_invitations"
    FOR EACH ROW EXECUTE FUNCTION "desk_history_is_append_only"();
  CREATE TRIGGER "referral_answers_append_only" BEFORE UPDATE OR DELETE ON "referral_answers"
    FOR EACH ROW EXECUTE FUNCTION "desk_history_is_append_only"();
  CREATE TRIGGER "referral_answers_no_truncate" BEFORE TRUNCATE ON "referral_answers"
    FOR EACH STATEMENT EXECUTE FUNCTION "desk_history_is_append_only"();

  CREATE FUNCTION "paid_rewards_stay_paid"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    RAISE EXCEPTION 'A reward that was paid stays as it was paid.' USING ERRCODE = 'restrict_violation';
  END
  $body$;
  CREATE TRIGGER "referral_rewards_stay_paid" BEFORE UPDATE OR DELETE ON "referral_rewards"
    FOR EACH ROW WHEN (OLD."state" = 'paid') EXECUTE FUNCTION "paid_rewards_stay_paid"();
  ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_paid_with_proof" CHECK ("state" <> 'paid' OR
    ("paid_by" IS NOT NULL AND "paid_at" IS NOT NULL AND "paid_on" IS NOT NULL AND "proof" <> '' AND "approved_by" IS NOT NULL));
  ALTER TABLE "referral_work" ADD CONSTRAINT "referral_work_sold_on_a_day" CHECK ("state" <> 'won' OR "bought_on" IS NOT NULL);

  ALTER TABLE "deliveries" ALTER COLUMN "lead_id" SET EXPRESSION AS
    (CASE WHEN "destination" = 'crm' OR "template" = 'lead-receipt' THEN "subject_id"::uuid END);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // By hand: the desk of referrals.
  await db.execute(sql`
  ALTER TABLE "deliveries" ALTER COLUMN "lead_id" SET EXPRESSION AS
    (CASE WHEN "destination" = 'crm' THEN "subject_id"::uuid END);
  DROP TRIGGER "referral_rewards_stay_paid" ON "referral_rewards";
  DROP FUNCTION "paid_rewards_stay_paid"();`)
  await db.execute(sql`
   DROP TABLE "referral_work" CASCADE;
  DROP TABLE "referral_events" CASCADE;
  DROP TABLE "referral_rewards" CASCADE;
  DROP TABLE "referral_invitations" CASCADE;
  DROP TABLE "referral_answers" CASCADE;
  DROP TYPE "public"."enum_referral_work_state";
  DROP TYPE "public"."enum_referral_work_lost_reason";
  DROP TYPE "public"."enum_referral_events_kind";
  DROP TYPE "public"."enum_referral_rewards_state";
  DROP TYPE "public"."enum_referral_answers_answer";`)
}
