-- Appointments and quote numbers.

-- Cancels the future appointment of an erased person and removes its links.
CREATE FUNCTION appointment_without_person() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $body$
BEGIN
  IF NEW."state" = 'booked' AND NEW."starts_at" > now() THEN NEW."state" := 'cancelled'; END IF;
  DELETE FROM appointment_keys WHERE appointment_id = OLD."id";
  RETURN NEW;
END
$body$;

ALTER TABLE appointments ADD CONSTRAINT appointments_last CHECK (ends_at > starts_at AND seat > 0);
-- The appointment requests of a week.
CREATE INDEX leads_appointment_date_idx ON leads (appointment_date) WHERE appointment_date IS NOT NULL;
-- Compares places and seats by "=" in a GiST index. A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS btree_gist;
ALTER TABLE appointments ADD CONSTRAINT appointments_one_per_seat
  EXCLUDE USING gist (place_id WITH =, seat WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state <> 'cancelled');
CREATE TRIGGER appointment_without_person BEFORE UPDATE OF lead_id ON appointments
  FOR EACH ROW WHEN (new.lead_id IS NULL AND old.lead_id IS NOT NULL) EXECUTE FUNCTION appointment_without_person();

CREATE SEQUENCE quote_numbers AS integer;
