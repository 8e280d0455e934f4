import { isAnswer } from '@app/domain/lead/first-answer'
import { type ChangeProblem, changeProblem, type LeadState } from '@app/domain/lead/lead-state'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'
import { markContacted } from '@app/platform/lead/mark-contacted'
import { claimLead } from './claim-lead'
import type { LeadChange } from './lead-change.schema'
import type { leadEventKinds } from './lead-event-kinds'

export type ChangeResult = 'done' | 'unknown' | ChangeProblem | 'unknown-owner'

type Work = { state: LeadState; owner: string | null; nextStep: string | null }
type NewEvent = {
  kind: (typeof leadEventKinds)[number]
  text?: string | null
  from?: string | null
  to?: string | null
}

/**
 * Applies one change to one lead and adds it to the history, in one transaction. `by` is the name of the user. The
 * salesperson `account` becomes the owner if they start to work on a lead without one.
 */
export async function changeLead(
  pool: Pool,
  lead: string,
  change: LeadChange,
  by: string,
  account?: string,
): Promise<ChangeResult> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<Work>(
      'select state, owner_id as owner, next_step as "nextStep" from lead_work where lead_id = $1 for update',
      [lead],
    )
    if (!rows[0]) return 'unknown'
    const event = await applyChange(tx, lead, rows[0], change)
    if (typeof event === 'string') return event
    await tx.query(
      `insert into lead_events (lead_id, kind, text, "from", "to", by, created_at)
       values ($1, $2, $3, $4, $5, $6, clock_timestamp())`,
      [lead, event.kind, event.text, event.from, event.to, by],
    )
    if (account && startsWork(change)) await claimLead(tx, lead, { id: account, name: by })
    return 'done'
  })
}

const startsWork = (change: LeadChange) =>
  change.kind === 'contact' || change.kind === 'next-step' || (change.kind === 'state' && isAnswer(change.to))

async function applyChange(
  tx: Transaction,
  lead: string,
  work: Work,
  change: LeadChange,
): Promise<NewEvent | ChangeResult> {
  switch (change.kind) {
    case 'note':
      return { kind: 'note', text: change.text }
    case 'state':
      return changeState(tx, lead, work, change)
    case 'owner':
      return changeOwner(tx, lead, work, change.to)
    case 'next-step':
      await tx.query('update lead_work set next_step = $2, next_step_at = $3, updated_at = now() where lead_id = $1', [
        lead,
        change.text,
        change.at,
      ])
      return { kind: 'next-step', text: change.text, to: change.at?.toISOString() ?? null }
    case 'next-step-done':
      await tx.query(
        'update lead_work set next_step = null, next_step_at = null, updated_at = now() where lead_id = $1',
        [lead],
      )
      return { kind: 'next-step', from: work.nextStep }
    case 'contact':
      return { kind: 'contact', text: change.channel, ...(await markContacted(tx, lead)) }
  }
}

type StateChange = Extract<LeadChange, { kind: 'state' }>

async function changeState(
  tx: Transaction,
  lead: string,
  work: Work,
  change: StateChange,
): Promise<NewEvent | ChangeResult> {
  const problem = changeProblem(work.state, change)
  if (problem) return problem
  const reason = change.to === 'lost' ? change.lostReason : null
  await tx.query('update lead_work set state = $2, lost_reason = $3, updated_at = now() where lead_id = $1', [
    lead,
    change.to,
    reason,
  ])
  if (isAnswer(change.to)) await recordFirstAnswer(tx, lead)
  return { kind: 'state', from: work.state, to: change.to, text: reason ?? null }
}

async function changeOwner(
  tx: Transaction,
  lead: string,
  work: Work,
  to: string | null,
): Promise<NewEvent | ChangeResult> {
  if (to !== null) {
    const { rowCount } = await tx.query(
      `select from users where id = $1 and role::text = any('{admin,manager,sales}')`,
      [to],
    )
    if (rowCount === 0) return 'unknown-owner'
  }
  await tx.query('update lead_work set owner_id = $2, updated_at = now() where lead_id = $1', [lead, to])
  return { kind: 'owner', from: work.owner, to }
}

/** Stores the time of the first answer. Later answers do not change it. */
const recordFirstAnswer = (tx: Transaction, lead: string) =>
  tx.query(
    'update lead_work set first_answer_at = now(), updated_at = now() where lead_id = $1 and first_answer_at is null',
    [lead],
  )
