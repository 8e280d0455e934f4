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
-- Allows "=" on appointment places and seats in a GiST index. The extension is trusted, so the owner of the database
-- may create it.
CREATE EXTENSION IF NOT EXISTS btree_gist;
ALTER TABLE appointments ADD CONSTRAINT appointments_one_per_seat
  EXCLUDE USING gist (place_id WITH =, seat WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state <> 'cancelled');
CREATE TRIGGER appointment_without_person BEFORE UPDATE OF lead_id ON appointments
  FOR EACH ROW WHEN (new.lead_id IS NULL AND old.lead_id IS NOT NULL) EXECUTE FUNCTION appointment_without_person();

CREATE SEQUENCE quote_numbers AS integer;

-- Deleting an account deletes its calendar.
ALTER TABLE calendar_feeds DROP CONSTRAINT calendar_feeds_account_id_users_id_fk,
  ADD CONSTRAINT calendar_feeds_account_id_users_id_fk FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE;

-- Returns the appointments of the leads of a salesperson as the calendar feed shows them, or null if no feed has the
-- key or the account no longer works in sales. The result contains nothing that identifies a visitor except the
-- reference.
CREATE FUNCTION calendar_feed(of_hash text)
  RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $body$
  SELECT jsonb_build_object('language', u.language, 'appointments', coalesce((
    SELECT jsonb_agg(jsonb_build_object('reference', a.reference, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
      'sequence', a.sequence, 'changedAt', a.updated_at, 'place', coalesce(nullif(t.name, ''), a.place_name),
      'address', coalesce(t.address, ''), 'meetingUrl', p.meeting_url, 'lot', a.lot) ORDER BY a.starts_at)
    FROM lead_work w JOIN appointments a ON a.lead_id = w.lead_id
      LEFT JOIN appointment_places p ON p.id = a.place_id
      LEFT JOIN appointment_places_locales t ON t._parent_id = p.id AND t._locale::text = u.language::text
    WHERE w.owner_id = u.id AND a.state <> 'cancelled' AND a.starts_at > now() - interval '60 days'), '[]'))
  FROM calendar_feeds f JOIN users u ON u.id = f.account_id
  WHERE f.key_hash = of_hash AND u.role::text = ANY('{admin,manager,sales}')
$body$;
REVOKE ALL ON FUNCTION calendar_feed(text) FROM PUBLIC;
