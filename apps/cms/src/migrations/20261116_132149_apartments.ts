import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lots" ALTER COLUMN "frontage_m" DROP NOT NULL;
  ALTER TABLE "lots" ALTER COLUMN "depth_m" DROP NOT NULL;
  ALTER TABLE "lots" ADD COLUMN "unit_type" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lots" ALTER COLUMN "frontage_m" SET NOT NULL;
  ALTER TABLE "lots" ALTER COLUMN "depth_m" SET NOT NULL;
  ALTER TABLE "lots" DROP COLUMN "unit_type";`)
}
