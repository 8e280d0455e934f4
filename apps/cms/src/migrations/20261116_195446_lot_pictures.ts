import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" ADD COLUMN "lot_pictures_shown" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "lot_pictures_empty_id" uuid;
  ALTER TABLE "projects" ADD COLUMN "lot_pictures_built_id" uuid;
  ALTER TABLE "_projects_v" ADD COLUMN "version_lot_pictures_shown" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_lot_pictures_empty_id" uuid;
  ALTER TABLE "_projects_v" ADD COLUMN "version_lot_pictures_built_id" uuid;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_lot_pictures_empty_id_media_id_fk" FOREIGN KEY ("lot_pictures_empty_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_lot_pictures_built_id_media_id_fk" FOREIGN KEY ("lot_pictures_built_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_lot_pictures_empty_id_media_id_fk" FOREIGN KEY ("version_lot_pictures_empty_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_lot_pictures_built_id_media_id_fk" FOREIGN KEY ("version_lot_pictures_built_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "projects_lot_pictures_lot_pictures_empty_idx" ON "projects" USING btree ("lot_pictures_empty_id");
  CREATE INDEX "projects_lot_pictures_lot_pictures_built_idx" ON "projects" USING btree ("lot_pictures_built_id");
  CREATE INDEX "_projects_v_version_lot_pictures_version_lot_pictures_em_idx" ON "_projects_v" USING btree ("version_lot_pictures_empty_id");
  CREATE INDEX "_projects_v_version_lot_pictures_version_lot_pictures_bu_idx" ON "_projects_v" USING btree ("version_lot_pictures_built_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" DROP CONSTRAINT "projects_lot_pictures_empty_id_media_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_lot_pictures_built_id_media_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_lot_pictures_empty_id_media_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_lot_pictures_built_id_media_id_fk";
  
  DROP INDEX "projects_lot_pictures_lot_pictures_empty_idx";
  DROP INDEX "projects_lot_pictures_lot_pictures_built_idx";
  DROP INDEX "_projects_v_version_lot_pictures_version_lot_pictures_em_idx";
  DROP INDEX "_projects_v_version_lot_pictures_version_lot_pictures_bu_idx";
  ALTER TABLE "projects" DROP COLUMN "lot_pictures_shown";
  ALTER TABLE "projects" DROP COLUMN "lot_pictures_empty_id";
  ALTER TABLE "projects" DROP COLUMN "lot_pictures_built_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_lot_pictures_shown";
  ALTER TABLE "_projects_v" DROP COLUMN "version_lot_pictures_empty_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_lot_pictures_built_id";`)
}
