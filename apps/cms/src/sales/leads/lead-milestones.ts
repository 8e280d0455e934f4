import { addDays, type LimaDate } from '@app/domain/calendar/lima-date'
import { startOfDay } from '@app/domain/calendar/lima-time'

/** The milestones that a lead can reach in a period. */
export const milestones = ['received', 'answered', 'visited', 'reserved', 'won'] as const
export type Milestone = (typeof milestones)[number]

export const isMilestone = (value: unknown): value is Milestone => milestones.includes(value as Milestone)

const inPeriod = (time: string) => `${time} >= $1::timestamptz and ${time} < $2::timestamptz`

/**
 * Returns the SQL for the leads whose last change to a state was in the period. A change from `won` back to `reserved`
 * is a cancelled sale and not a new reservation. Reads the changes since the start of the period once, because looking
 * them up for each lead takes longer.
 */
const movedTo = (state: 'reserved' | 'won') =>
  `w.lead_id in (select e.lead_id from lead_events e where e.created_at >= $1::timestamptz and e.kind = 'state'
    and e."to" = '${state}' and e."from" is distinct from 'won'
    group by e.lead_id having max(e.created_at) < $2::timestamptz)`

const conditions: Record<Milestone, string> = {
  received: inPeriod('w.received_at'),
  // Leads that staff entered while they spoke with the person were not answered after a wait.
  answered: `${inPeriod('w.first_answer_at')} and w.first_answer_at > w.received_at`,
  visited: `exists (select from appointments a where a.lead_id = w.lead_id and a.state not in ('cancelled', 'missed')
    and ${inPeriod('a.starts_at')})`,
  reserved: `w.state in ('reserved', 'won') and ${movedTo('reserved')}`,
  won: `w.state = 'won' and ${movedTo('won')}`,
}

export type MilestonePeriod = { milestone: Milestone; from: LimaDate | undefined; to: LimaDate | undefined }

/** Returns the condition that a lead reached a milestone between two days, including both. */
export const milestoneCondition = ({ milestone, from, to }: MilestonePeriod) => ({
  text: conditions[milestone],
  values: [from ? startOfDay(from) : '-infinity', to ? startOfDay(addDays(to, 1)) : 'infinity'],
})
