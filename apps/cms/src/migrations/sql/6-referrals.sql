-- Referral rewards.

CREATE FUNCTION paid_rewards_stay_paid() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  RAISE EXCEPTION 'A reward that was paid stays as it was paid.' USING ERRCODE = 'restrict_violation';
END
$body$;

-- True if a referred person has bought, so that a reward may be owed.
CREATE FUNCTION referred_person_bought(person uuid)
  RETURNS boolean LANGUAGE sql STABLE SET search_path = public, pg_temp AS $body$
  SELECT EXISTS (SELECT FROM referred_persons p
    JOIN leads l ON l.document = p.document OR person_phone(l.phone) = person_phone(p.phone)
    JOIN lead_work w ON w.lead_id = l.id AND w.state::text IN ('reserved', 'won')
    WHERE p.id = person)
    OR EXISTS (SELECT FROM referral_work w WHERE w.referred_person_id = person AND w.state::text IN ('reserved', 'won'))
    OR EXISTS (SELECT FROM referral_rewards r WHERE r.referred_person_id = person AND r.state::text <> 'cancelled')
$body$;

ALTER TABLE referral_rewards ADD CONSTRAINT referral_rewards_paid_with_proof CHECK (
  state <> 'paid' OR (paid_by IS NOT NULL AND paid_at IS NOT NULL AND paid_on IS NOT NULL AND proof <> '' AND approved_by IS NOT NULL));
ALTER TABLE referral_work ADD CONSTRAINT referral_work_sold_on_a_day CHECK (state <> 'won' OR bought_on IS NOT NULL);
-- Payload cannot declare a cascade: the receipt is deleted with its reward when the person is erased.
ALTER TABLE reward_proofs DROP CONSTRAINT reward_proofs_reward_id_referral_rewards_id_fk;
ALTER TABLE reward_proofs ADD CONSTRAINT reward_proofs_reward_id_referral_rewards_id_fk FOREIGN KEY (reward_id) REFERENCES referral_rewards(id) ON DELETE CASCADE;
CREATE TRIGGER referral_rewards_stay_paid BEFORE DELETE OR UPDATE ON referral_rewards
  FOR EACH ROW WHEN (old.state = 'paid') EXECUTE FUNCTION paid_rewards_stay_paid();
