import { isHoliday } from '../calendar/holidays'
import { limaDateOf, weekdayOf } from '../calendar/lima-date'
import { startOfDay } from '../calendar/lima-time'
import { nextOwner } from './next-owner'
import { OPENING_HOURS, type OpeningHours, openMinutesBetween } from './opening-hours'

/**
 * What staff are notified of: a new lead, an unanswered lead, a next step that is due, a WhatsApp message on a known
 * lead, a WhatsApp message that was not sent, and lists of leads.
 */
export const noticeKinds = [
  'new',
  'unanswered',
  'next-step',
  'message',
  'message-failed',
  'list',
  'morning-list',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Template of the deliveries of a notice. */
export const NOTICE_TEMPLATE = 'notice'

/**
 * When staff are notified: only in opening hours, at any time, or never. The owner of a next step is always notified at
 * its time, because the owner chose that time.
 */
export type NoticeHours = 'opening-hours' | 'always' | 'off'

/** Minutes of opening hours after which the next member of the team and the managers are notified. */
export const ANSWER_WITHIN_MINUTES = 10

/** If one person has more notices than this at the same moment, such as after an import, they become one list. */
export const MAX_SINGLE_NOTICES = 5

const ALL_DAY = [0, 24 * 60] as const
const allWeek: OpeningHours = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((weekday) => [weekday, ALL_DAY]))

const hoursOf = (setting: NoticeHours) => (setting === 'always' ? allWeek : OPENING_HOURS)
const closedDays = (setting: NoticeHours) => (setting === 'always' ? () => false : isHoliday)

/** Returns whether the office opens on the day of an instant. */
export function isOpenDay(now: Date, setting: NoticeHours): boolean {
  const day = limaDateOf(now)
  return hoursOf(setting)[weekdayOf(day)] !== undefined && !closedDays(setting)(day)
}

/** Returns whether staff may be notified of a lead at an instant. */
export function isNoticeTime(now: Date, setting: NoticeHours): boolean {
  if (setting === 'off') return false
  const day = limaDateOf(now)
  const span = isOpenDay(now, setting) ? hoursOf(setting)[weekdayOf(day)] : undefined
  const minute = (now.getTime() - startOfDay(day).getTime()) / 60_000
  return span !== undefined && minute >= span[0] && minute < span[1]
}

/** Returns whether a lead has waited so long that more people must be notified. Only opening hours count. */
export const isOverdueAnswer = (receivedAt: Date, now: Date, setting: NoticeHours): boolean =>
  isNoticeTime(now, setting) &&
  openMinutesBetween(receivedAt, now, hoursOf(setting), closedDays(setting)) >= ANSWER_WITHIN_MINUTES

type Recipients = { owner: string | null; team: readonly string[]; managers: readonly string[] }

/** Returns the users to notify of a new lead. Managers distribute the leads of projects without a team. */
export const newLeadRecipients = ({ owner, managers }: Omit<Recipients, 'team'>): readonly string[] =>
  owner === null ? managers : [owner]

/** Returns the users to notify of an unanswered lead: the next member of the team and the managers. */
export function overdueRecipients({ owner, team, managers }: Recipients): string[] {
  const colleague = owner === null ? undefined : nextOwner(team, [owner])
  const recipients = new Set([...(colleague === undefined ? [] : [colleague]), ...managers])
  return [...recipients].filter((recipient) => recipient !== owner)
}
