import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."lot_orientation" AS ENUM('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw');
  CREATE TYPE "public"."lot_state" AS ENUM('free', 'held', 'sold');
  CREATE TYPE "public"."lot_state_before" AS ENUM('free', 'held', 'sold');
  CREATE TYPE "public"."lot_state_after" AS ENUM('free', 'held', 'sold');
  CREATE TABLE "lots" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"project_id" uuid NOT NULL,
  	"code" varchar NOT NULL,
  	"block" varchar NOT NULL,
  	"area_m2" numeric NOT NULL,
  	"frontage_m" numeric NOT NULL,
  	"depth_m" numeric NOT NULL,
  	"orientation" "lot_orientation" NOT NULL,
  	"list_price_cents" numeric NOT NULL,
  	"state" "lot_state" DEFAULT 'free' NOT NULL,
  	"held_until" timestamp(3) with time zone,
  	"state_since" timestamp(3) with time zone,
  	"state_by" varchar,
  	"shape" varchar NOT NULL,
  	"is_demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lot_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"lot_id" uuid NOT NULL,
  	"from" "lot_state_before",
  	"to" "lot_state_after" NOT NULL,
  	"held_until" timestamp(3) with time zone,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "projects" ADD COLUMN "lot_plan_id" uuid;
  ALTER TABLE "_projects_v" ADD COLUMN "version_lot_plan_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lots_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lot_events_id" uuid;
  ALTER TABLE "lots" ADD CONSTRAINT "lots_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lot_events" ADD CONSTRAINT "lot_events_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "lots_key_idx" ON "lots" USING btree ("key");
  CREATE INDEX "lots_project_idx" ON "lots" USING btree ("project_id");
  CREATE INDEX "lots_updated_at_idx" ON "lots" USING btree ("updated_at");
  CREATE INDEX "lots_created_at_idx" ON "lots" USING btree ("created_at");
  CREATE INDEX "lot_events_lot_idx" ON "lot_events" USING btree ("lot_id");
  CREATE INDEX "lot_events_updated_at_idx" ON "lot_events" USING btree ("updated_at");
  CREATE INDEX "lot_events_created_at_idx" ON "lot_events" USING btree ("created_at");
  ALTER TABLE "projects" ADD CONSTRAINT "projects_lot_plan_id_media_id_fk" FOREIGN KEY ("lot_plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_lot_plan_id_media_id_fk" FOREIGN KEY ("version_lot_plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lots_fk" FOREIGN KEY ("lots_id") REFERENCES "public"."lots"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lot_events_fk" FOREIGN KEY ("lot_events_id") REFERENCES "public"."lot_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_lot_plan_idx" ON "projects" USING btree ("lot_plan_id");
  CREATE INDEX "_projects_v_version_version_lot_plan_idx" ON "_projects_v" USING btree ("version_lot_plan_id");
  CREATE INDEX "payload_locked_documents_rels_lots_id_idx" ON "payload_locked_documents_rels" USING btree ("lots_id");
  CREATE INDEX "payload_locked_documents_rels_lot_events_id_idx" ON "payload_locked_documents_rels" USING btree ("lot_events_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lot_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lots" CASCADE;
  DROP TABLE "lot_events" CASCADE;
  ALTER TABLE "projects" DROP CONSTRAINT "projects_lot_plan_id_media_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_lot_plan_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lots_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lot_events_fk";
  
  DROP INDEX "projects_lot_plan_idx";
  DROP INDEX "_projects_v_version_version_lot_plan_idx";
  DROP INDEX "payload_locked_documents_rels_lots_id_idx";
  DROP INDEX "payload_locked_documents_rels_lot_events_id_idx";
  ALTER TABLE "projects" DROP COLUMN "lot_plan_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_lot_plan_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lots_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lot_events_id";
  DROP TYPE "public"."lot_orientation";
  DROP TYPE "public"."lot_state";
  DROP TYPE "public"."lot_state_before";
  DROP TYPE "public"."lot_state_after";`)
}
