import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quotes_price_source" AS ENUM('list', 'from', 'named');
  CREATE TYPE "public"."enum_quotes_locale" AS ENUM('es', 'en');
  CREATE TABLE "quotes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"lead_id" uuid,
  	"project_slug" varchar NOT NULL,
  	"project_name" varchar NOT NULL,
  	"lot" varchar,
  	"lot_version" integer,
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quotes_id" uuid;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "quotes_number_idx" ON "quotes" USING btree ("number");
  CREATE INDEX "quotes_lead_idx" ON "quotes" USING btree ("lead_id");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");

  -- Written by hand: numbers, and what was issued stays as issued. Only whose it was may be forgotten.
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
    FOR EACH STATEMENT EXECUTE FUNCTION "quotes_are_append_only"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER "quotes_no_truncate" ON "quotes";
  DROP TRIGGER "quotes_append_only" ON "quotes";
  DROP FUNCTION "quotes_are_append_only"();
  DROP SEQUENCE "quote_numbers";
   ALTER TABLE "quotes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "quotes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quotes_fk";
  
  DROP INDEX "payload_locked_documents_rels_quotes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quotes_id";
  DROP TYPE "public"."enum_quotes_price_source";
  DROP TYPE "public"."enum_quotes_locale";`)
}
