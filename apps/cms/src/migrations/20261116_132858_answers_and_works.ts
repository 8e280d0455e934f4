import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  ALTER TABLE "projects" ADD CONSTRAINT "projects_works_comparison_before_id_media_id_fk" FOREIGN KEY ("works_comparison_before_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_works_comparison_after_id_media_id_fk" FOREIGN KEY ("works_comparison_after_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_works_comparison_before_id_media_id_fk" FOREIGN KEY ("version_works_comparison_before_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_works_comparison_after_id_media_id_fk" FOREIGN KEY ("version_works_comparison_after_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "projects_works_comparison_works_comparison_before_idx" ON "projects" USING btree ("works_comparison_before_id");
  CREATE INDEX "projects_works_comparison_works_comparison_after_idx" ON "projects" USING btree ("works_comparison_after_id");
  CREATE INDEX "_projects_v_version_works_comparison_version_works_compa_idx" ON "_projects_v" USING btree ("version_works_comparison_before_id");
  CREATE INDEX "_projects_v_version_works_comparison_version_works_com_1_idx" ON "_projects_v" USING btree ("version_works_comparison_after_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
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
  ALTER TABLE "projects" DROP CONSTRAINT "projects_works_comparison_before_id_media_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_works_comparison_after_id_media_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_works_comparison_before_id_media_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_works_comparison_after_id_media_id_fk";
  
  DROP INDEX "projects_works_comparison_works_comparison_before_idx";
  DROP INDEX "projects_works_comparison_works_comparison_after_idx";
  DROP INDEX "_projects_v_version_works_comparison_version_works_compa_idx";
  DROP INDEX "_projects_v_version_works_comparison_version_works_com_1_idx";
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
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_answers_caller";`)
}
