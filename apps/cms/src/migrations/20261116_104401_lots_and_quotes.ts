import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."lot_orientation" AS ENUM('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw');
  CREATE TYPE "public"."lot_state" AS ENUM('free', 'held', 'sold');
  CREATE TYPE "public"."lot_state_before" AS ENUM('free', 'held', 'sold');
  CREATE TYPE "public"."lot_state_after" AS ENUM('free', 'held', 'sold');
  CREATE TYPE "public"."enum_quotes_price_source" AS ENUM('list', 'from', 'named');
  CREATE TYPE "public"."enum_quotes_locale" AS ENUM('es', 'en');
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
  
  CREATE TABLE "quotes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"lead_id" uuid,
  	"project_slug" varchar NOT NULL,
  	"project_name" varchar NOT NULL,
  	"lot" varchar,
  	"lot_version" timestamp(3) with time zone,
  	"price_source" "enum_quotes_price_source" NOT NULL,
  	"price_usd_cents" integer NOT NULL,
  	"price_pen_cents" integer NOT NULL,
  	"down_usd_cents" integer NOT NULL,
  	"down_pen_cents" integer NOT NULL,
  	"instalment_usd_cents" integer NOT NULL,
  	"instalment_pen_cents" integer NOT NULL,
  	"months" integer NOT NULL,
  	"start_month" varchar NOT NULL,
  	"payment_day" integer NOT NULL,
  	"soles_per_dollar" numeric NOT NULL,
  	"rate_date" date NOT NULL,
  	"issued_on" date NOT NULL,
  	"valid_until" date NOT NULL,
  	"locale" "enum_quotes_locale" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "projects" ADD COLUMN "lot_plan_id" uuid;
  ALTER TABLE "_projects_v" ADD COLUMN "version_lot_plan_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lots_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lot_events_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quotes_id" uuid;
  ALTER TABLE "lots" ADD CONSTRAINT "lots_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lot_events" ADD CONSTRAINT "lot_events_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "lots_key_idx" ON "lots" USING btree ("key");
  CREATE INDEX "lots_project_idx" ON "lots" USING btree ("project_id");
  CREATE INDEX "lots_updated_at_idx" ON "lots" USING btree ("updated_at");
  CREATE INDEX "lots_created_at_idx" ON "lots" USING btree ("created_at");
  CREATE INDEX "lot_events_lot_idx" ON "lot_events" USING btree ("lot_id");
  CREATE INDEX "lot_events_updated_at_idx" ON "lot_events" USING btree ("updated_at");
  CREATE INDEX "lot_events_created_at_idx" ON "lot_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "quotes_number_idx" ON "quotes" USING btree ("number");
  CREATE INDEX "quotes_lead_idx" ON "quotes" USING btree ("lead_id");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  ALTER TABLE "projects" ADD CONSTRAINT "projects_lot_plan_id_media_id_fk" FOREIGN KEY ("lot_plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_lot_plan_id_media_id_fk" FOREIGN KEY ("version_lot_plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lots_fk" FOREIGN KEY ("lots_id") REFERENCES "public"."lots"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lot_events_fk" FOREIGN KEY ("lot_events_id") REFERENCES "public"."lot_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_lot_plan_idx" ON "projects" USING btree ("lot_plan_id");
  CREATE INDEX "_projects_v_version_version_lot_plan_idx" ON "_projects_v" USING btree ("version_lot_plan_id");
  CREATE INDEX "payload_locked_documents_rels_lots_id_idx" ON "payload_locked_documents_rels" USING btree ("lots_id");
  CREATE INDEX "payload_locked_documents_rels_lot_events_id_idx" ON "payload_locked_documents_rels" USING btree ("lot_events_id");
  CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");`)

  // By hand: numbers of quotes, and what was issued stays as issued. Only whose it was may be forgotten. The history of a lot is
  // only added to. The mail with a quote belongs to its lead, as its receipt does.
  await db.execute(sql`
  CREATE SEQUENCE "quote_numbers" AS integer;
  CREATE FUNCTION "quotes_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE
    later constant text[] := ARRAY['lead_id', 'updated_at'];
  BEGIN
    IF TG_OP <> 'UPDATE' OR to_jsonb(NEW) - later <> to_jsonb(OLD) - later OR NEW."lead_id" IS NOT NULL THEN
      RAISE EXCEPTION 'A quote that was issued stays as issued.' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END
  $body$;
  CREATE TRIGGER "quotes_append_only" BEFORE UPDATE OR DELETE ON "quotes"
    FOR EACH ROW EXECUTE FUNCTION "quotes_are_append_only"();
  CREATE TRIGGER "quotes_no_truncate" BEFORE TRUNCATE ON "quotes"
    FOR EACH STATEMENT EXECUTE FUNCTION "quotes_are_append_only"();

  CREATE TRIGGER "lot_events_append_only" BEFORE UPDATE OR DELETE ON "lot_events"
    FOR EACH ROW EXECUTE FUNCTION "desk_history_is_append_only"();
  CREATE TRIGGER "lot_events_no_truncate" BEFORE TRUNCATE ON "lot_events"
    FOR EACH STATEMENT EXECUTE FUNCTION "desk_history_is_append_only"();

  ALTER TABLE "deliveries" ALTER COLUMN "lead_id" SET EXPRESSION AS
    (CASE WHEN "destination" = 'crm' OR "template" IN ('lead-receipt', 'quote') THEN "subject_id"::uuid END);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // By hand: the statements above, back.
  await db.execute(sql`
  ALTER TABLE "deliveries" ALTER COLUMN "lead_id" SET EXPRESSION AS
    (CASE WHEN "destination" = 'crm' OR "template" = 'lead-receipt' THEN "subject_id"::uuid END);
  DROP TRIGGER "lot_events_no_truncate" ON "lot_events";
  DROP TRIGGER "lot_events_append_only" ON "lot_events";
  DROP TRIGGER "quotes_no_truncate" ON "quotes";
  DROP TRIGGER "quotes_append_only" ON "quotes";
  DROP FUNCTION "quotes_are_append_only"();
  DROP SEQUENCE "quote_numbers";`)
  await db.execute(sql`
   ALTER TABLE "lots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lot_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quotes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lots" CASCADE;
  DROP TABLE "lot_events" CASCADE;
  DROP TABLE "quotes" CASCADE;
  ALTER TABLE "projects" DROP CONSTRAINT "projects_lot_plan_id_media_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_lot_plan_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lots_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lot_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quotes_fk";
  
  DROP INDEX "projects_lot_plan_idx";
  DROP INDEX "_projects_v_version_version_lot_plan_idx";
  DROP INDEX "payload_locked_documents_rels_lots_id_idx";
  DROP INDEX "payload_locked_documents_rels_lot_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_quotes_id_idx";
  ALTER TABLE "projects" DROP COLUMN "lot_plan_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_lot_plan_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lots_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lot_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quotes_id";
  DROP TYPE "public"."lot_orientation";
  DROP TYPE "public"."lot_state";
  DROP TYPE "public"."lot_state_before";
  DROP TYPE "public"."lot_state_after";
  DROP TYPE "public"."enum_quotes_price_source";
  DROP TYPE "public"."enum_quotes_locale";`)
}
