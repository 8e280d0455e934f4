// An author's name is a text of both languages; what staff wrote is kept in each. Pictures get a square for phones.
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news_locales" ADD COLUMN "author" varchar;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_author" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif_square_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif_square_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif_square_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif_square_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif_square_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif_square_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_jpeg_square_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_jpeg_square_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_jpeg_square_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_jpeg_square_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_jpeg_square_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_jpeg_square_filename" varchar;
  CREATE INDEX "media_sizes_avif_square_sizes_avif_square_filename_idx" ON "media" USING btree ("sizes_avif_square_filename");
  CREATE INDEX "media_sizes_jpeg_square_sizes_jpeg_square_filename_idx" ON "media" USING btree ("sizes_jpeg_square_filename");
  UPDATE "news_locales" SET "author" = "news"."author" FROM "news" WHERE "news"."id" = "news_locales"."_parent_id";
  UPDATE "_news_v_locales" SET "version_author" = "_news_v"."version_author" FROM "_news_v" WHERE "_news_v"."id" = "_news_v_locales"."_parent_id";
  ALTER TABLE "news" DROP COLUMN "author";
  ALTER TABLE "_news_v" DROP COLUMN "version_author";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_avif_square_sizes_avif_square_filename_idx";
  DROP INDEX "media_sizes_jpeg_square_sizes_jpeg_square_filename_idx";
  ALTER TABLE "news" ADD COLUMN "author" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version_author" varchar;
  UPDATE "news" SET "author" = "news_locales"."author" FROM "news_locales" WHERE "news"."id" = "news_locales"."_parent_id" AND "news_locales"."_locale" = 'es';
  UPDATE "_news_v" SET "version_author" = "_news_v_locales"."version_author" FROM "_news_v_locales" WHERE "_news_v"."id" = "_news_v_locales"."_parent_id" AND "_news_v_locales"."_locale" = 'es';
  ALTER TABLE "news_locales" DROP COLUMN "author";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_author";
  ALTER TABLE "media" DROP COLUMN "sizes_avif_square_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif_square_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif_square_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif_square_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif_square_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif_square_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_jpeg_square_url";
  ALTER TABLE "media" DROP COLUMN "sizes_jpeg_square_width";
  ALTER TABLE "media" DROP COLUMN "sizes_jpeg_square_height";
  ALTER TABLE "media" DROP COLUMN "sizes_jpeg_square_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_jpeg_square_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_jpeg_square_filename";`)
}
