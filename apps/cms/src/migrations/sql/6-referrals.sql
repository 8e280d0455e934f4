-- Referral rewards.

CREATE FUNCTION paid_rewards_stay_paid() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  RAISE EXCEPTION 'A reward that was paid stays as it was paid.' USING ERRCODE = 'restrict_violation';
END
$body$;

-- Returns whether a referred person has bought, so that a reward may be owed.
CREATE FUNCTION referred_person_bought(person uuid)
  RETURNS boolean LANGUAGE sql STABLE SET search_path = public, pg_temp AS $body$
  SELECT EXISTS (SELECT FROM referred_persons p
    JOIN leads l ON l.document = p.document OR person_phone(l.phone) = person_phone(p.phone)
    JOIN lead_work w ON w.lead_id = l.id AND w.state::text IN ('reserved', 'won')
    WHERE p.id = person)
    OR EXISTS (SELECT FROM referral_work w WHERE w.referred_person_id = person AND w.state::text IN ('reserved', 'won'))
    OR EXISTS (SELECT FROM referral_rewards r WHERE r.referred_person_id = person AND r.state::text <> 'cancelled')
$body$;

-- Returns who referred the person of an invitation, as "Rosa M."; null for an unknown or expired link. With this
-- function, the intake needs no rights on the names of referrers.
CREATE FUNCTION referrer_of_invitation(invitation_hash text)
  RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $body$
  SELECT trim(r.first_name) || coalesce(' ' || nullif(left(trim(r.last_name), 1), '') || '.', '')
  FROM referral_invitations i
  JOIN referred_persons p ON p.id = i.referred_person_id
  JOIN referrals r ON r.id = p.referral_id
  WHERE i.token_hash = invitation_hash AND i.expires_at > now()
$body$;
REVOKE ALL ON FUNCTION referrer_of_invitation(text) FROM PUBLIC;

-- The state of a referral follows the lead of the person who used the link, so that staff record their work once. Only
-- staff record a sale, because a reward needs the day of the purchase.
CREATE FUNCTION referral_follows_lead() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE
  person uuid;
  previous text;
  following text := CASE WHEN NEW.state::text = 'won' THEN 'reserved' ELSE NEW.state::text END;
BEGIN
  FOR person IN SELECT id FROM referred_persons WHERE lead_id = NEW.lead_id LOOP
    INSERT INTO referral_work (referred_person_id) VALUES (person) ON CONFLICT (referred_person_id) DO NOTHING;
    SELECT state::text INTO previous FROM referral_work WHERE referred_person_id = person FOR UPDATE;
    CONTINUE WHEN previous IN ('won', following);
    UPDATE referral_work SET state = following::enum_referral_work_state,
      lost_reason = NEW.lost_reason::text::enum_referral_work_lost_reason, updated_at = now() WHERE referred_person_id = person;
    INSERT INTO referral_events (referred_person_id, kind, text, "from", "to", created_at)
      VALUES (person, 'state', NEW.lost_reason::text, previous, following, clock_timestamp());
  END LOOP;
  RETURN NULL;
END
$body$;
CREATE TRIGGER lead_work_leads_its_referral AFTER UPDATE OF state ON lead_work
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION referral_follows_lead();

-- Every referrer has a personal link. A version 4 UUID begins with 48 random bits.
ALTER TABLE referrals ALTER COLUMN link_code SET DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 12);
ALTER TABLE referral_rewards ADD CONSTRAINT referral_rewards_paid_with_proof CHECK (
  state <> 'paid' OR (paid_by IS NOT NULL AND paid_at IS NOT NULL AND paid_on IS NOT NULL AND proof <> '' AND approved_by IS NOT NULL));
ALTER TABLE referral_work ADD CONSTRAINT referral_work_sold_on_a_day CHECK (state <> 'won' OR bought_on IS NOT NULL);
-- Payload cannot declare a cascade: the receipt is deleted with its reward when the person is erased.
ALTER TABLE reward_proofs DROP CONSTRAINT reward_proofs_reward_id_referral_rewards_id_fk;
ALTER TABLE reward_proofs ADD CONSTRAINT reward_proofs_reward_id_referral_rewards_id_fk FOREIGN KEY (reward_id) REFERENCES referral_rewards(id) ON DELETE CASCADE;
CREATE TRIGGER referral_rewards_stay_paid BEFORE DELETE OR UPDATE ON referral_rewards
  FOR EACH ROW WHEN (old.state = 'paid') EXECUTE FUNCTION paid_rewards_stay_paid();
