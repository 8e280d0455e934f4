import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."content_icon" AS ENUM('waves', 'baby', 'umbrella', 'glass', 'sun', 'trees', 'footprints', 'flame', 'shield', 'car', 'dumbbell', 'bike', 'dog', 'laptop', 'ball', 'sofa', 'door', 'elevator', 'leaf', 'mountain', 'horse', 'fish', 'gamepad', 'book', 'lamp', 'area', 'bed', 'building', 'coins', 'eye', 'gift', 'hammer', 'handshake', 'heart', 'house', 'key', 'map-pin', 'medal', 'months', 'price-tag', 'ruler', 'user', 'users', 'wallet');
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
  
  ALTER TABLE "projects_locales" ADD COLUMN "card_description" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "card_detail1" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "card_detail2" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "promo_banner_cta_highlight" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_card_description" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_card_detail1" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_card_detail2" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_promo_banner_cta_highlight" varchar;
  ALTER TABLE "news" ADD COLUMN "featured" boolean DEFAULT false;
  ALTER TABLE "_news_v" ADD COLUMN "version_featured" boolean DEFAULT false;
  ALTER TABLE "social_campaigns" ADD COLUMN "button_shown" boolean DEFAULT false;
  ALTER TABLE "social_campaigns_locales" ADD COLUMN "button_label" varchar;
  ALTER TABLE "social_campaigns_locales" ADD COLUMN "button_href" varchar;
  ALTER TABLE "_social_campaigns_v" ADD COLUMN "version_button_shown" boolean DEFAULT false;
  ALTER TABLE "_social_campaigns_v_locales" ADD COLUMN "version_button_label" varchar;
  ALTER TABLE "_social_campaigns_v_locales" ADD COLUMN "version_button_href" varchar;
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
  ALTER TABLE "_projects_v_version_info_box_info_boxes" ADD CONSTRAINT "_projects_v_version_info_box_info_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_info_box_info_boxes_locales" ADD CONSTRAINT "_projects_v_version_info_box_info_boxes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_info_box_info_boxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_texts_documents" ADD CONSTRAINT "form_texts_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_texts_documents_locales" ADD CONSTRAINT "form_texts_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_texts_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_texts_v_version_documents" ADD CONSTRAINT "_form_texts_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_texts_v_version_documents_locales" ADD CONSTRAINT "_form_texts_v_version_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_texts_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_info_box_info_boxes_order_idx" ON "projects_info_box_info_boxes" USING btree ("_order");
  CREATE INDEX "projects_info_box_info_boxes_parent_id_idx" ON "projects_info_box_info_boxes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_info_box_info_boxes_locales_locale_parent_id_unique" ON "projects_info_box_info_boxes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_info_box_info_boxes_order_idx" ON "_projects_v_version_info_box_info_boxes" USING btree ("_order");
  CREATE INDEX "_projects_v_version_info_box_info_boxes_parent_id_idx" ON "_projects_v_version_info_box_info_boxes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_info_box_info_boxes_locales_locale_paren" ON "_projects_v_version_info_box_info_boxes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "form_texts_documents_order_idx" ON "form_texts_documents" USING btree ("_order");
  CREATE INDEX "form_texts_documents_parent_id_idx" ON "form_texts_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "form_texts_documents_locales_locale_parent_id_unique" ON "form_texts_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_form_texts_v_version_documents_order_idx" ON "_form_texts_v_version_documents" USING btree ("_order");
  CREATE INDEX "_form_texts_v_version_documents_parent_id_idx" ON "_form_texts_v_version_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_form_texts_v_version_documents_locales_locale_parent_id_uni" ON "_form_texts_v_version_documents_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "projects_info_box_info_boxes" CASCADE;
  DROP TABLE "projects_info_box_info_boxes_locales" CASCADE;
  DROP TABLE "_projects_v_version_info_box_info_boxes" CASCADE;
  DROP TABLE "_projects_v_version_info_box_info_boxes_locales" CASCADE;
  DROP TABLE "form_texts_documents" CASCADE;
  DROP TABLE "form_texts_documents_locales" CASCADE;
  DROP TABLE "_form_texts_v_version_documents" CASCADE;
  DROP TABLE "_form_texts_v_version_documents_locales" CASCADE;
  ALTER TABLE "projects_locales" DROP COLUMN "card_description";
  ALTER TABLE "projects_locales" DROP COLUMN "card_detail1";
  ALTER TABLE "projects_locales" DROP COLUMN "card_detail2";
  ALTER TABLE "projects_locales" DROP COLUMN "promo_banner_cta_highlight";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_card_description";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_card_detail1";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_card_detail2";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_promo_banner_cta_highlight";
  ALTER TABLE "news" DROP COLUMN "featured";
  ALTER TABLE "_news_v" DROP COLUMN "version_featured";
  ALTER TABLE "social_campaigns" DROP COLUMN "button_shown";
  ALTER TABLE "social_campaigns_locales" DROP COLUMN "button_label";
  ALTER TABLE "social_campaigns_locales" DROP COLUMN "button_href";
  ALTER TABLE "_social_campaigns_v" DROP COLUMN "version_button_shown";
  ALTER TABLE "_social_campaigns_v_locales" DROP COLUMN "version_button_label";
  ALTER TABLE "_social_campaigns_v_locales" DROP COLUMN "version_button_href";
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
  DROP TYPE "public"."enum_home_claims_key";
  DROP TYPE "public"."enum__home_v_version_claims_key";
  DROP TYPE "public"."enum_form_texts_documents_document_type_id";
  DROP TYPE "public"."enum__form_texts_v_version_documents_document_type_id";`)
}
