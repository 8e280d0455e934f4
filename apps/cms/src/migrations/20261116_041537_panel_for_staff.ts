import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_releases_state" AS ENUM('waiting', 'building', 'online', 'refused', 'failed', 'replaced');
  CREATE TYPE "public"."enum_releases_kind" AS ENUM('publish', 'rollback');
  CREATE TYPE "public"."enum_users_language" AS ENUM('es', 'en');
  CREATE TYPE "public"."enum_access_log_event" AS ENUM('login', 'login-failed', 'locked', 'unlocked', 'logout', 'invited', 'password-reset-asked', 'password-reset', 'second-factor-set-up', 'second-factor-passed', 'second-factor-failed', 'second-factor-locked', 'second-factor-reset', 'recovery-code-used', 'sessions-ended');
  CREATE TYPE "public"."enum_payload_folders_folder_type" AS ENUM('media');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'manager';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'marketing';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'sales';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'customer-service';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'privacy';
  CREATE TABLE "access_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event" "enum_access_log_event" NOT NULL,
  	"account" varchar,
  	"address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_folders_folder_type" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_payload_folders_folder_type",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload_folders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "releases" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "releases" ALTER COLUMN "outcome" DROP NOT NULL;
  ALTER TABLE "releases" ALTER COLUMN "started_at" DROP NOT NULL;
  ALTER TABLE "releases" ALTER COLUMN "seconds" DROP NOT NULL;
  ALTER TABLE "users" ALTER COLUMN "role" DROP DEFAULT;
  ALTER TABLE "projects" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "projects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "places" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "places" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_places_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_places_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "news" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "news" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_news_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "news_categories" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "news_categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_news_categories_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_news_categories_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "campaigns" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "campaigns" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "terms_sections" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "terms_sections" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_terms_sections_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_terms_sections_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "social_campaigns" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "social_campaigns" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_social_campaigns_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_social_campaigns_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "popups" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "popups" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_popups_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_popups_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "legal_documents" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "legal_documents" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_legal_documents_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_legal_documents_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "consent_texts" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "consent_texts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_consent_texts_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_consent_texts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "folder_id" uuid;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "releases" ADD COLUMN "state" "enum_releases_state";
  ALTER TABLE "releases" ADD COLUMN "kind" "enum_releases_kind";
  ALTER TABLE "releases" ADD COLUMN "asked_by" varchar;
  ALTER TABLE "releases" ADD COLUMN "asked_at" timestamp(3) with time zone;
  ALTER TABLE "releases" ADD COLUMN "reason" varchar;
  ALTER TABLE "releases" ADD COLUMN "online_since" timestamp(3) with time zone;
  ALTER TABLE "releases" ADD COLUMN "attempts" numeric;
  ALTER TABLE "releases" ADD COLUMN "problem_list" jsonb;
  ALTER TABLE "releases" ADD COLUMN "changes" jsonb;
  ALTER TABLE "releases" ADD COLUMN "target" varchar;
  ALTER TABLE "releases" ADD COLUMN "kept" boolean DEFAULT false;
  ALTER TABLE "users_sessions" ADD COLUMN "second_factor_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "language" "enum_users_language" DEFAULT 'es' NOT NULL;
  ALTER TABLE "users" ADD COLUMN "second_factor_since" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "second_factor_key" varchar;
  ALTER TABLE "users" ADD COLUMN "second_factor_step" numeric;
  ALTER TABLE "users" ADD COLUMN "second_factor_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "second_factor_lock_until" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "recovery_codes" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payload_folders_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "navigation" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "home" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "about" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_about_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "social_responsibility" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_social_responsibility_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "referral_programme" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_referral_programme_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "complaint_book" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_complaint_book_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "news_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_news_page_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "terms_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_terms_page_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "form_texts" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_form_texts_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "maintenance" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_maintenance_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "payload_folders_folder_type" ADD CONSTRAINT "payload_folders_folder_type_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_folders" ADD CONSTRAINT "payload_folders_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "access_log_account_idx" ON "access_log" USING btree ("account");
  CREATE INDEX "access_log_updated_at_idx" ON "access_log" USING btree ("updated_at");
  CREATE INDEX "access_log_created_at_idx" ON "access_log" USING btree ("created_at");
  CREATE INDEX "payload_folders_folder_type_order_idx" ON "payload_folders_folder_type" USING btree ("order");
  CREATE INDEX "payload_folders_folder_type_parent_idx" ON "payload_folders_folder_type" USING btree ("parent_id");
  CREATE INDEX "payload_folders_name_idx" ON "payload_folders" USING btree ("name");
  CREATE INDEX "payload_folders_folder_idx" ON "payload_folders" USING btree ("folder_id");
  CREATE INDEX "payload_folders_updated_at_idx" ON "payload_folders" USING btree ("updated_at");
  CREATE INDEX "payload_folders_created_at_idx" ON "payload_folders" USING btree ("created_at");
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payload_folders_fk" FOREIGN KEY ("payload_folders_id") REFERENCES "public"."payload_folders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "places_deleted_at_idx" ON "places" USING btree ("deleted_at");
  CREATE INDEX "_places_v_version_version_deleted_at_idx" ON "_places_v" USING btree ("version_deleted_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "news_categories_deleted_at_idx" ON "news_categories" USING btree ("deleted_at");
  CREATE INDEX "_news_categories_v_version_version_deleted_at_idx" ON "_news_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "campaigns_deleted_at_idx" ON "campaigns" USING btree ("deleted_at");
  CREATE INDEX "_campaigns_v_version_version_deleted_at_idx" ON "_campaigns_v" USING btree ("version_deleted_at");
  CREATE INDEX "terms_sections_deleted_at_idx" ON "terms_sections" USING btree ("deleted_at");
  CREATE INDEX "_terms_sections_v_version_version_deleted_at_idx" ON "_terms_sections_v" USING btree ("version_deleted_at");
  CREATE INDEX "social_campaigns_deleted_at_idx" ON "social_campaigns" USING btree ("deleted_at");
  CREATE INDEX "_social_campaigns_v_version_version_deleted_at_idx" ON "_social_campaigns_v" USING btree ("version_deleted_at");
  CREATE INDEX "popups_deleted_at_idx" ON "popups" USING btree ("deleted_at");
  CREATE INDEX "_popups_v_version_version_deleted_at_idx" ON "_popups_v" USING btree ("version_deleted_at");
  CREATE INDEX "legal_documents_deleted_at_idx" ON "legal_documents" USING btree ("deleted_at");
  CREATE INDEX "_legal_documents_v_version_version_deleted_at_idx" ON "_legal_documents_v" USING btree ("version_deleted_at");
  CREATE INDEX "consent_texts_deleted_at_idx" ON "consent_texts" USING btree ("deleted_at");
  CREATE INDEX "_consent_texts_v_version_version_deleted_at_idx" ON "_consent_texts_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "releases_name_idx" ON "releases" USING btree ("name");
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE INDEX "payload_locked_documents_rels_payload_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("payload_folders_id");

  -- Who came in stays written, whoever connects and with whatever rights.
  CREATE FUNCTION "access_log_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    RAISE EXCEPTION 'The access log is append-only.' USING ERRCODE = 'restrict_violation';
  END
  $body$;
  CREATE TRIGGER "access_log_append_only" BEFORE UPDATE OR DELETE ON "access_log"
    FOR EACH ROW EXECUTE FUNCTION "access_log_is_append_only"();
  CREATE TRIGGER "access_log_no_truncate" BEFORE TRUNCATE ON "access_log"
    FOR EACH STATEMENT EXECUTE FUNCTION "access_log_is_append_only"();`)
}

// It stops at an account with one of the new roles: to make an admin of everybody would be worse.
export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "access_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_folders_folder_type" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_folders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "access_log" CASCADE;
  DROP FUNCTION "access_log_is_append_only"();
  DROP TABLE "payload_folders_folder_type" CASCADE;
  DROP TABLE "payload_folders" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT IF EXISTS "media_folder_id_payload_folders_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_payload_folders_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'admin'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'admin'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "projects_deleted_at_idx";
  DROP INDEX "_projects_v_version_version_deleted_at_idx";
  DROP INDEX "places_deleted_at_idx";
  DROP INDEX "_places_v_version_version_deleted_at_idx";
  DROP INDEX "news_deleted_at_idx";
  DROP INDEX "_news_v_version_version_deleted_at_idx";
  DROP INDEX "news_categories_deleted_at_idx";
  DROP INDEX "_news_categories_v_version_version_deleted_at_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "_testimonials_v_version_version_deleted_at_idx";
  DROP INDEX "campaigns_deleted_at_idx";
  DROP INDEX "_campaigns_v_version_version_deleted_at_idx";
  DROP INDEX "terms_sections_deleted_at_idx";
  DROP INDEX "_terms_sections_v_version_version_deleted_at_idx";
  DROP INDEX "social_campaigns_deleted_at_idx";
  DROP INDEX "_social_campaigns_v_version_version_deleted_at_idx";
  DROP INDEX "popups_deleted_at_idx";
  DROP INDEX "_popups_v_version_version_deleted_at_idx";
  DROP INDEX "legal_documents_deleted_at_idx";
  DROP INDEX "_legal_documents_v_version_version_deleted_at_idx";
  DROP INDEX "consent_texts_deleted_at_idx";
  DROP INDEX "_consent_texts_v_version_version_deleted_at_idx";
  DROP INDEX "media_folder_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "releases_name_idx";
  DROP INDEX "releases_state_idx";
  DROP INDEX "payload_locked_documents_rels_payload_folders_id_idx";
  -- Requests that came to no release.
  DELETE FROM "releases" WHERE "name" IS NULL OR "started_at" IS NULL OR "seconds" IS NULL OR "outcome" IS NULL;
  ALTER TABLE "releases" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "releases" ALTER COLUMN "started_at" SET NOT NULL;
  ALTER TABLE "releases" ALTER COLUMN "seconds" SET NOT NULL;
  ALTER TABLE "releases" ALTER COLUMN "outcome" SET NOT NULL;
  ALTER TABLE "projects" DROP COLUMN "changed_by";
  ALTER TABLE "projects" DROP COLUMN "deleted_at";
  ALTER TABLE "_projects_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_projects_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "places" DROP COLUMN "changed_by";
  ALTER TABLE "places" DROP COLUMN "deleted_at";
  ALTER TABLE "_places_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_places_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "news" DROP COLUMN "changed_by";
  ALTER TABLE "news" DROP COLUMN "deleted_at";
  ALTER TABLE "_news_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_news_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "news_categories" DROP COLUMN "changed_by";
  ALTER TABLE "news_categories" DROP COLUMN "deleted_at";
  ALTER TABLE "_news_categories_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_news_categories_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "changed_by";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "campaigns" DROP COLUMN "changed_by";
  ALTER TABLE "campaigns" DROP COLUMN "deleted_at";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "terms_sections" DROP COLUMN "changed_by";
  ALTER TABLE "terms_sections" DROP COLUMN "deleted_at";
  ALTER TABLE "_terms_sections_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_terms_sections_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "social_campaigns" DROP COLUMN "changed_by";
  ALTER TABLE "social_campaigns" DROP COLUMN "deleted_at";
  ALTER TABLE "_social_campaigns_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_social_campaigns_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "popups" DROP COLUMN "changed_by";
  ALTER TABLE "popups" DROP COLUMN "deleted_at";
  ALTER TABLE "_popups_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_popups_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "legal_documents" DROP COLUMN "changed_by";
  ALTER TABLE "legal_documents" DROP COLUMN "deleted_at";
  ALTER TABLE "_legal_documents_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_legal_documents_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "consent_texts" DROP COLUMN "changed_by";
  ALTER TABLE "consent_texts" DROP COLUMN "deleted_at";
  ALTER TABLE "_consent_texts_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_consent_texts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "folder_id";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "releases" DROP COLUMN "state";
  ALTER TABLE "releases" DROP COLUMN "kind";
  ALTER TABLE "releases" DROP COLUMN "asked_by";
  ALTER TABLE "releases" DROP COLUMN "asked_at";
  ALTER TABLE "releases" DROP COLUMN "reason";
  ALTER TABLE "releases" DROP COLUMN "online_since";
  ALTER TABLE "releases" DROP COLUMN "attempts";
  ALTER TABLE "releases" DROP COLUMN "problem_list";
  ALTER TABLE "releases" DROP COLUMN "changes";
  ALTER TABLE "releases" DROP COLUMN "target";
  ALTER TABLE "releases" DROP COLUMN "kept";
  ALTER TABLE "users_sessions" DROP COLUMN "second_factor_at";
  ALTER TABLE "users" DROP COLUMN "language";
  ALTER TABLE "users" DROP COLUMN "second_factor_since";
  ALTER TABLE "users" DROP COLUMN "second_factor_key";
  ALTER TABLE "users" DROP COLUMN "second_factor_step";
  ALTER TABLE "users" DROP COLUMN "second_factor_attempts";
  ALTER TABLE "users" DROP COLUMN "second_factor_lock_until";
  ALTER TABLE "users" DROP COLUMN "recovery_codes";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payload_folders_id";
  ALTER TABLE "site_settings" DROP COLUMN "changed_by";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "navigation" DROP COLUMN "changed_by";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "home" DROP COLUMN "changed_by";
  ALTER TABLE "_home_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "about" DROP COLUMN "changed_by";
  ALTER TABLE "_about_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "social_responsibility" DROP COLUMN "changed_by";
  ALTER TABLE "_social_responsibility_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "referral_programme" DROP COLUMN "changed_by";
  ALTER TABLE "_referral_programme_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "complaint_book" DROP COLUMN "changed_by";
  ALTER TABLE "_complaint_book_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "news_page" DROP COLUMN "changed_by";
  ALTER TABLE "_news_page_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "terms_page" DROP COLUMN "changed_by";
  ALTER TABLE "_terms_page_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "form_texts" DROP COLUMN "changed_by";
  ALTER TABLE "_form_texts_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "maintenance" DROP COLUMN "changed_by";
  ALTER TABLE "_maintenance_v" DROP COLUMN "version_changed_by";
  DROP TYPE "public"."enum_releases_state";
  DROP TYPE "public"."enum_releases_kind";
  DROP TYPE "public"."enum_users_language";
  DROP TYPE "public"."enum_access_log_event";
  DROP TYPE "public"."enum_payload_folders_folder_type";`)
}
