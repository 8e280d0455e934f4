import { median } from '@app/domain/lead/first-answer'
import { openMinutesBetween } from '@app/domain/lead/opening-hours'
import type { DayRange } from '@app/domain/team/compared-period'
import type { AnswerTimes } from '@app/domain/team/figure-change'
import { firstTrendDay, type TimedAnswer, weeklyMedians } from '@app/domain/team/weekly-medians'
import type { Queryable } from '@app/platform/database/pool'
import type { LeadFilter } from '../leads/lead-filter'
import { whereClause } from '../leads/list-leads'
import { openLeads, overdueLeads, reachedLeads, type TeamPeriod } from './team-query'

/** The figures of one period. */
type PeriodFigures = { answers: AnswerTimes; appointments: number; reservations: number; sales: number }

export type SalespersonFigures = {
  open: number
  overdue: number
  current: PeriodFigures
  previous: PeriodFigures
  sold: SoldAmount
  /** The median minutes until the first answer in each of the last weeks, oldest first. */
  weeks: (number | undefined)[]
}

/** The total of the last quotes of the sold leads, in cents, and the number of sold leads without a quote. */
export type SoldAmount = { usd: number; pen: number; withoutQuote: number }

type Salesperson = SalespersonFigures & { id: string; name: string }

export type Team = {
  salespeople: Salesperson[]
  /** The figures of leads without an owner, and the time at which the oldest unanswered one arrived. */
  unassigned: SalespersonFigures & { oldest: Date | undefined }
  /** False if there is no team, so new leads get no owner. */
  hasTeams: boolean
  total: SalespersonFigures
}

/** Returns the figures of each salesperson, by the current owner of each lead. Most sales come first. */
export async function readTeam(db: Queryable, { current, previous }: TeamPeriod): Promise<Team> {
  const [people, open, overdue, figures, previousFigures, sold, answers, oldest, hasTeams] = await Promise.all([
    readSalespeople(db),
    countByOwner(db, openLeads),
    countByOwner(db, overdueLeads),
    readPeriod(db, current),
    readPeriod(db, previous),
    readSold(db, current),
    readAnswers(db, { from: firstTrendDay(current.to), to: current.to }),
    readOldestUnassigned(db),
    readHasTeams(db),
  ])
  const figuresOf = (owners: readonly string[]): SalespersonFigures => ({
    open: totalOf(open, owners),
    overdue: totalOf(overdue, owners),
    current: figures(owners),
    previous: previousFigures(owners),
    sold: sold(owners),
    weeks: weeklyMedians(
      owners.flatMap((owner) => answers.get(owner) ?? []),
      current.to,
    ),
  })
  const salespeople = people
    .map(({ id, name, isSalesperson }) => ({ id, name, isSalesperson, ...figuresOf([id]) }))
    .filter((salesperson) => salesperson.isSalesperson || hasWork(salesperson))
    .map(({ isSalesperson: _, ...salesperson }) => salesperson)
    .toSorted((a, b) => b.current.sales - a.current.sales || b.open - a.open || a.name.localeCompare(b.name, 'es'))
  return {
    salespeople,
    unassigned: { ...figuresOf([NOBODY]), oldest },
    hasTeams,
    total: figuresOf([...salespeople.map(({ id }) => id), NOBODY]),
  }
}

/** The key of leads without an owner. */
const NOBODY = ''

const totalOf = (counts: Map<string, number>, owners: readonly string[]) =>
  owners.reduce((total, owner) => total + (counts.get(owner) ?? 0), 0)

/** Returns whether an account has leads. Managers and administrators without leads are not listed. */
const hasWork = ({ open, overdue, current, previous }: SalespersonFigures) =>
  [
    open,
    overdue,
    ...[current, previous].flatMap((p) => [p.answers.count, p.appointments, p.reservations, p.sales]),
  ].some((figure) => figure > 0)

async function readSalespeople(db: Queryable): Promise<{ id: string; name: string; isSalesperson: boolean }[]> {
  const { rows } = await db.query<{ id: string; name: string; isSalesperson: boolean }>(
    `select id, name, role::text = 'sales' as "isSalesperson" from users where role::text = any('{admin,manager,sales}')`,
  )
  return rows
}

/** Counts the leads of a filter by owner. It uses the condition of the lead list, so the list shows the same leads. */
async function countByOwner(db: Queryable, filter: LeadFilter): Promise<Map<string, number>> {
  const { text, values } = whereClause(filter)
  const { rows } = await db.query<{ owner: string; count: number }>(
    `select coalesce(w.owner_id::text, '') as owner, count(*)::int as count from lead_work w where ${text} group by 1`,
    values,
  )
  return new Map(rows.map(({ owner, count }) => [owner, count]))
}

async function readPeriod(db: Queryable, days: DayRange): Promise<(owners: readonly string[]) => PeriodFigures> {
  const [answers, appointments, reservations, sales] = await Promise.all([
    readAnswers(db, days),
    countByOwner(db, reachedLeads('visited', days)),
    countByOwner(db, reachedLeads('reserved', days)),
    countByOwner(db, reachedLeads('won', days)),
  ])
  return (owners) => {
    const values = owners.flatMap((owner) => (answers.get(owner) ?? []).map(({ minutes }) => minutes))
    return {
      answers: { count: values.length, medianMinutes: median(values) },
      appointments: totalOf(appointments, owners),
      reservations: totalOf(reservations, owners),
      sales: totalOf(sales, owners),
    }
  }
}

/**
 * Returns the minutes of opening hours until the first answer, by owner. Reads the times as numbers, because the driver
 * takes long to parse thousands of dates.
 */
async function readAnswers(db: Queryable, days: DayRange): Promise<Map<string, TimedAnswer[]>> {
  const { text, values } = whereClause(reachedLeads('answered', days))
  const { rows } = await db.query<{ owner: string; receivedMs: number; answeredMs: number }>(
    `select coalesce(w.owner_id::text, '') as owner, (extract(epoch from w.received_at) * 1000)::float8 as "receivedMs",
       (extract(epoch from w.first_answer_at) * 1000)::float8 as "answeredMs"
     from lead_work w where ${text}`,
    values,
  )
  const rowsByOwner = Map.groupBy(rows, ({ owner }) => owner)
  return new Map(
    [...rowsByOwner].map(([owner, answers]) => [
      owner,
      answers.map(({ receivedMs, answeredMs }) => ({
        answeredMs,
        minutes: openMinutesBetween(new Date(receivedMs), new Date(answeredMs)),
      })),
    ]),
  )
}

async function readSold(db: Queryable, days: DayRange): Promise<(owners: readonly string[]) => SoldAmount> {
  const { text, values } = whereClause(reachedLeads('won', days))
  const { rows } = await db.query<SoldAmount & { owner: string }>(
    `select coalesce(w.owner_id::text, '') as owner, coalesce(sum(q.price_usd_cents), 0)::float8 as usd,
       coalesce(sum(q.price_pen_cents), 0)::float8 as pen, count(*) filter (where q.price_usd_cents is null)::int as "withoutQuote"
     from lead_work w left join lateral (
       select price_usd_cents, price_pen_cents from quotes where lead_id = w.lead_id order by created_at desc limit 1) q on true
     where ${text} group by 1`,
    values,
  )
  const amounts = new Map(rows.map((row) => [row.owner, row]))
  return (owners) => {
    const ofOwners = owners.flatMap((owner) => amounts.get(owner) ?? [])
    const total = (field: keyof SoldAmount) => ofOwners.reduce((sum, amount) => sum + amount[field], 0)
    return { usd: total('usd'), pen: total('pen'), withoutQuote: total('withoutQuote') }
  }
}

async function readOldestUnassigned(db: Queryable): Promise<Date | undefined> {
  const { rows } = await db.query<{ at: Date | null }>(
    `select min(received_at) as at from lead_work where owner_id is null and state = 'new' and first_answer_at is null`,
  )
  return rows[0]?.at ?? undefined
}

async function readHasTeams(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query('select from sales_desk_teams limit 1')
  return Boolean(rowCount)
}
