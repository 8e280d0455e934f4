import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_popups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_published_locale" AS ENUM('es', 'en');
  CREATE TABLE "projects_gallery_sliders" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_gallery_sliders_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_gallery_sliders" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_gallery_sliders_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "popups" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"image_id" uuid,
  	"button_shown" boolean DEFAULT false,
  	"button_href" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_popups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "popups_locales" (
  	"title" varchar,
  	"text" jsonb,
  	"button_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_popups_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_key" varchar,
  	"version_image_id" uuid,
  	"version_button_shown" boolean DEFAULT false,
  	"version_button_href" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__popups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__popups_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_popups_v_locales" (
  	"version_title" varchar,
  	"version_text" jsonb,
  	"version_button_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "projects" ADD COLUMN "gallery_film_poster_id" uuid;
  ALTER TABLE "projects" ADD COLUMN "gallery_cta_more_shown" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "gallery_cta_more_href" varchar;
  ALTER TABLE "projects" ADD COLUMN "location_coordinates_shown" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "location_coordinates_lat" numeric;
  ALTER TABLE "projects" ADD COLUMN "location_coordinates_lng" numeric;
  ALTER TABLE "projects" ADD COLUMN "location_coordinates_of_town" boolean DEFAULT false;
  ALTER TABLE "projects_locales" ADD COLUMN "gallery_cta_more_text" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_gallery_film_poster_id" uuid;
  ALTER TABLE "_projects_v" ADD COLUMN "version_gallery_cta_more_shown" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_gallery_cta_more_href" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_location_coordinates_shown" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_location_coordinates_lat" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_location_coordinates_lng" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_location_coordinates_of_town" boolean DEFAULT false;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_gallery_cta_more_text" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "popups_id" uuid;
  ALTER TABLE "projects_gallery_sliders" ADD CONSTRAINT "projects_gallery_sliders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_gallery_sliders_locales" ADD CONSTRAINT "projects_gallery_sliders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_gallery_sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery_sliders" ADD CONSTRAINT "_projects_v_version_gallery_sliders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery_sliders_locales" ADD CONSTRAINT "_projects_v_version_gallery_sliders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_gallery_sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups_locales" ADD CONSTRAINT "popups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_parent_id_popups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v_locales" ADD CONSTRAINT "_popups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_gallery_sliders_order_idx" ON "projects_gallery_sliders" USING btree ("_order");
  CREATE INDEX "projects_gallery_sliders_parent_id_idx" ON "projects_gallery_sliders" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_gallery_sliders_locales_locale_parent_id_unique" ON "projects_gallery_sliders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_gallery_sliders_order_idx" ON "_projects_v_version_gallery_sliders" USING btree ("_order");
  CREATE INDEX "_projects_v_version_gallery_sliders_parent_id_idx" ON "_projects_v_version_gallery_sliders" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_gallery_sliders_locales_locale_parent_id" ON "_projects_v_version_gallery_sliders_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "popups_key_idx" ON "popups" USING btree ("key");
  CREATE INDEX "popups_image_idx" ON "popups" USING btree ("image_id");
  CREATE INDEX "popups_updated_at_idx" ON "popups" USING btree ("updated_at");
  CREATE INDEX "popups_created_at_idx" ON "popups" USING btree ("created_at");
  CREATE INDEX "popups__status_idx" ON "popups" USING btree ("_status");
  CREATE UNIQUE INDEX "popups_locales_locale_parent_id_unique" ON "popups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_popups_v_parent_idx" ON "_popups_v" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_version_key_idx" ON "_popups_v" USING btree ("version_key");
  CREATE INDEX "_popups_v_version_version_image_idx" ON "_popups_v" USING btree ("version_image_id");
  CREATE INDEX "_popups_v_version_version_updated_at_idx" ON "_popups_v" USING btree ("version_updated_at");
  CREATE INDEX "_popups_v_version_version_created_at_idx" ON "_popups_v" USING btree ("version_created_at");
  CREATE INDEX "_popups_v_version_version__status_idx" ON "_popups_v" USING btree ("version__status");
  CREATE INDEX "_popups_v_created_at_idx" ON "_popups_v" USING btree ("created_at");
  CREATE INDEX "_popups_v_updated_at_idx" ON "_popups_v" USING btree ("updated_at");
  CREATE INDEX "_popups_v_snapshot_idx" ON "_popups_v" USING btree ("snapshot");
  CREATE INDEX "_popups_v_published_locale_idx" ON "_popups_v" USING btree ("published_locale");
  CREATE INDEX "_popups_v_latest_idx" ON "_popups_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_popups_v_locales_locale_parent_id_unique" ON "_popups_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "projects" ADD CONSTRAINT "projects_gallery_film_poster_id_media_id_fk" FOREIGN KEY ("gallery_film_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_gallery_film_poster_id_media_id_fk" FOREIGN KEY ("version_gallery_film_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_gallery_gallery_film_poster_idx" ON "projects" USING btree ("gallery_film_poster_id");
  CREATE INDEX "_projects_v_version_gallery_version_gallery_film_poster_idx" ON "_projects_v" USING btree ("version_gallery_film_poster_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_gallery_sliders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_gallery_sliders_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_gallery_sliders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_gallery_sliders_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "projects_gallery_sliders" CASCADE;
  DROP TABLE "projects_gallery_sliders_locales" CASCADE;
  DROP TABLE "_projects_v_version_gallery_sliders" CASCADE;
  DROP TABLE "_projects_v_version_gallery_sliders_locales" CASCADE;
  DROP TABLE "popups" CASCADE;
  DROP TABLE "popups_locales" CASCADE;
  DROP TABLE "_popups_v" CASCADE;
  DROP TABLE "_popups_v_locales" CASCADE;
  ALTER TABLE "projects" DROP CONSTRAINT "projects_gallery_film_poster_id_media_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_gallery_film_poster_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_popups_fk";
  
  DROP INDEX "projects_gallery_gallery_film_poster_idx";
  DROP INDEX "_projects_v_version_gallery_version_gallery_film_poster_idx";
  DROP INDEX "payload_locked_documents_rels_popups_id_idx";
  ALTER TABLE "projects" DROP COLUMN "gallery_film_poster_id";
  ALTER TABLE "projects" DROP COLUMN "gallery_cta_more_shown";
  ALTER TABLE "projects" DROP COLUMN "gallery_cta_more_href";
  ALTER TABLE "projects" DROP COLUMN "location_coordinates_shown";
  ALTER TABLE "projects" DROP COLUMN "location_coordinates_lat";
  ALTER TABLE "projects" DROP COLUMN "location_coordinates_lng";
  ALTER TABLE "projects" DROP COLUMN "location_coordinates_of_town";
  ALTER TABLE "projects_locales" DROP COLUMN "gallery_cta_more_text";
  ALTER TABLE "_projects_v" DROP COLUMN "version_gallery_film_poster_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_gallery_cta_more_shown";
  ALTER TABLE "_projects_v" DROP COLUMN "version_gallery_cta_more_href";
  ALTER TABLE "_projects_v" DROP COLUMN "version_location_coordinates_shown";
  ALTER TABLE "_projects_v" DROP COLUMN "version_location_coordinates_lat";
  ALTER TABLE "_projects_v" DROP COLUMN "version_location_coordinates_lng";
  ALTER TABLE "_projects_v" DROP COLUMN "version_location_coordinates_of_town";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_gallery_cta_more_text";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "popups_id";
  DROP TYPE "public"."enum_popups_status";
  DROP TYPE "public"."enum__popups_v_version_status";
  DROP TYPE "public"."enum__popups_v_published_locale";`)
}
