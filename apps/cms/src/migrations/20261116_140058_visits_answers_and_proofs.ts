import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_visits_state" AS ENUM('booked', 'came', 'missed', 'cancelled');
  CREATE TYPE "public"."enum_visits_locale" AS ENUM('es', 'en');
  CREATE TYPE "public"."visit_weekday" AS ENUM('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
  CREATE TYPE "public"."visit_place_kind" AS ENUM('office', 'project', 'transport');
  CREATE TYPE "public"."enum_visit_places_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__visit_places_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__visit_places_v_published_locale" AS ENUM('es', 'en');
  CREATE TYPE "public"."enum_visit_events_kind" AS ENUM('booked', 'moved', 'cancelled', 'came', 'missed', 'reopened');
  CREATE TYPE "public"."enum_reward_proofs_scan" AS ENUM('none', 'pending', 'clean', 'infected');
  ALTER TYPE "public"."enum_access_log_event" ADD VALUE 'reward-proof-opened' BEFORE 'complaint-register-exported';
  CREATE TABLE "projects_works_reports" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"percent" numeric
  );
  
  CREATE TABLE "projects_works_reports_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_answers_facts_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_answers_facts_rules_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_answers_facts_drives" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"minutes" numeric
  );
  
  CREATE TABLE "projects_answers_facts_drives_locales" (
  	"destination" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_answers_papers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"date" timestamp(3) with time zone,
  	"file_id" uuid
  );
  
  CREATE TABLE "projects_answers_papers_locales" (
  	"name" varchar,
  	"issuer" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_answers_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_answers_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_works_reports" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"date" timestamp(3) with time zone,
  	"percent" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_works_reports_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_answers_facts_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_answers_facts_rules_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_answers_facts_drives" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"minutes" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_answers_facts_drives_locales" (
  	"destination" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_answers_papers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar,
  	"date" timestamp(3) with time zone,
  	"file_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_answers_papers_locales" (
  	"name" varchar,
  	"issuer" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_answers_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_answers_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "visits" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reference" varchar NOT NULL,
  	"lead_id" uuid,
  	"place_id" uuid,
  	"place_name" varchar NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"seat" integer NOT NULL,
  	"state" "enum_visits_state" DEFAULT 'booked' NOT NULL,
  	"lot" varchar,
  	"sequence" integer DEFAULT 0 NOT NULL,
  	"reminded_for" timestamp(3) with time zone,
  	"locale" "enum_visits_locale" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visit_places_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "visit_weekday",
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "visit_places_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"reason" varchar
  );
  
  CREATE TABLE "visit_places" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar,
  	"order" numeric,
  	"kind" "visit_place_kind",
  	"project_id" uuid,
  	"slot_minutes" numeric DEFAULT 60,
  	"capacity" numeric DEFAULT 1,
  	"notice_hours" numeric DEFAULT 3,
  	"horizon_days" numeric DEFAULT 28,
  	"closed_on_holidays" boolean DEFAULT true,
  	"first_day" timestamp(3) with time zone,
  	"last_day" timestamp(3) with time zone,
  	"is_demo" boolean DEFAULT false,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_visit_places_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "visit_places_locales" (
  	"name" varchar,
  	"address" varchar,
  	"advice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_visit_places_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"weekday" "visit_weekday",
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_visit_places_v_version_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" timestamp(3) with time zone,
  	"reason" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_visit_places_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_order" numeric,
  	"version_kind" "visit_place_kind",
  	"version_project_id" uuid,
  	"version_slot_minutes" numeric DEFAULT 60,
  	"version_capacity" numeric DEFAULT 1,
  	"version_notice_hours" numeric DEFAULT 3,
  	"version_horizon_days" numeric DEFAULT 28,
  	"version_closed_on_holidays" boolean DEFAULT true,
  	"version_first_day" timestamp(3) with time zone,
  	"version_last_day" timestamp(3) with time zone,
  	"version_is_demo" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__visit_places_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__visit_places_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_visit_places_v_locales" (
  	"version_name" varchar,
  	"version_address" varchar,
  	"version_advice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "visit_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"visit_id" uuid NOT NULL,
  	"kind" "enum_visit_events_kind" NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visit_keys" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"visit_id" uuid NOT NULL,
  	"key_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  ALTER TABLE "lots" ALTER COLUMN "frontage_m" DROP NOT NULL;
  ALTER TABLE "lots" ALTER COLUMN "depth_m" DROP NOT NULL;
  ALTER TABLE "projects" ADD COLUMN "works_shown" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "works_is_demo" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "works_comparison_shown" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "works_comparison_before_id" uuid;
  ALTER TABLE "projects" ADD COLUMN "works_comparison_before_on" timestamp(3) with time zone;
  ALTER TABLE "projects" ADD COLUMN "works_comparison_after_id" uuid;
  ALTER TABLE "projects" ADD COLUMN "works_comparison_after_on" timestamp(3) with time zone;
  ALTER TABLE "projects" ADD COLUMN "works_next_on" timestamp(3) with time zone;
  ALTER TABLE "projects" ADD COLUMN "answers_shown" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "answers_is_demo" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "answers_facts_delivery_on" timestamp(3) with time zone;
  ALTER TABLE "projects" ADD COLUMN "answers_facts_maintenance_usd" numeric;
  ALTER TABLE "projects" ADD COLUMN "answers_facts_sand_from_m" numeric;
  ALTER TABLE "projects" ADD COLUMN "answers_facts_sand_to_m" numeric;
  ALTER TABLE "projects_locales" ADD COLUMN "works_note" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "answers_facts_water" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "answers_facts_power" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "answers_facts_sewer" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "answers_facts_delivery_note" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "answers_facts_maintenance_note" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "answers_not_in_price" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "answers_caller" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_works_shown" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_works_is_demo" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_works_comparison_shown" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_works_comparison_before_id" uuid;
  ALTER TABLE "_projects_v" ADD COLUMN "version_works_comparison_before_on" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_works_comparison_after_id" uuid;
  ALTER TABLE "_projects_v" ADD COLUMN "version_works_comparison_after_on" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_works_next_on" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_answers_shown" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_answers_is_demo" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_answers_facts_delivery_on" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_answers_facts_maintenance_usd" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_answers_facts_sand_from_m" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_answers_facts_sand_to_m" numeric;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_works_note" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_answers_facts_water" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_answers_facts_power" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_answers_facts_sewer" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_answers_facts_delivery_note" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_answers_facts_maintenance_note" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_answers_not_in_price" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_answers_caller" varchar;
  ALTER TABLE "lots" ADD COLUMN "unit_type" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "visit_places_id" uuid;
  ALTER TABLE "projects_works_reports" ADD CONSTRAINT "projects_works_reports_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_works_reports_locales" ADD CONSTRAINT "projects_works_reports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_works_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_answers_facts_rules" ADD CONSTRAINT "projects_answers_facts_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_answers_facts_rules_locales" ADD CONSTRAINT "projects_answers_facts_rules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_answers_facts_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_answers_facts_drives" ADD CONSTRAINT "projects_answers_facts_drives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_answers_facts_drives_locales" ADD CONSTRAINT "projects_answers_facts_drives_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_answers_facts_drives"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_answers_papers" ADD CONSTRAINT "projects_answers_papers_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_answers_papers" ADD CONSTRAINT "projects_answers_papers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_answers_papers_locales" ADD CONSTRAINT "projects_answers_papers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_answers_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_answers_questions" ADD CONSTRAINT "projects_answers_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_answers_questions_locales" ADD CONSTRAINT "projects_answers_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_answers_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_works_reports" ADD CONSTRAINT "_projects_v_version_works_reports_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_works_reports_locales" ADD CONSTRAINT "_projects_v_version_works_reports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_works_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_answers_facts_rules" ADD CONSTRAINT "_projects_v_version_answers_facts_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_answers_facts_rules_locales" ADD CONSTRAINT "_projects_v_version_answers_facts_rules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_answers_facts_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_answers_facts_drives" ADD CONSTRAINT "_projects_v_version_answers_facts_drives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_answers_facts_drives_locales" ADD CONSTRAINT "_projects_v_version_answers_facts_drives_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_answers_facts_drives"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_answers_papers" ADD CONSTRAINT "_projects_v_version_answers_papers_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_answers_papers" ADD CONSTRAINT "_projects_v_version_answers_papers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_answers_papers_locales" ADD CONSTRAINT "_projects_v_version_answers_papers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_answers_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_answers_questions" ADD CONSTRAINT "_projects_v_version_answers_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_answers_questions_locales" ADD CONSTRAINT "_projects_v_version_answers_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_answers_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_place_id_visit_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."visit_places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visit_places_hours" ADD CONSTRAINT "visit_places_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."visit_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visit_places_closed_days" ADD CONSTRAINT "visit_places_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."visit_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visit_places" ADD CONSTRAINT "visit_places_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visit_places_locales" ADD CONSTRAINT "visit_places_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."visit_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_visit_places_v_version_hours" ADD CONSTRAINT "_visit_places_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_visit_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_visit_places_v_version_closed_days" ADD CONSTRAINT "_visit_places_v_version_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_visit_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_visit_places_v" ADD CONSTRAINT "_visit_places_v_parent_id_visit_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."visit_places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_visit_places_v" ADD CONSTRAINT "_visit_places_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_visit_places_v_locales" ADD CONSTRAINT "_visit_places_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_visit_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visit_events" ADD CONSTRAINT "visit_events_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visit_keys" ADD CONSTRAINT "visit_keys_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reward_proofs" ADD CONSTRAINT "reward_proofs_reward_id_referral_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."referral_rewards"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "projects_works_reports_order_idx" ON "projects_works_reports" USING btree ("_order");
  CREATE INDEX "projects_works_reports_parent_id_idx" ON "projects_works_reports" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_works_reports_locales_locale_parent_id_unique" ON "projects_works_reports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_answers_facts_rules_order_idx" ON "projects_answers_facts_rules" USING btree ("_order");
  CREATE INDEX "projects_answers_facts_rules_parent_id_idx" ON "projects_answers_facts_rules" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_answers_facts_rules_locales_locale_parent_id_unique" ON "projects_answers_facts_rules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_answers_facts_drives_order_idx" ON "projects_answers_facts_drives" USING btree ("_order");
  CREATE INDEX "projects_answers_facts_drives_parent_id_idx" ON "projects_answers_facts_drives" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_answers_facts_drives_locales_locale_parent_id_uniqu" ON "projects_answers_facts_drives_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_answers_papers_order_idx" ON "projects_answers_papers" USING btree ("_order");
  CREATE INDEX "projects_answers_papers_parent_id_idx" ON "projects_answers_papers" USING btree ("_parent_id");
  CREATE INDEX "projects_answers_papers_file_idx" ON "projects_answers_papers" USING btree ("file_id");
  CREATE UNIQUE INDEX "projects_answers_papers_locales_locale_parent_id_unique" ON "projects_answers_papers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_answers_questions_order_idx" ON "projects_answers_questions" USING btree ("_order");
  CREATE INDEX "projects_answers_questions_parent_id_idx" ON "projects_answers_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_answers_questions_locales_locale_parent_id_unique" ON "projects_answers_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_works_reports_order_idx" ON "_projects_v_version_works_reports" USING btree ("_order");
  CREATE INDEX "_projects_v_version_works_reports_parent_id_idx" ON "_projects_v_version_works_reports" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_works_reports_locales_locale_parent_id_u" ON "_projects_v_version_works_reports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_answers_facts_rules_order_idx" ON "_projects_v_version_answers_facts_rules" USING btree ("_order");
  CREATE INDEX "_projects_v_version_answers_facts_rules_parent_id_idx" ON "_projects_v_version_answers_facts_rules" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_answers_facts_rules_locales_locale_paren" ON "_projects_v_version_answers_facts_rules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_answers_facts_drives_order_idx" ON "_projects_v_version_answers_facts_drives" USING btree ("_order");
  CREATE INDEX "_projects_v_version_answers_facts_drives_parent_id_idx" ON "_projects_v_version_answers_facts_drives" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_answers_facts_drives_locales_locale_pare" ON "_projects_v_version_answers_facts_drives_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_answers_papers_order_idx" ON "_projects_v_version_answers_papers" USING btree ("_order");
  CREATE INDEX "_projects_v_version_answers_papers_parent_id_idx" ON "_projects_v_version_answers_papers" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_answers_papers_file_idx" ON "_projects_v_version_answers_papers" USING btree ("file_id");
  CREATE UNIQUE INDEX "_projects_v_version_answers_papers_locales_locale_parent_id_" ON "_projects_v_version_answers_papers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_answers_questions_order_idx" ON "_projects_v_version_answers_questions" USING btree ("_order");
  CREATE INDEX "_projects_v_version_answers_questions_parent_id_idx" ON "_projects_v_version_answers_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_answers_questions_locales_locale_parent_" ON "_projects_v_version_answers_questions_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "visits_reference_idx" ON "visits" USING btree ("reference");
  CREATE INDEX "visits_lead_idx" ON "visits" USING btree ("lead_id");
  CREATE INDEX "visits_place_idx" ON "visits" USING btree ("place_id");
  CREATE INDEX "visits_starts_at_idx" ON "visits" USING btree ("starts_at");
  CREATE INDEX "visits_state_idx" ON "visits" USING btree ("state");
  CREATE INDEX "visits_updated_at_idx" ON "visits" USING btree ("updated_at");
  CREATE INDEX "visits_created_at_idx" ON "visits" USING btree ("created_at");
  CREATE INDEX "visit_places_hours_order_idx" ON "visit_places_hours" USING btree ("_order");
  CREATE INDEX "visit_places_hours_parent_id_idx" ON "visit_places_hours" USING btree ("_parent_id");
  CREATE INDEX "visit_places_closed_days_order_idx" ON "visit_places_closed_days" USING btree ("_order");
  CREATE INDEX "visit_places_closed_days_parent_id_idx" ON "visit_places_closed_days" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "visit_places_slug_idx" ON "visit_places" USING btree ("slug");
  CREATE INDEX "visit_places_project_idx" ON "visit_places" USING btree ("project_id");
  CREATE INDEX "visit_places_updated_at_idx" ON "visit_places" USING btree ("updated_at");
  CREATE INDEX "visit_places_created_at_idx" ON "visit_places" USING btree ("created_at");
  CREATE INDEX "visit_places_deleted_at_idx" ON "visit_places" USING btree ("deleted_at");
  CREATE INDEX "visit_places__status_idx" ON "visit_places" USING btree ("_status");
  CREATE UNIQUE INDEX "visit_places_locales_locale_parent_id_unique" ON "visit_places_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_visit_places_v_version_hours_order_idx" ON "_visit_places_v_version_hours" USING btree ("_order");
  CREATE INDEX "_visit_places_v_version_hours_parent_id_idx" ON "_visit_places_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_visit_places_v_version_closed_days_order_idx" ON "_visit_places_v_version_closed_days" USING btree ("_order");
  CREATE INDEX "_visit_places_v_version_closed_days_parent_id_idx" ON "_visit_places_v_version_closed_days" USING btree ("_parent_id");
  CREATE INDEX "_visit_places_v_parent_idx" ON "_visit_places_v" USING btree ("parent_id");
  CREATE INDEX "_visit_places_v_version_version_slug_idx" ON "_visit_places_v" USING btree ("version_slug");
  CREATE INDEX "_visit_places_v_version_version_project_idx" ON "_visit_places_v" USING btree ("version_project_id");
  CREATE INDEX "_visit_places_v_version_version_updated_at_idx" ON "_visit_places_v" USING btree ("version_updated_at");
  CREATE INDEX "_visit_places_v_version_version_created_at_idx" ON "_visit_places_v" USING btree ("version_created_at");
  CREATE INDEX "_visit_places_v_version_version_deleted_at_idx" ON "_visit_places_v" USING btree ("version_deleted_at");
  CREATE INDEX "_visit_places_v_version_version__status_idx" ON "_visit_places_v" USING btree ("version__status");
  CREATE INDEX "_visit_places_v_created_at_idx" ON "_visit_places_v" USING btree ("created_at");
  CREATE INDEX "_visit_places_v_updated_at_idx" ON "_visit_places_v" USING btree ("updated_at");
  CREATE INDEX "_visit_places_v_snapshot_idx" ON "_visit_places_v" USING btree ("snapshot");
  CREATE INDEX "_visit_places_v_published_locale_idx" ON "_visit_places_v" USING btree ("published_locale");
  CREATE INDEX "_visit_places_v_latest_idx" ON "_visit_places_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_visit_places_v_locales_locale_parent_id_unique" ON "_visit_places_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "visit_events_visit_idx" ON "visit_events" USING btree ("visit_id");
  CREATE INDEX "visit_events_updated_at_idx" ON "visit_events" USING btree ("updated_at");
  CREATE INDEX "visit_events_created_at_idx" ON "visit_events" USING btree ("created_at");
  CREATE INDEX "visit_keys_visit_idx" ON "visit_keys" USING btree ("visit_id");
  CREATE UNIQUE INDEX "visit_keys_key_hash_idx" ON "visit_keys" USING btree ("key_hash");
  CREATE INDEX "visit_keys_updated_at_idx" ON "visit_keys" USING btree ("updated_at");
  CREATE INDEX "visit_keys_created_at_idx" ON "visit_keys" USING btree ("created_at");
  CREATE INDEX "site_visits_updated_at_idx" ON "site_visits" USING btree ("updated_at");
  CREATE INDEX "site_visits_created_at_idx" ON "site_visits" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_page_source_campaign_idx" ON "site_visits" USING btree ("day","page","source","campaign");
  CREATE UNIQUE INDEX "site_visit_files_name_idx" ON "site_visit_files" USING btree ("name");
  CREATE INDEX "site_visit_files_updated_at_idx" ON "site_visit_files" USING btree ("updated_at");
  CREATE INDEX "site_visit_files_created_at_idx" ON "site_visit_files" USING btree ("created_at");
  CREATE INDEX "reward_proofs_reward_idx" ON "reward_proofs" USING btree ("reward_id");
  CREATE UNIQUE INDEX "reward_proofs_key_idx" ON "reward_proofs" USING btree ("key");
  CREATE INDEX "reward_proofs_updated_at_idx" ON "reward_proofs" USING btree ("updated_at");
  CREATE INDEX "reward_proofs_created_at_idx" ON "reward_proofs" USING btree ("created_at");
  ALTER TABLE "projects" ADD CONSTRAINT "projects_works_comparison_before_id_media_id_fk" FOREIGN KEY ("works_comparison_before_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_works_comparison_after_id_media_id_fk" FOREIGN KEY ("works_comparison_after_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_works_comparison_before_id_media_id_fk" FOREIGN KEY ("version_works_comparison_before_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_works_comparison_after_id_media_id_fk" FOREIGN KEY ("version_works_comparison_after_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visit_places_fk" FOREIGN KEY ("visit_places_id") REFERENCES "public"."visit_places"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_works_comparison_works_comparison_before_idx" ON "projects" USING btree ("works_comparison_before_id");
  CREATE INDEX "projects_works_comparison_works_comparison_after_idx" ON "projects" USING btree ("works_comparison_after_id");
  CREATE INDEX "_projects_v_version_works_comparison_version_works_compa_idx" ON "_projects_v" USING btree ("version_works_comparison_before_id");
  CREATE INDEX "_projects_v_version_works_comparison_version_works_com_1_idx" ON "_projects_v" USING btree ("version_works_comparison_after_id");
  CREATE INDEX "payload_locked_documents_rels_visit_places_id_idx" ON "payload_locked_documents_rels" USING btree ("visit_places_id");`)

  // By hand from here: visits. One holder for each seat of a time, whatever the processes believe. What became of a visit
  // is only added to. Whoever is removed does not come: the time is free again, and no link opens it. Mails about a visit
  // belong to its lead.
  await db.execute(sql`
  CREATE UNIQUE INDEX "visits_one_per_seat" ON "visits" ("place_id", "starts_at", "seat") WHERE "state" <> 'cancelled';
  ALTER TABLE "visits" ADD CONSTRAINT "visits_last" CHECK ("ends_at" > "starts_at" AND "seat" > 0);

  CREATE TRIGGER "visit_events_append_only" BEFORE UPDATE OR DELETE ON "visit_events"
    FOR EACH ROW EXECUTE FUNCTION "desk_history_is_append_only"();
  CREATE TRIGGER "visit_events_no_truncate" BEFORE TRUNCATE ON "visit_events"
    FOR EACH STATEMENT EXECUTE FUNCTION "desk_history_is_append_only"();

  CREATE FUNCTION "visit_without_person"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $body$
  BEGIN
    IF NEW."state" = 'booked' AND NEW."starts_at" > now() THEN NEW."state" := 'cancelled'; END IF;
    DELETE FROM visit_keys WHERE visit_id = OLD."id";
    RETURN NEW;
  END
  $body$;
  CREATE TRIGGER "visit_without_person" BEFORE UPDATE OF "lead_id" ON "visits"
    FOR EACH ROW WHEN (NEW."lead_id" IS NULL AND OLD."lead_id" IS NOT NULL)
    EXECUTE FUNCTION "visit_without_person"();

  ALTER TABLE "deliveries" ALTER COLUMN "lead_id" SET EXPRESSION AS
    (CASE WHEN "destination" = 'crm' OR "template" IN ('lead-receipt', 'quote') OR "template" LIKE 'visit-%'
      THEN "subject_id"::uuid END);`)

  // By hand: a receipt goes with its reward, when the privacy desk removes it.
  await db.execute(sql`
  ALTER TABLE "reward_proofs" DROP CONSTRAINT "reward_proofs_reward_id_referral_rewards_id_fk",
    ADD CONSTRAINT "reward_proofs_reward_id_referral_rewards_id_fk" FOREIGN KEY ("reward_id")
      REFERENCES "public"."referral_rewards"("id") ON DELETE CASCADE;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // By hand: the statements above, back. Mails about visits have no lead any more.
  await db.execute(sql`
  ALTER TABLE "deliveries" ALTER COLUMN "lead_id" SET EXPRESSION AS
    (CASE WHEN "destination" = 'crm' OR "template" IN ('lead-receipt', 'quote') THEN "subject_id"::uuid END);
  DROP TRIGGER "visit_without_person" ON "visits";
  DROP FUNCTION "visit_without_person"();
  DROP TRIGGER "visit_events_no_truncate" ON "visit_events";
  DROP TRIGGER "visit_events_append_only" ON "visit_events";
  ALTER TABLE "visits" DROP CONSTRAINT "visits_last";
  DROP INDEX "visits_one_per_seat";`)
  await db.execute(sql`
   ALTER TABLE "projects_works_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_works_reports_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_answers_facts_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_answers_facts_rules_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_answers_facts_drives" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_answers_facts_drives_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_answers_papers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_answers_papers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_answers_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_answers_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_works_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_works_reports_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_answers_facts_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_answers_facts_rules_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_answers_facts_drives" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_answers_facts_drives_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_answers_papers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_answers_papers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_answers_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_answers_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visit_places_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visit_places_closed_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visit_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visit_places_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_visit_places_v_version_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_visit_places_v_version_closed_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_visit_places_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_visit_places_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visit_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visit_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_visits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_visit_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reward_proofs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "projects_works_reports" CASCADE;
  DROP TABLE "projects_works_reports_locales" CASCADE;
  DROP TABLE "projects_answers_facts_rules" CASCADE;
  DROP TABLE "projects_answers_facts_rules_locales" CASCADE;
  DROP TABLE "projects_answers_facts_drives" CASCADE;
  DROP TABLE "projects_answers_facts_drives_locales" CASCADE;
  DROP TABLE "projects_answers_papers" CASCADE;
  DROP TABLE "projects_answers_papers_locales" CASCADE;
  DROP TABLE "projects_answers_questions" CASCADE;
  DROP TABLE "projects_answers_questions_locales" CASCADE;
  DROP TABLE "_projects_v_version_works_reports" CASCADE;
  DROP TABLE "_projects_v_version_works_reports_locales" CASCADE;
  DROP TABLE "_projects_v_version_answers_facts_rules" CASCADE;
  DROP TABLE "_projects_v_version_answers_facts_rules_locales" CASCADE;
  DROP TABLE "_projects_v_version_answers_facts_drives" CASCADE;
  DROP TABLE "_projects_v_version_answers_facts_drives_locales" CASCADE;
  DROP TABLE "_projects_v_version_answers_papers" CASCADE;
  DROP TABLE "_projects_v_version_answers_papers_locales" CASCADE;
  DROP TABLE "_projects_v_version_answers_questions" CASCADE;
  DROP TABLE "_projects_v_version_answers_questions_locales" CASCADE;
  DROP TABLE "visits" CASCADE;
  DROP TABLE "visit_places_hours" CASCADE;
  DROP TABLE "visit_places_closed_days" CASCADE;
  DROP TABLE "visit_places" CASCADE;
  DROP TABLE "visit_places_locales" CASCADE;
  DROP TABLE "_visit_places_v_version_hours" CASCADE;
  DROP TABLE "_visit_places_v_version_closed_days" CASCADE;
  DROP TABLE "_visit_places_v" CASCADE;
  DROP TABLE "_visit_places_v_locales" CASCADE;
  DROP TABLE "visit_events" CASCADE;
  DROP TABLE "visit_keys" CASCADE;
  DROP TABLE "site_visits" CASCADE;
  DROP TABLE "site_visit_files" CASCADE;
  DROP TABLE "reward_proofs" CASCADE;
  ALTER TABLE "projects" DROP CONSTRAINT "projects_works_comparison_before_id_media_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_works_comparison_after_id_media_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_works_comparison_before_id_media_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_works_comparison_after_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_visit_places_fk";
  
  ALTER TABLE "access_log" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_access_log_event";
  CREATE TYPE "public"."enum_access_log_event" AS ENUM('login', 'login-failed', 'locked', 'unlocked', 'logout', 'invited', 'password-reset-asked', 'password-reset', 'second-factor-set-up', 'second-factor-passed', 'second-factor-failed', 'second-factor-locked', 'second-factor-reset', 'recovery-code-used', 'sessions-ended', 'complaint-attachment-opened', 'complaint-register-exported', 'leads-exported');
  ALTER TABLE "access_log" ALTER COLUMN "event" SET DATA TYPE "public"."enum_access_log_event" USING "event"::"public"."enum_access_log_event";
  DROP INDEX "projects_works_comparison_works_comparison_before_idx";
  DROP INDEX "projects_works_comparison_works_comparison_after_idx";
  DROP INDEX "_projects_v_version_works_comparison_version_works_compa_idx";
  DROP INDEX "_projects_v_version_works_comparison_version_works_com_1_idx";
  DROP INDEX "payload_locked_documents_rels_visit_places_id_idx";
  ALTER TABLE "lots" ALTER COLUMN "frontage_m" SET NOT NULL;
  ALTER TABLE "lots" ALTER COLUMN "depth_m" SET NOT NULL;
  ALTER TABLE "projects" DROP COLUMN "works_shown";
  ALTER TABLE "projects" DROP COLUMN "works_is_demo";
  ALTER TABLE "projects" DROP COLUMN "works_comparison_shown";
  ALTER TABLE "projects" DROP COLUMN "works_comparison_before_id";
  ALTER TABLE "projects" DROP COLUMN "works_comparison_before_on";
  ALTER TABLE "projects" DROP COLUMN "works_comparison_after_id";
  ALTER TABLE "projects" DROP COLUMN "works_comparison_after_on";
  ALTER TABLE "projects" DROP COLUMN "works_next_on";
  ALTER TABLE "projects" DROP COLUMN "answers_shown";
  ALTER TABLE "projects" DROP COLUMN "answers_is_demo";
  ALTER TABLE "projects" DROP COLUMN "answers_facts_delivery_on";
  ALTER TABLE "projects" DROP COLUMN "answers_facts_maintenance_usd";
  ALTER TABLE "projects" DROP COLUMN "answers_facts_sand_from_m";
  ALTER TABLE "projects" DROP COLUMN "answers_facts_sand_to_m";
  ALTER TABLE "projects_locales" DROP COLUMN "works_note";
  ALTER TABLE "projects_locales" DROP COLUMN "answers_facts_water";
  ALTER TABLE "projects_locales" DROP COLUMN "answers_facts_power";
  ALTER TABLE "projects_locales" DROP COLUMN "answers_facts_sewer";
  ALTER TABLE "projects_locales" DROP COLUMN "answers_facts_delivery_note";
  ALTER TABLE "projects_locales" DROP COLUMN "answers_facts_maintenance_note";
  ALTER TABLE "projects_locales" DROP COLUMN "answers_not_in_price";
  ALTER TABLE "projects_locales" DROP COLUMN "answers_caller";
  ALTER TABLE "_projects_v" DROP COLUMN "version_works_shown";
  ALTER TABLE "_projects_v" DROP COLUMN "version_works_is_demo";
  ALTER TABLE "_projects_v" DROP COLUMN "version_works_comparison_shown";
  ALTER TABLE "_projects_v" DROP COLUMN "version_works_comparison_before_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_works_comparison_before_on";
  ALTER TABLE "_projects_v" DROP COLUMN "version_works_comparison_after_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_works_comparison_after_on";
  ALTER TABLE "_projects_v" DROP COLUMN "version_works_next_on";
  ALTER TABLE "_projects_v" DROP COLUMN "version_answers_shown";
  ALTER TABLE "_projects_v" DROP COLUMN "version_answers_is_demo";
  ALTER TABLE "_projects_v" DROP COLUMN "version_answers_facts_delivery_on";
  ALTER TABLE "_projects_v" DROP COLUMN "version_answers_facts_maintenance_usd";
  ALTER TABLE "_projects_v" DROP COLUMN "version_answers_facts_sand_from_m";
  ALTER TABLE "_projects_v" DROP COLUMN "version_answers_facts_sand_to_m";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_works_note";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_answers_facts_water";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_answers_facts_power";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_answers_facts_sewer";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_answers_facts_delivery_note";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_answers_facts_maintenance_note";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_answers_not_in_price";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_answers_caller";
  ALTER TABLE "lots" DROP COLUMN "unit_type";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "visit_places_id";
  DROP TYPE "public"."enum_visits_state";
  DROP TYPE "public"."enum_visits_locale";
  DROP TYPE "public"."visit_weekday";
  DROP TYPE "public"."visit_place_kind";
  DROP TYPE "public"."enum_visit_places_status";
  DROP TYPE "public"."enum__visit_places_v_version_status";
  DROP TYPE "public"."enum__visit_places_v_published_locale";
  DROP TYPE "public"."enum_visit_events_kind";
  DROP TYPE "public"."enum_reward_proofs_scan";`)
}
