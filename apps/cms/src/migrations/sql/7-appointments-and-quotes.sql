-- Appointments and quote numbers.

-- Cancels the future appointment of an erased person and removes its links.
CREATE FUNCTION visit_without_person() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $body$
BEGIN
  IF NEW."state" = 'booked' AND NEW."starts_at" > now() THEN NEW."state" := 'cancelled'; END IF;
  DELETE FROM visit_keys WHERE visit_id = OLD."id";
  RETURN NEW;
END
$body$;

ALTER TABLE visits ADD CONSTRAINT visits_last CHECK (ends_at > starts_at AND seat > 0);
CREATE UNIQUE INDEX visits_one_per_seat ON visits (place_id, starts_at, seat) WHERE state <> 'cancelled';
CREATE TRIGGER visit_without_person BEFORE UPDATE OF lead_id ON visits
  FOR EACH ROW WHEN (new.lead_id IS NULL AND old.lead_id IS NOT NULL) EXECUTE FUNCTION visit_without_person();

CREATE SEQUENCE quote_numbers AS integer;
