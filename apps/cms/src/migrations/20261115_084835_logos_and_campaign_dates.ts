// The logos become values staff choose; a site that has the files it was begun with keeps showing them.
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "campaigns_locales" ADD COLUMN "date_label" varchar;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_date_label" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "logos_condominium_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "logos_condominium_on_dark_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "logos_apartment_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "logos_apartment_on_dark_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "logos_mark_id" uuid;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_logos_condominium_id" uuid;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_logos_condominium_on_dark_id" uuid;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_logos_apartment_id" uuid;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_logos_apartment_on_dark_id" uuid;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_logos_mark_id" uuid;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logos_condominium_id_media_id_fk" FOREIGN KEY ("logos_condominium_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logos_condominium_on_dark_id_media_id_fk" FOREIGN KEY ("logos_condominium_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logos_apartment_id_media_id_fk" FOREIGN KEY ("logos_apartment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logos_apartment_on_dark_id_media_id_fk" FOREIGN KEY ("logos_apartment_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logos_mark_id_media_id_fk" FOREIGN KEY ("logos_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logos_condominium_id_media_id_fk" FOREIGN KEY ("version_logos_condominium_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logos_condominium_on_dark_id_media_id_fk" FOREIGN KEY ("version_logos_condominium_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logos_apartment_id_media_id_fk" FOREIGN KEY ("version_logos_apartment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logos_apartment_on_dark_id_media_id_fk" FOREIGN KEY ("version_logos_apartment_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logos_mark_id_media_id_fk" FOREIGN KEY ("version_logos_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_logos_logos_condominium_idx" ON "site_settings" USING btree ("logos_condominium_id");
  CREATE INDEX "site_settings_logos_logos_condominium_on_dark_idx" ON "site_settings" USING btree ("logos_condominium_on_dark_id");
  CREATE INDEX "site_settings_logos_logos_apartment_idx" ON "site_settings" USING btree ("logos_apartment_id");
  CREATE INDEX "site_settings_logos_logos_apartment_on_dark_idx" ON "site_settings" USING btree ("logos_apartment_on_dark_id");
  CREATE INDEX "site_settings_logos_logos_mark_idx" ON "site_settings" USING btree ("logos_mark_id");
  CREATE INDEX "_site_settings_v_version_logos_version_logos_condominium_idx" ON "_site_settings_v" USING btree ("version_logos_condominium_id");
  CREATE INDEX "_site_settings_v_version_logos_version_logos_condomini_1_idx" ON "_site_settings_v" USING btree ("version_logos_condominium_on_dark_id");
  CREATE INDEX "_site_settings_v_version_logos_version_logos_apartment_idx" ON "_site_settings_v" USING btree ("version_logos_apartment_id");
  CREATE INDEX "_site_settings_v_version_logos_version_logos_apartment_o_idx" ON "_site_settings_v" USING btree ("version_logos_apartment_on_dark_id");
  CREATE INDEX "_site_settings_v_version_logos_version_logos_mark_idx" ON "_site_settings_v" USING btree ("version_logos_mark_id");
  UPDATE "site_settings" SET "logos_condominium_id" = (SELECT "id" FROM "media" WHERE "key" = 'logo-brand'), "logos_condominium_on_dark_id" = (SELECT "id" FROM "media" WHERE "key" = 'logo-brand-light'), "logos_apartment_id" = (SELECT "id" FROM "media" WHERE "key" = 'logo-brand-apartment'), "logos_apartment_on_dark_id" = (SELECT "id" FROM "media" WHERE "key" = 'logo-brand-apartment-light'), "logos_mark_id" = (SELECT "id" FROM "media" WHERE "key" = 'logo-mark');
  UPDATE "_site_settings_v" SET "version_logos_condominium_id" = (SELECT "id" FROM "media" WHERE "key" = 'logo-brand'), "version_logos_condominium_on_dark_id" = (SELECT "id" FROM "media" WHERE "key" = 'logo-brand-light'), "version_logos_apartment_id" = (SELECT "id" FROM "media" WHERE "key" = 'logo-brand-apartment'), "version_logos_apartment_on_dark_id" = (SELECT "id" FROM "media" WHERE "key" = 'logo-brand-apartment-light'), "version_logos_mark_id" = (SELECT "id" FROM "media" WHERE "key" = 'logo-mark');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_logos_condominium_id_media_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_logos_condominium_on_dark_id_media_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_logos_apartment_id_media_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_logos_apartment_on_dark_id_media_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_logos_mark_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_logos_condominium_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_logos_condominium_on_dark_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_logos_apartment_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_logos_apartment_on_dark_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_logos_mark_id_media_id_fk";
  
  DROP INDEX "site_settings_logos_logos_condominium_idx";
  DROP INDEX "site_settings_logos_logos_condominium_on_dark_idx";
  DROP INDEX "site_settings_logos_logos_apartment_idx";
  DROP INDEX "site_settings_logos_logos_apartment_on_dark_idx";
  DROP INDEX "site_settings_logos_logos_mark_idx";
  DROP INDEX "_site_settings_v_version_logos_version_logos_condominium_idx";
  DROP INDEX "_site_settings_v_version_logos_version_logos_condomini_1_idx";
  DROP INDEX "_site_settings_v_version_logos_version_logos_apartment_idx";
  DROP INDEX "_site_settings_v_version_logos_version_logos_apartment_o_idx";
  DROP INDEX "_site_settings_v_version_logos_version_logos_mark_idx";
  ALTER TABLE "campaigns_locales" DROP COLUMN "date_label";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_date_label";
  ALTER TABLE "site_settings" DROP COLUMN "logos_condominium_id";
  ALTER TABLE "site_settings" DROP COLUMN "logos_condominium_on_dark_id";
  ALTER TABLE "site_settings" DROP COLUMN "logos_apartment_id";
  ALTER TABLE "site_settings" DROP COLUMN "logos_apartment_on_dark_id";
  ALTER TABLE "site_settings" DROP COLUMN "logos_mark_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_logos_condominium_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_logos_condominium_on_dark_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_logos_apartment_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_logos_apartment_on_dark_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_logos_mark_id";`)
}
