-- The waiting list. Opening a link changes nothing; these functions run when the person presses the button.

-- A mailbox waits only once for the same lot or project. It can join again after the mail was sent or the person left.
CREATE UNIQUE INDEX waiting_entries_active_idx ON waiting_entries (kind, project_slug, coalesce(lot, ''), mailbox_hash)
  WHERE state IN ('unconfirmed', 'waiting');
-- Used to read a line by project and lot, and to find the lots that people wait for.
CREATE INDEX waiting_entries_line_idx ON waiting_entries (project_slug, lot, confirmed_at) WHERE state = 'waiting';
CREATE INDEX waiting_entries_person_email_idx ON waiting_entries (person_email(email));
DROP INDEX waiting_entries_updated_at_idx;

-- Confirms the mailbox of an entry, which puts it at the end of its line. Returns the entry; null for an unknown or expired
-- link and for an entry that the person has left.
CREATE FUNCTION confirm_waiting_entry(link_hash text)
  RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $body$
DECLARE
  entry uuid := split_part(mail_link_subject('confirm-waiting', link_hash), ':', 2)::uuid;
BEGIN
  UPDATE waiting_entries SET state = 'waiting', confirmed_at = clock_timestamp(), updated_at = now()
  WHERE id = entry AND state = 'unconfirmed';
  RETURN (SELECT id FROM waiting_entries WHERE id = entry AND state <> 'left');
END
$body$;

-- Ends an entry at the request of the person and returns it; null for an unknown or expired link.
CREATE FUNCTION leave_waiting_entry(link_hash text)
  RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $body$
DECLARE
  entry uuid := split_part(mail_link_subject('leave-waiting', link_hash), ':', 2)::uuid;
BEGIN
  UPDATE waiting_entries SET state = 'left', ended_at = clock_timestamp(), updated_at = now()
  WHERE id = entry AND state <> 'left';
  RETURN (SELECT id FROM waiting_entries WHERE id = entry);
END
$body$;

REVOKE ALL ON FUNCTION confirm_waiting_entry(text), leave_waiting_entry(text) FROM PUBLIC;
