import { addDays, type LimaDate } from '@app/domain/calendar/lima-date'
import { startOfDay } from '@app/domain/calendar/lima-time'

/** The milestones that a lead can reach in a period. */
export const milestones = ['received', 'answered', 'visited', 'reserved', 'won'] as const
export type Milestone = (typeof milestones)[number]

export const isMilestone = (value: unknown): value is Milestone => milestones.includes(value as Milestone)

/**
 * Returns the SQL for the time at which a lead last changed to a state. A change from `won` back to `reserved` is a
 * cancelled sale and not a new reservation.
 */
const lastMoveTo = (state: 'reserved' | 'won') =>
  `(select max(e.created_at) from lead_events e
    where e.lead_id = w.lead_id and e.kind = 'state' and e."to" = '${state}' and e."from" is distinct from 'won')`

const inPeriod = (time: string) => `${time} >= $1::timestamptz and ${time} < $2::timestamptz`

const conditions: Record<Milestone, string> = {
  received: inPeriod('w.received_at'),
  answered: inPeriod('w.first_answer_at'),
  visited: `exists (select from appointments a where a.lead_id = w.lead_id and a.state not in ('cancelled', 'missed')
    and ${inPeriod('a.starts_at')})`,
  reserved: `w.state in ('reserved', 'won') and ${inPeriod(lastMoveTo('reserved'))}`,
  won: `w.state = 'won' and ${inPeriod(lastMoveTo('won'))}`,
}

export type MilestonePeriod = { milestone: Milestone; from: LimaDate | undefined; to: LimaDate | undefined }

/** Returns the condition that a lead reached a milestone between two days, including both. */
export const milestoneCondition = ({ milestone, from, to }: MilestonePeriod) => ({
  text: conditions[milestone],
  values: [from ? startOfDay(from) : '-infinity', to ? startOfDay(addDays(to, 1)) : 'infinity'],
})
