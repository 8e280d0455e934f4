-- Append-only tables, for every database role.

-- Returns whether the privacy functions are erasing this record. Only then may its history be deleted.
CREATE FUNCTION erased_in_this_commit(record text) RETURNS boolean LANGUAGE sql AS $body$
  SELECT EXISTS (SELECT FROM public.privacy_log l WHERE l.subject = record AND l.event::text IN ('erased', 'expired')
    AND l.commit = pg_current_xact_id()::text)
$body$;

-- Rejects changes to the history of records for every database role. Erasing a person is the only exception.
CREATE FUNCTION desk_history_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE
  gone jsonb;
BEGIN
  IF TG_OP = 'DELETE' THEN
    gone := to_jsonb(OLD);
    IF TG_TABLE_NAME = 'lead_events' AND (public.erased_in_this_commit('leads:' || (gone->>'lead_id'))
      OR public.erased_in_this_commit('lead_events:' || (gone->>'id'))) THEN RETURN OLD; END IF;
    IF left(TG_TABLE_NAME, 9) = 'referral_' AND (public.erased_in_this_commit('referred_persons:' || (gone->>'referred_person_id'))
      OR public.erased_in_this_commit(TG_TABLE_NAME || ':' || (gone->>'id'))) THEN RETURN OLD; END IF;
    IF TG_TABLE_NAME = 'person_decisions' AND (public.erased_in_this_commit(gone->>'one')
      OR public.erased_in_this_commit(gone->>'other')) THEN RETURN OLD; END IF;
    IF TG_TABLE_NAME = 'consent_withdrawals' AND public.erased_in_this_commit(gone->>'subject') THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'The history of the desk is append-only.' USING ERRCODE = 'restrict_violation';
END
$body$;

-- The body of a message from another system never changes. Only its state does.
CREATE FUNCTION source_events_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF public.erased_in_this_commit('source_events:' || OLD."id")
      OR public.erased_in_this_commit('leads:' || OLD."lead_id") THEN RETURN OLD; END IF;
  ELSIF TG_OP = 'UPDATE' AND (OLD.source, OLD.event_id, OLD.form, OLD.body, OLD.created_at)
    IS NOT DISTINCT FROM (NEW.source, NEW.event_id, NEW.form, NEW.body, NEW.created_at) THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'What another system sent is append-only.' USING ERRCODE = 'restrict_violation';
END
$body$;

-- What a WhatsApp message says, to whom and from whom never changes. Only its delivery does. A message of the person does
-- not change at all, and a message that WhatsApp may have accepted is never queued again.
CREATE FUNCTION whatsapp_messages_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF public.erased_in_this_commit('leads:' || OLD."lead_id") THEN RETURN OLD; END IF;
  ELSIF TG_OP = 'UPDATE' AND OLD.direction = 'out'
    AND NOT (NEW.state = 'queued' AND OLD.state::text IN ('sent', 'delivered', 'read', 'failed', 'unknown'))
    AND (OLD.lead_id, OLD.direction, OLD.contact, OLD.kind, OLD.text, OLD.template, OLD.template_language,
      OLD.template_parameters, OLD.sent_by, OLD.at, OLD.created_at)
    IS NOT DISTINCT FROM (NEW.lead_id, NEW.direction, NEW.contact, NEW.kind, NEW.text, NEW.template,
      NEW.template_language, NEW.template_parameters, NEW.sent_by, NEW.at, NEW.created_at) THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'WhatsApp messages are append-only.' USING ERRCODE = 'restrict_violation';
END
$body$;

CREATE FUNCTION access_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  RAISE EXCEPTION 'The access log is append-only.' USING ERRCODE = 'restrict_violation';
END
$body$;

CREATE FUNCTION privacy_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  RAISE EXCEPTION 'The log of personal data is append-only.' USING ERRCODE = 'restrict_violation';
END
$body$;

-- A quote is a commitment: it never changes, and is deleted only when its person is erased.
CREATE FUNCTION quotes_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF public.erased_in_this_commit('leads:' || OLD."lead_id") THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'A quote that was issued stays as issued.' USING ERRCODE = 'restrict_violation';
END
$body$;

-- The register of incidents is evidence for the authority, so its rows never change.
CREATE FUNCTION incidents_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  RAISE EXCEPTION 'The register of incidents is append-only.' USING ERRCODE = 'restrict_violation';
END
$body$;

CREATE TRIGGER incidents_append_only BEFORE DELETE OR UPDATE ON incidents
  FOR EACH ROW EXECUTE FUNCTION incidents_are_append_only();
CREATE TRIGGER incidents_no_truncate BEFORE TRUNCATE ON incidents
  FOR EACH STATEMENT EXECUTE FUNCTION incidents_are_append_only();
CREATE TRIGGER incident_events_append_only BEFORE DELETE OR UPDATE ON incident_events
  FOR EACH ROW EXECUTE FUNCTION incidents_are_append_only();
CREATE TRIGGER incident_events_no_truncate BEFORE TRUNCATE ON incident_events
  FOR EACH STATEMENT EXECUTE FUNCTION incidents_are_append_only();
CREATE TRIGGER incident_affected_append_only BEFORE DELETE OR UPDATE ON incident_affected
  FOR EACH ROW EXECUTE FUNCTION incidents_are_append_only();
CREATE TRIGGER incident_affected_no_truncate BEFORE TRUNCATE ON incident_affected
  FOR EACH STATEMENT EXECUTE FUNCTION incidents_are_append_only();
-- A repeated search adds no record twice.
CREATE UNIQUE INDEX incident_affected_once_idx ON incident_affected (incident_id, subject);
-- Returns the id of an affected record of a table, or null if it is in another table.
CREATE FUNCTION affected_id(subject text, place text) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT CASE WHEN split_part(subject, ':', 1) = place THEN split_part(subject, ':', 2)::uuid END
$body$;

CREATE TRIGGER access_log_append_only BEFORE DELETE OR UPDATE ON access_log
  FOR EACH ROW EXECUTE FUNCTION access_log_is_append_only();
CREATE TRIGGER access_log_no_truncate BEFORE TRUNCATE ON access_log
  FOR EACH STATEMENT EXECUTE FUNCTION access_log_is_append_only();
CREATE TRIGGER consent_withdrawals_append_only BEFORE DELETE OR UPDATE ON consent_withdrawals
  FOR EACH ROW EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER consent_withdrawals_no_truncate BEFORE TRUNCATE ON consent_withdrawals
  FOR EACH STATEMENT EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER lead_events_append_only BEFORE DELETE OR UPDATE ON lead_events
  FOR EACH ROW EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER lead_events_no_truncate BEFORE TRUNCATE ON lead_events
  FOR EACH STATEMENT EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER lot_events_append_only BEFORE DELETE OR UPDATE ON lot_events
  FOR EACH ROW EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER lot_events_no_truncate BEFORE TRUNCATE ON lot_events
  FOR EACH STATEMENT EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER person_decisions_append_only BEFORE DELETE OR UPDATE ON person_decisions
  FOR EACH ROW EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER person_decisions_no_truncate BEFORE TRUNCATE ON person_decisions
  FOR EACH STATEMENT EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER privacy_log_append_only BEFORE DELETE OR UPDATE ON privacy_log
  FOR EACH ROW EXECUTE FUNCTION privacy_log_is_append_only();
CREATE TRIGGER privacy_log_no_truncate BEFORE TRUNCATE ON privacy_log
  FOR EACH STATEMENT EXECUTE FUNCTION privacy_log_is_append_only();
CREATE TRIGGER quotes_append_only BEFORE DELETE OR UPDATE ON quotes
  FOR EACH ROW EXECUTE FUNCTION quotes_are_append_only();
CREATE TRIGGER quotes_no_truncate BEFORE TRUNCATE ON quotes
  FOR EACH STATEMENT EXECUTE FUNCTION quotes_are_append_only();
CREATE TRIGGER referral_answers_append_only BEFORE DELETE OR UPDATE ON referral_answers
  FOR EACH ROW EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER referral_answers_no_truncate BEFORE TRUNCATE ON referral_answers
  FOR EACH STATEMENT EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER referral_events_append_only BEFORE DELETE OR UPDATE ON referral_events
  FOR EACH ROW EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER referral_events_no_truncate BEFORE TRUNCATE ON referral_events
  FOR EACH STATEMENT EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER referral_invitations_append_only BEFORE DELETE OR UPDATE ON referral_invitations
  FOR EACH ROW EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER appointment_events_append_only BEFORE DELETE OR UPDATE ON appointment_events
  FOR EACH ROW EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER appointment_events_no_truncate BEFORE TRUNCATE ON appointment_events
  FOR EACH STATEMENT EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER source_events_append_only BEFORE DELETE OR UPDATE ON source_events
  FOR EACH ROW EXECUTE FUNCTION source_events_are_append_only();
CREATE TRIGGER source_events_no_truncate BEFORE TRUNCATE ON source_events
  FOR EACH STATEMENT EXECUTE FUNCTION source_events_are_append_only();
CREATE TRIGGER whatsapp_messages_append_only BEFORE DELETE OR UPDATE ON whatsapp_messages
  FOR EACH ROW EXECUTE FUNCTION whatsapp_messages_are_append_only();
CREATE TRIGGER whatsapp_messages_no_truncate BEFORE TRUNCATE ON whatsapp_messages
  FOR EACH STATEMENT EXECUTE FUNCTION whatsapp_messages_are_append_only();
