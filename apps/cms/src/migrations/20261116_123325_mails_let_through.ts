import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deliveries" ADD COLUMN "let_through_at" timestamp(3) with time zone;
  CREATE INDEX "deliveries_let_through_at_idx" ON "deliveries" USING btree ("let_through_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "deliveries_let_through_at_idx";
  ALTER TABLE "deliveries" DROP COLUMN "let_through_at";`)
}
