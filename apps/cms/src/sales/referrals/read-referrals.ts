import type { LeadState, LostReason } from '@app/domain/lead/lead-state'
import type { Cents } from '@app/domain/money/money'
import type { RewardState } from '@app/domain/referral/referral-status'
import type { Queryable } from '@app/platform/database/pool'
import type { ReferralEvent } from './record-event'

export const REFERRALS_PER_PAGE = 25

export const referralTabs = ['all', 'open', 'due', 'approved', 'paid'] as const
export type ReferralTab = (typeof referralTabs)[number]
export type ReferralFilter = { tab: ReferralTab; text: string; page: number }

export type ListedReferral = {
  id: string
  firstName: string
  lastName: string
  phone: string
  reference: string
  referrer: string
  receivedAt: Date
  isRepeated: boolean
  state: LeadState
  answer: 'confirmed' | 'declined' | null
  /** True if the person used the link of the referrer. */
  usedLink: boolean
  rewardState: RewardState | null
  amountCents: Cents | null
}

const fromClause = `from referred_persons p join referrals r on r.id = p.referral_id
  left join referral_work w on w.referred_person_id = p.id
  left join referral_rewards b on b.referred_person_id = p.id
  left join lateral (select a.answer from referral_answers a where a.referred_person_id = p.id
    order by a.created_at desc, a.id desc limit 1) said on true`

const columns = `p.id, p.first_name as "firstName", p.last_name as "lastName", p.phone, r.reference,
  r.first_name || ' ' || r.last_name as referrer, p.created_at as "receivedAt",
  p.duplicate_of_id is not null as "isRepeated", coalesce(w.state::text, 'new') as state, said.answer,
  coalesce(p.used_link, false) as "usedLink",
  b.state as "rewardState", b.amount_cents::int as "amountCents"`

const tabConditions: Record<ReferralTab, string> = {
  all: 'true',
  open: `coalesce(w.state::text, 'new') not in ('won', 'lost') and said.answer is distinct from 'declined'`,
  due: `b.state = 'due'`,
  approved: `b.state = 'approved'`,
  paid: `b.state = 'paid'`,
}

const searchCondition = `($1 = '' or concat_ws(' ', p.first_name, p.last_name, p.phone, p.document, r.reference, r.first_name,
  r.last_name, r.email) ilike '%' || replace(replace(replace($1, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')`

export async function listReferrals(
  db: Queryable,
  { tab, text, page }: ReferralFilter,
): Promise<{ referrals: ListedReferral[]; count: number }> {
  const { rows } = await db.query<ListedReferral & { count: number }>(
    `select ${columns}, count(*) over ()::int as count ${fromClause} where ${tabConditions[tab]} and ${searchCondition}
     order by p.created_at desc, p.position, p.id limit ${REFERRALS_PER_PAGE} offset $2`,
    [text, (page - 1) * REFERRALS_PER_PAGE],
  )
  return { referrals: rows, count: rows[0]?.count ?? 0 }
}

type Reward = {
  id: string
  number: number
  amountCents: Cents
  state: RewardState
  approvedBy: string | null
  approvedAt: Date | null
  paidBy: string | null
  paidOn: string | null
  proof: string | null
  proofs: Proof[]
}

type Proof = {
  id: string
  name: string
  scan: 'pending' | 'clean' | 'infected' | 'unsafe' | 'none'
  by: string
  at: string
}

export type Referral = ListedReferral & {
  documentTypeId: number | null
  document: string | null
  lostReason: LostReason | null
  boughtOn: string | null
  answeredAt: Date | null
  /** The earlier referral of this person, if someone referred them before. */
  firstReferral: { id: string; referrer: string; reference: string } | null
  referrerEmail: string
  referrerPhone: string
  referrerLocale: 'es' | 'en'
  /** The code of the referrer's link, or null if the referrer was erased. */
  linkCode: string | null
  /** The lead of a person who used the link. */
  lead: { id: string; reference: string; state: LeadState } | null
  reward: Reward | null
}

export async function readReferral(db: Queryable, id: string): Promise<Referral | undefined> {
  const { rows } = await db.query<Referral>(
    `select ${columns}, p.document_type_id as "documentTypeId", p.document, w.lost_reason as "lostReason",
       w.bought_on::text as "boughtOn", r.email as "referrerEmail", r.phone as "referrerPhone",
       r.locale as "referrerLocale", r.link_code as "linkCode",
       (select json_build_object('id', l.id, 'reference', l.reference, 'state', lw.state)
        from leads l join lead_work lw on lw.lead_id = l.id where l.id = p.lead_id) as lead,
       (select max(a.created_at) from referral_answers a where a.referred_person_id = p.id) as "answeredAt",
       (select json_build_object('id', f.id, 'referrer', g.first_name || ' ' || g.last_name, 'reference', g.reference)
        from referred_persons f join referrals g on g.id = f.referral_id where f.id = p.duplicate_of_id) as "firstReferral"
     ${fromClause} where p.id = $1`,
    [id],
  )
  if (!rows[0]) return undefined
  const { rows: rewards } = await db.query<Reward>(
    `select id, place::int as number, amount_cents::int as "amountCents", state, approved_by as "approvedBy",
       approved_at as "approvedAt", paid_by as "paidBy", paid_on::text as "paidOn", proof,
       coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'scan', f.scan, 'by', f.by,
         'at', f.created_at) order by f.created_at) from reward_proofs f where f.reward_id = w.id), '[]') as proofs
     from referral_rewards w where referred_person_id = $1`,
    [id],
  )
  return { ...rows[0], reward: rewards[0] ?? null }
}

export type HistoryEvent = Omit<ReferralEvent, 'kind'> & {
  id: string
  at: Date
  kind: ReferralEvent['kind'] | 'answer'
}

/** Returns what staff did and what the person answered, newest first. */
export async function readReferralHistory(db: Queryable, id: string): Promise<HistoryEvent[]> {
  const { rows } = await db.query<HistoryEvent>(
    `select id, kind::text, text, "from", "to", by, created_at as at from referral_events where referred_person_id = $1
     union all
     select id, 'answer', null, null, answer::text, null, created_at from referral_answers where referred_person_id = $1
     order by at desc, id desc limit 500`,
    [id],
  )
  return rows
}

export async function countRewards(db: Queryable): Promise<{ due: number; approved: number }> {
  const { rows } = await db.query<{ due: number; approved: number }>(
    `select count(*) filter (where state = 'due')::int as due, count(*) filter (where state = 'approved')::int as approved
     from referral_rewards`,
  )
  return rows[0] ?? { due: 0, approved: 0 }
}
