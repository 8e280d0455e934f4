import { type ChangeProblem, changeProblem, type LeadState } from '@app/domain/lead/lead-state'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'
import { recalculateRewards } from './recalculate-rewards'
import { recordEvent } from './record-event'
import type { ReferralChange } from './referral-change.schema'

export type ChangeResult = 'done' | 'unknown' | ChangeProblem | 'day-missing' | 'declined' | 'referred-before'

type Work = { state: LeadState; hasDeclined: boolean; isRepeated: boolean }

/**
 * Applies one change to a referred person and adds it to the history in one transaction. Recalculates the rewards if a
 * sale is recorded or reverted.
 */
export async function changeReferral(
  pool: Pool,
  person: string,
  change: ReferralChange,
  by: string,
): Promise<ChangeResult> {
  return inTransaction(pool, async (tx) => {
    const work = await lockWork(tx, person)
    if (!work) return 'unknown'
    if (change.kind === 'note') {
      await recordEvent(tx, person, { kind: 'note', text: change.text, from: null, to: null, by })
      return 'done'
    }
    const rejection = rejectionOf(work, change)
    if (rejection) return rejection
    if (change.kind === 'contact') return recordContact(tx, person, work, change.channel, by)
    const [reason, boughtOn] = [change.lostReason ?? null, change.boughtOn ?? null]
    await tx.query(
      `update referral_work set state = $2, lost_reason = $3, bought_on = $4, updated_at = now()
       where referred_person_id = $1`,
      [person, change.to, change.to === 'lost' ? reason : null, change.to === 'won' ? boughtOn : null],
    )
    await recordEvent(tx, person, { kind: 'state', from: work.state, to: change.to, text: reason ?? boughtOn, by })
    if (change.to === 'won' || work.state === 'won') await recalculateRewards(tx)
    return 'done'
  })
}

/** Locks and returns the work on a referred person. Creates its row if there is none. */
async function lockWork(tx: Transaction, person: string): Promise<Work | undefined> {
  await tx.query(
    `insert into referral_work (referred_person_id) select id from referred_persons where id = $1
     on conflict (referred_person_id) do nothing`,
    [person],
  )
  const { rows } = await tx.query<Work>(
    `select w.state, p.duplicate_of_id is not null as "isRepeated",
       coalesce((select a.answer = 'declined' from referral_answers a where a.referred_person_id = p.id
         order by a.created_at desc, a.id desc limit 1), false) as "hasDeclined"
     from referral_work w join referred_persons p on p.id = w.referred_person_id
     where w.referred_person_id = $1 for update of w`,
    [person],
  )
  return rows[0]
}

type CheckedChange = Exclude<ReferralChange, { kind: 'note' }>

/**
 * Returns why a change is not allowed. If the person declined, staff can only mark the referral as lost or revert a
 * sale. A sale must be recorded on the first referral of a person.
 */
function rejectionOf(
  { state, hasDeclined, isRepeated }: Work,
  change: CheckedChange,
): Exclude<ChangeResult, 'done'> | undefined {
  const isFollowUp = change.kind === 'contact' || (change.to !== 'lost' && state !== 'won')
  if (hasDeclined && isFollowUp) return 'declined'
  if (change.kind === 'contact') return undefined
  if (change.to === 'won' && isRepeated) return 'referred-before'
  if (change.to === 'won' && !change.boughtOn) return 'day-missing'
  return changeProblem(state, change)
}

async function recordContact(tx: Transaction, person: string, { state }: Work, channel: string, by: string) {
  const isFirstContact = state === 'new'
  if (isFirstContact)
    await tx.query(`update referral_work set state = 'contacted', updated_at = now() where referred_person_id = $1`, [
      person,
    ])
  await recordEvent(tx, person, {
    kind: 'contact',
    text: channel,
    from: isFirstContact ? 'new' : null,
    to: isFirstContact ? 'contacted' : null,
    by,
  })
  return 'done' as const
}
