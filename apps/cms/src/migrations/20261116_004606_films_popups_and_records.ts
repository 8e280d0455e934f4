import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."content_icon" AS ENUM('waves', 'baby', 'umbrella', 'glass', 'sun', 'trees', 'footprints', 'flame', 'shield', 'car', 'dumbbell', 'bike', 'dog', 'laptop', 'ball', 'sofa', 'door', 'elevator', 'leaf', 'mountain', 'horse', 'fish', 'gamepad', 'book', 'lamp', 'area', 'bed', 'building', 'coins', 'eye', 'gift', 'hammer', 'handshake', 'heart', 'house', 'key', 'map-pin', 'medal', 'months', 'price-tag', 'ruler', 'user', 'users', 'wallet');
  CREATE TYPE "public"."enum_popups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_published_locale" AS ENUM('es', 'en');
  CREATE TYPE "public"."enum_home_claims_key" AS ENUM('years', 'projects', 'families');
  CREATE TYPE "public"."enum__home_v_version_claims_key" AS ENUM('years', 'projects', 'families');
  CREATE TYPE "public"."enum_form_texts_documents_document_type_id" AS ENUM('1', '2');
  CREATE TYPE "public"."enum__form_texts_v_version_documents_document_type_id" AS ENUM('1', '2');
  CREATE TABLE "projects_info_box_info_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "content_icon",
  	"highlighted" boolean DEFAULT false,
  	"bold" boolean DEFAULT true
  );
  
  CREATE TABLE "projects_info_box_info_boxes_locales" (
  	"value" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
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
  
  CREATE TABLE "_projects_v_version_info_box_info_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"icon" "content_icon",
  	"highlighted" boolean DEFAULT false,
  	"bold" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_info_box_info_boxes_locales" (
  	"value" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
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
  
  CREATE TABLE "form_texts_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"document_type_id" "enum_form_texts_documents_document_type_id"
  );
  
  CREATE TABLE "form_texts_documents_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_form_texts_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"document_type_id" "enum__form_texts_v_version_documents_document_type_id",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_form_texts_v_version_documents_locales" (
  	"label" varchar,
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
  ALTER TABLE "projects_locales" ADD COLUMN "card_description" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "card_detail1" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "card_detail2" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "gallery_cta_more_text" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "promo_banner_cta_highlight" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_gallery_film_poster_id" uuid;
  ALTER TABLE "_projects_v" ADD COLUMN "version_gallery_cta_more_shown" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_gallery_cta_more_href" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_location_coordinates_shown" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_location_coordinates_lat" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_location_coordinates_lng" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_location_coordinates_of_town" boolean DEFAULT false;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_card_description" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_card_detail1" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_card_detail2" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_gallery_cta_more_text" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_promo_banner_cta_highlight" varchar;
  ALTER TABLE "news" ADD COLUMN "featured" boolean DEFAULT false;
  ALTER TABLE "_news_v" ADD COLUMN "version_featured" boolean DEFAULT false;
  ALTER TABLE "social_campaigns" ADD COLUMN "button_shown" boolean DEFAULT false;
  ALTER TABLE "social_campaigns_locales" ADD COLUMN "button_label" varchar;
  ALTER TABLE "social_campaigns_locales" ADD COLUMN "button_href" varchar;
  ALTER TABLE "_social_campaigns_v" ADD COLUMN "version_button_shown" boolean DEFAULT false;
  ALTER TABLE "_social_campaigns_v_locales" ADD COLUMN "version_button_label" varchar;
  ALTER TABLE "_social_campaigns_v_locales" ADD COLUMN "version_button_href" varchar;
  ALTER TABLE "media" ADD COLUMN "preview" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "popups_id" uuid;
  ALTER TABLE "home_claims" ADD COLUMN "key" "enum_home_claims_key";
  ALTER TABLE "_home_v_version_claims" ADD COLUMN "key" "enum__home_v_version_claims_key";
  ALTER TABLE "about_values_items" ADD COLUMN "icon" "content_icon";
  ALTER TABLE "_about_v_version_values_items" ADD COLUMN "icon" "content_icon";
  ALTER TABLE "referral_programme_rewards_items" ADD COLUMN "icon" "content_icon";
  ALTER TABLE "_referral_programme_v_version_rewards_items" ADD COLUMN "icon" "content_icon";
  ALTER TABLE "form_texts_locales" ADD COLUMN "fields_first_name_label" varchar;
  ALTER TABLE "form_texts_locales" ADD COLUMN "fields_first_name_placeholder" varchar;
  ALTER TABLE "form_texts_locales" ADD COLUMN "fields_last_name_label" varchar;
  ALTER TABLE "form_texts_locales" ADD COLUMN "fields_last_name_placeholder" varchar;
  ALTER TABLE "form_texts_locales" ADD COLUMN "fields_email_label" varchar;
  ALTER TABLE "form_texts_locales" ADD COLUMN "fields_email_placeholder" varchar;
  ALTER TABLE "form_texts_locales" ADD COLUMN "fields_phone_label" varchar;
  ALTER TABLE "form_texts_locales" ADD COLUMN "fields_phone_placeholder" varchar;
  ALTER TABLE "form_texts_locales" ADD COLUMN "fields_document_type_label" varchar;
  ALTER TABLE "form_texts_locales" ADD COLUMN "fields_document_type_placeholder" varchar;
  ALTER TABLE "form_texts_locales" ADD COLUMN "fields_document_label" varchar;
  ALTER TABLE "form_texts_locales" ADD COLUMN "fields_document_placeholder" varchar;
  ALTER TABLE "form_texts_locales" ADD COLUMN "fields_project_label" varchar;
  ALTER TABLE "form_texts_locales" ADD COLUMN "fields_project_placeholder" varchar;
  ALTER TABLE "_form_texts_v_locales" ADD COLUMN "version_fields_first_name_label" varchar;
  ALTER TABLE "_form_texts_v_locales" ADD COLUMN "version_fields_first_name_placeholder" varchar;
  ALTER TABLE "_form_texts_v_locales" ADD COLUMN "version_fields_last_name_label" varchar;
  ALTER TABLE "_form_texts_v_locales" ADD COLUMN "version_fields_last_name_placeholder" varchar;
  ALTER TABLE "_form_texts_v_locales" ADD COLUMN "version_fields_email_label" varchar;
  ALTER TABLE "_form_texts_v_locales" ADD COLUMN "version_fields_email_placeholder" varchar;
  ALTER TABLE "_form_texts_v_locales" ADD COLUMN "version_fields_phone_label" varchar;
  ALTER TABLE "_form_texts_v_locales" ADD COLUMN "version_fields_phone_placeholder" varchar;
  ALTER TABLE "_form_texts_v_locales" ADD COLUMN "version_fields_document_type_label" varchar;
  ALTER TABLE "_form_texts_v_locales" ADD COLUMN "version_fields_document_type_placeholder" varchar;
  ALTER TABLE "_form_texts_v_locales" ADD COLUMN "version_fields_document_label" varchar;
  ALTER TABLE "_form_texts_v_locales" ADD COLUMN "version_fields_document_placeholder" varchar;
  ALTER TABLE "_form_texts_v_locales" ADD COLUMN "version_fields_project_label" varchar;
  ALTER TABLE "_form_texts_v_locales" ADD COLUMN "version_fields_project_placeholder" varchar;
  ALTER TABLE "projects_info_box_info_boxes" ADD CONSTRAINT "projects_info_box_info_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_info_box_info_boxes_locales" ADD CONSTRAINT "projects_info_box_info_boxes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_info_box_info_boxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_gallery_sliders" ADD CONSTRAINT "projects_gallery_sliders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_gallery_sliders_locales" ADD CONSTRAINT "projects_gallery_sliders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_gallery_sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_info_box_info_boxes" ADD CONSTRAINT "_projects_v_version_info_box_info_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_info_box_info_boxes_locales" ADD CONSTRAINT "_projects_v_version_info_box_info_boxes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_info_box_info_boxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery_sliders" ADD CONSTRAINT "_projects_v_version_gallery_sliders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery_sliders_locales" ADD CONSTRAINT "_projects_v_version_gallery_sliders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_gallery_sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups_locales" ADD CONSTRAINT "popups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_parent_id_popups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v_locales" ADD CONSTRAINT "_popups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_texts_documents" ADD CONSTRAINT "form_texts_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_texts_documents_locales" ADD CONSTRAINT "form_texts_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_texts_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_texts_v_version_documents" ADD CONSTRAINT "_form_texts_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_texts_v_version_documents_locales" ADD CONSTRAINT "_form_texts_v_version_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_texts_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_info_box_info_boxes_order_idx" ON "projects_info_box_info_boxes" USING btree ("_order");
  CREATE INDEX "projects_info_box_info_boxes_parent_id_idx" ON "projects_info_box_info_boxes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_info_box_info_boxes_locales_locale_parent_id_unique" ON "projects_info_box_info_boxes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_gallery_sliders_order_idx" ON "projects_gallery_sliders" USING btree ("_order");
  CREATE INDEX "projects_gallery_sliders_parent_id_idx" ON "projects_gallery_sliders" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_gallery_sliders_locales_locale_parent_id_unique" ON "projects_gallery_sliders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_info_box_info_boxes_order_idx" ON "_projects_v_version_info_box_info_boxes" USING btree ("_order");
  CREATE INDEX "_projects_v_version_info_box_info_boxes_parent_id_idx" ON "_projects_v_version_info_box_info_boxes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_info_box_info_boxes_locales_locale_paren" ON "_projects_v_version_info_box_info_boxes_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "form_texts_documents_order_idx" ON "form_texts_documents" USING btree ("_order");
  CREATE INDEX "form_texts_documents_parent_id_idx" ON "form_texts_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "form_texts_documents_locales_locale_parent_id_unique" ON "form_texts_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_form_texts_v_version_documents_order_idx" ON "_form_texts_v_version_documents" USING btree ("_order");
  CREATE INDEX "_form_texts_v_version_documents_parent_id_idx" ON "_form_texts_v_version_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_form_texts_v_version_documents_locales_locale_parent_id_uni" ON "_form_texts_v_version_documents_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "projects" ADD CONSTRAINT "projects_gallery_film_poster_id_media_id_fk" FOREIGN KEY ("gallery_film_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_gallery_film_poster_id_media_id_fk" FOREIGN KEY ("version_gallery_film_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_gallery_gallery_film_poster_idx" ON "projects" USING btree ("gallery_film_poster_id");
  CREATE INDEX "_projects_v_version_gallery_version_gallery_film_poster_idx" ON "_projects_v" USING btree ("version_gallery_film_poster_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_info_box_info_boxes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_info_box_info_boxes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_gallery_sliders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_gallery_sliders_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_info_box_info_boxes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_info_box_info_boxes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_gallery_sliders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_gallery_sliders_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_texts_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_texts_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_form_texts_v_version_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_form_texts_v_version_documents_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "projects_info_box_info_boxes" CASCADE;
  DROP TABLE "projects_info_box_info_boxes_locales" CASCADE;
  DROP TABLE "projects_gallery_sliders" CASCADE;
  DROP TABLE "projects_gallery_sliders_locales" CASCADE;
  DROP TABLE "_projects_v_version_info_box_info_boxes" CASCADE;
  DROP TABLE "_projects_v_version_info_box_info_boxes_locales" CASCADE;
  DROP TABLE "_projects_v_version_gallery_sliders" CASCADE;
  DROP TABLE "_projects_v_version_gallery_sliders_locales" CASCADE;
  DROP TABLE "popups" CASCADE;
  DROP TABLE "popups_locales" CASCADE;
  DROP TABLE "_popups_v" CASCADE;
  DROP TABLE "_popups_v_locales" CASCADE;
  DROP TABLE "form_texts_documents" CASCADE;
  DROP TABLE "form_texts_documents_locales" CASCADE;
  DROP TABLE "_form_texts_v_version_documents" CASCADE;
  DROP TABLE "_form_texts_v_version_documents_locales" CASCADE;
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
  ALTER TABLE "projects_locales" DROP COLUMN "card_description";
  ALTER TABLE "projects_locales" DROP COLUMN "card_detail1";
  ALTER TABLE "projects_locales" DROP COLUMN "card_detail2";
  ALTER TABLE "projects_locales" DROP COLUMN "gallery_cta_more_text";
  ALTER TABLE "projects_locales" DROP COLUMN "promo_banner_cta_highlight";
  ALTER TABLE "_projects_v" DROP COLUMN "version_gallery_film_poster_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_gallery_cta_more_shown";
  ALTER TABLE "_projects_v" DROP COLUMN "version_gallery_cta_more_href";
  ALTER TABLE "_projects_v" DROP COLUMN "version_location_coordinates_shown";
  ALTER TABLE "_projects_v" DROP COLUMN "version_location_coordinates_lat";
  ALTER TABLE "_projects_v" DROP COLUMN "version_location_coordinates_lng";
  ALTER TABLE "_projects_v" DROP COLUMN "version_location_coordinates_of_town";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_card_description";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_card_detail1";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_card_detail2";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_gallery_cta_more_text";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_promo_banner_cta_highlight";
  ALTER TABLE "news" DROP COLUMN "featured";
  ALTER TABLE "_news_v" DROP COLUMN "version_featured";
  ALTER TABLE "social_campaigns" DROP COLUMN "button_shown";
  ALTER TABLE "social_campaigns_locales" DROP COLUMN "button_label";
  ALTER TABLE "social_campaigns_locales" DROP COLUMN "button_href";
  ALTER TABLE "_social_campaigns_v" DROP COLUMN "version_button_shown";
  ALTER TABLE "_social_campaigns_v_locales" DROP COLUMN "version_button_label";
  ALTER TABLE "_social_campaigns_v_locales" DROP COLUMN "version_button_href";
  ALTER TABLE "media" DROP COLUMN "preview";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "popups_id";
  ALTER TABLE "home_claims" DROP COLUMN "key";
  ALTER TABLE "_home_v_version_claims" DROP COLUMN "key";
  ALTER TABLE "about_values_items" DROP COLUMN "icon";
  ALTER TABLE "_about_v_version_values_items" DROP COLUMN "icon";
  ALTER TABLE "referral_programme_rewards_items" DROP COLUMN "icon";
  ALTER TABLE "_referral_programme_v_version_rewards_items" DROP COLUMN "icon";
  ALTER TABLE "form_texts_locales" DROP COLUMN "fields_first_name_label";
  ALTER TABLE "form_texts_locales" DROP COLUMN "fields_first_name_placeholder";
  ALTER TABLE "form_texts_locales" DROP COLUMN "fields_last_name_label";
  ALTER TABLE "form_texts_locales" DROP COLUMN "fields_last_name_placeholder";
  ALTER TABLE "form_texts_locales" DROP COLUMN "fields_email_label";
  ALTER TABLE "form_texts_locales" DROP COLUMN "fields_email_placeholder";
  ALTER TABLE "form_texts_locales" DROP COLUMN "fields_phone_label";
  ALTER TABLE "form_texts_locales" DROP COLUMN "fields_phone_placeholder";
  ALTER TABLE "form_texts_locales" DROP COLUMN "fields_document_type_label";
  ALTER TABLE "form_texts_locales" DROP COLUMN "fields_document_type_placeholder";
  ALTER TABLE "form_texts_locales" DROP COLUMN "fields_document_label";
  ALTER TABLE "form_texts_locales" DROP COLUMN "fields_document_placeholder";
  ALTER TABLE "form_texts_locales" DROP COLUMN "fields_project_label";
  ALTER TABLE "form_texts_locales" DROP COLUMN "fields_project_placeholder";
  ALTER TABLE "_form_texts_v_locales" DROP COLUMN "version_fields_first_name_label";
  ALTER TABLE "_form_texts_v_locales" DROP COLUMN "version_fields_first_name_placeholder";
  ALTER TABLE "_form_texts_v_locales" DROP COLUMN "version_fields_last_name_label";
  ALTER TABLE "_form_texts_v_locales" DROP COLUMN "version_fields_last_name_placeholder";
  ALTER TABLE "_form_texts_v_locales" DROP COLUMN "version_fields_email_label";
  ALTER TABLE "_form_texts_v_locales" DROP COLUMN "version_fields_email_placeholder";
  ALTER TABLE "_form_texts_v_locales" DROP COLUMN "version_fields_phone_label";
  ALTER TABLE "_form_texts_v_locales" DROP COLUMN "version_fields_phone_placeholder";
  ALTER TABLE "_form_texts_v_locales" DROP COLUMN "version_fields_document_type_label";
  ALTER TABLE "_form_texts_v_locales" DROP COLUMN "version_fields_document_type_placeholder";
  ALTER TABLE "_form_texts_v_locales" DROP COLUMN "version_fields_document_label";
  ALTER TABLE "_form_texts_v_locales" DROP COLUMN "version_fields_document_placeholder";
  ALTER TABLE "_form_texts_v_locales" DROP COLUMN "version_fields_project_label";
  ALTER TABLE "_form_texts_v_locales" DROP COLUMN "version_fields_project_placeholder";
  DROP TYPE "public"."content_icon";
  DROP TYPE "public"."enum_popups_status";
  DROP TYPE "public"."enum__popups_v_version_status";
  DROP TYPE "public"."enum__popups_v_published_locale";
  DROP TYPE "public"."enum_home_claims_key";
  DROP TYPE "public"."enum__home_v_version_claims_key";
  DROP TYPE "public"."enum_form_texts_documents_document_type_id";
  DROP TYPE "public"."enum__form_texts_v_version_documents_document_type_id";`)
}
