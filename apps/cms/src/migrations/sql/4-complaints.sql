-- The complaint book is a legal record. Once filed, only the answer (with author and date), the key and hash of the
-- answer PDF, the delivery of the letter and the scan result may be written, each of them once. The owner may change,
-- because it is not part of the sheet. An answer by letter waits in the state `letter` until its delivery is recorded.
CREATE FUNCTION complaints_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE
  answer constant text[] := ARRAY['status', 'answer', 'answered_at', 'answered_by', 'answered_by_account', 'answer_by_letter'];
  paper constant text[] := ARRAY['answer_pdf_key', 'answer_pdf_hash'];
  delivery constant text[] := ARRAY['letter_delivered_on', 'letter_method', 'letter_detail', 'letter_recorded_by', 'letter_recorded_at'];
  desk constant text[] := ARRAY['attachment_scan', 'owner_id', 'updated_at'];
  later constant text[] := answer || paper || delivery || desk;
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'The complaint book is append-only: nothing is removed.' USING ERRCODE = 'restrict_violation';
  END IF;
  IF to_jsonb(NEW) - later <> to_jsonb(OLD) - later THEN
    RAISE EXCEPTION 'The complaint book is append-only: what was filed stays as filed.' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD."status" <> 'received' OR OLD."answer" IS NOT NULL THEN
    IF to_jsonb(NEW) - paper - delivery - desk - 'status' <> to_jsonb(OLD) - paper - delivery - desk - 'status' THEN
      RAISE EXCEPTION 'The complaint book is append-only: an answer stays as given.' USING ERRCODE = 'restrict_violation';
    END IF;
    IF NEW."status" <> OLD."status" AND (OLD."status" <> 'letter' OR NEW."status" <> 'answered' OR NEW."letter_delivered_on" IS NULL) THEN
      RAISE EXCEPTION 'An answer by letter counts when its letter was delivered.' USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF NEW."status" <> 'received' OR num_nonnulls(NEW."answer", NEW."answered_at", NEW."answered_by") > 0 THEN
    IF num_nulls(NEW."answer", NEW."answered_at", NEW."answered_by") > 0 THEN
      RAISE EXCEPTION 'An answer says who gave it and when.' USING ERRCODE = 'check_violation';
    END IF;
    IF NEW."status"::text <> (CASE WHEN NEW."answer_by_letter" THEN 'letter' ELSE 'answered' END) THEN
      RAISE EXCEPTION 'An answer by letter waits for its letter, any other answer is final.' USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  IF (NEW."letter_delivered_on", NEW."letter_method", NEW."letter_detail", NEW."letter_recorded_by", NEW."letter_recorded_at")
    IS DISTINCT FROM (OLD."letter_delivered_on", OLD."letter_method", OLD."letter_detail", OLD."letter_recorded_by", OLD."letter_recorded_at") THEN
    IF OLD."letter_recorded_at" IS NOT NULL THEN
      RAISE EXCEPTION 'The complaint book is append-only: the delivery of a letter stays as recorded.' USING ERRCODE = 'restrict_violation';
    END IF;
    IF OLD."answer" IS NULL OR NEW."status" <> 'answered' OR num_nulls(NEW."letter_delivered_on", NEW."letter_method",
      NEW."letter_detail", NEW."letter_recorded_by", NEW."letter_recorded_at") > 0 THEN
      RAISE EXCEPTION 'The delivery of a letter says when, how, to whom and who recorded it.' USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  IF NEW."answer_pdf_hash" IS DISTINCT FROM OLD."answer_pdf_hash" OR NEW."answer_pdf_key" IS DISTINCT FROM OLD."answer_pdf_key" THEN
    IF OLD."answer_pdf_hash" IS NOT NULL OR OLD."answer_pdf_key" IS NOT NULL THEN
      RAISE EXCEPTION 'The complaint book is append-only: the paper of an answer stays as sent.' USING ERRCODE = 'restrict_violation';
    END IF;
    IF NEW."answer" IS NULL OR num_nulls(NEW."answer_pdf_hash", NEW."answer_pdf_key") > 0 THEN
      RAISE EXCEPTION 'A paper is that of an answer, and has its hash.' USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN NEW;
END
$body$;

-- Complaint numbers are never reused.
CREATE FUNCTION complaint_counters_only_rise() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP <> 'UPDATE' OR NEW."year" <> OLD."year" OR NEW."last" < OLD."last" THEN
    RAISE EXCEPTION 'A complaint number that was given cannot be given again.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$body$;

CREATE FUNCTION complaint_notes_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  RAISE EXCEPTION 'Notes about a complaint are only added to.' USING ERRCODE = 'restrict_violation';
END
$body$;

-- The letter lists the files sent with it: once it is rendered, no file can be added, changed or removed.
CREATE FUNCTION complaint_answer_files_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NOT EXISTS (SELECT FROM complaints WHERE id = NEW."complaint_id" AND answer_pdf_key IS NULL) THEN
      RAISE EXCEPTION 'The letter of this answer was made without this file.' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP <> 'UPDATE' OR to_jsonb(NEW) - ARRAY['scan', 'updated_at'] <> to_jsonb(OLD) - ARRAY['scan', 'updated_at'] THEN
    RAISE EXCEPTION 'The files of an answer stay as they were sent.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$body$;

CREATE TRIGGER complaint_answer_files_append_only BEFORE INSERT OR DELETE OR UPDATE ON complaint_answer_files
  FOR EACH ROW EXECUTE FUNCTION complaint_answer_files_are_append_only();
CREATE TRIGGER complaint_answer_files_no_truncate BEFORE TRUNCATE ON complaint_answer_files
  FOR EACH STATEMENT EXECUTE FUNCTION complaint_answer_files_are_append_only();
CREATE INDEX complaints_filed_on_idx ON complaints (filed_on);
CREATE INDEX complaints_waiting_idx ON complaints (due_on) WHERE status <> 'answered';
CREATE TRIGGER complaint_counters_rise BEFORE DELETE OR UPDATE ON complaint_counters
  FOR EACH ROW EXECUTE FUNCTION complaint_counters_only_rise();
CREATE TRIGGER complaint_events_append_only BEFORE DELETE OR UPDATE ON complaint_events
  FOR EACH ROW EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER complaint_events_no_truncate BEFORE TRUNCATE ON complaint_events
  FOR EACH STATEMENT EXECUTE FUNCTION desk_history_is_append_only();
CREATE TRIGGER complaint_notes_append_only BEFORE DELETE OR UPDATE ON complaint_notes
  FOR EACH ROW EXECUTE FUNCTION complaint_notes_are_append_only();
CREATE TRIGGER complaint_notes_no_truncate BEFORE TRUNCATE ON complaint_notes
  FOR EACH STATEMENT EXECUTE FUNCTION complaint_notes_are_append_only();
CREATE TRIGGER complaints_append_only BEFORE DELETE OR UPDATE ON complaints
  FOR EACH ROW EXECUTE FUNCTION complaints_are_append_only();
CREATE TRIGGER complaints_no_truncate BEFORE TRUNCATE ON complaints
  FOR EACH STATEMENT EXECUTE FUNCTION complaints_are_append_only();
