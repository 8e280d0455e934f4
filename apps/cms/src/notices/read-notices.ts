import { humanDay, humanInstant } from '@app/domain/calendar/human-date'
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { deadlineOf, deadlineSentence } from '@app/domain/complaint/days-left'
import { urgencyOf } from '@app/domain/lead/first-answer'
import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import type { Pool } from '@app/platform/database/pool'
import type { Payload, PayloadRequest } from 'payload'
import type { Language } from '../panel/language/language'
import { activeRole } from '../platform/access/active-role'
import type { Role } from '../platform/access/roles'
import { payloadPool } from '../platform/database/payload-pool'
import { listRequests } from '../privacy/read-requests'
import { readRequests } from '../sales/appointments/read-appointments'
import { listLeads } from '../sales/leads/list-leads'
import { readProjects } from '../sales/leads/read-lead'
import { countRewards } from '../sales/referrals/read-referrals'
import { noticeMessages } from './messages'
import { readFailures } from './read-failures'
import { readOpenComplaints } from './read-open-complaints'
import { newestWaitingLeadsFilter, newestWaitingLeadsUrl } from './waiting-leads'

/** One line of the notice centre. It contains no personal data, because every open tab polls it. */
type Notice = { key: string; href: string; name: string; note: string; isBad: boolean }
export type Notices = { notices: Notice[]; count: number }

type Reader = { pool: Pool; now: Date; language: Language }

const MAX_OF_A_KIND = 5
/** Older requests for a visit are on their leads. */
const REQUEST_DAYS = { before: 30, total: 400 }

const readers = {
  leads: async ({ pool, now, language }: Reader): Promise<Notices> => {
    const messages = noticeMessages[language]
    const [{ leads, count }, projects] = await Promise.all([
      listLeads(pool, newestWaitingLeadsFilter),
      readProjects(pool, language),
    ])
    const notices = leads.slice(0, MAX_OF_A_KIND).map(({ id, project, receivedAt }) => ({
      key: id,
      href: `/admin/consultas/${id}`,
      name: project === GENERAL_QUESTION ? messages.general : messages.lead(projects.get(project) ?? project),
      note: `${messages.unanswered} · ${humanInstant(receivedAt, now, language)}`,
      isBad: urgencyOf(now.getTime() - receivedAt.getTime()) === 'late',
    }))
    return withMore(notices, count, newestWaitingLeadsUrl, language)
  },
  appointments: async ({ pool, now, language }: Reader): Promise<Notices> => {
    const messages = noticeMessages[language]
    const from = addDays(limaDateOf(now), -REQUEST_DAYS.before)
    const [requests, projects] = await Promise.all([
      readRequests(pool, { from, days: REQUEST_DAYS.total }),
      readProjects(pool, language),
    ])
    const notices = requests.map(({ leadId, project, day }) => ({
      key: `appointment-${leadId}`,
      href: `/admin/consultas/${leadId}`,
      name: messages.appointment(projects.get(project) ?? project),
      note: `${messages.unconfirmed} · ${humanDay(day, now, language)}`,
      isBad: day < limaDateOf(now),
    }))
    return withMore(notices, requests.length, '/admin/visitas', language)
  },
  complaints: async ({ pool, now, language }: Reader): Promise<Notices> => {
    const messages = noticeMessages[language]
    const complaints = await readOpenComplaints(pool, now)
    const notices = complaints.map(({ id, reference, isLetter, deadline, ruleKind }) => ({
      key: id,
      href: `/admin/collections/complaints/${id}`,
      name: messages.complaint(reference),
      note: `${isLetter ? messages.letter : messages.toAnswer} · ${deadlineSentence(deadline, ruleKind, language)}`,
      isBad: deadline.state !== 'calm',
    }))
    return withMore(notices, complaints.length, '/admin/collections/complaints', language)
  },
  requests: async ({ pool, now, language }: Reader): Promise<Notices> => {
    const requests = await listRequests(pool, 'waiting')
    const notices = requests.map(({ id, reference, dueOn }) => {
      const deadline = deadlineOf(limaDateOf(now), dueOn, 'business')
      return {
        key: id,
        href: `/admin/privacidad/solicitudes/${id}`,
        name: noticeMessages[language].request(reference),
        note: deadlineSentence(deadline, 'business', language),
        isBad: deadline.state !== 'calm',
      }
    })
    return withMore(notices, requests.length, '/admin/privacidad', language)
  },
  rewards: async ({ pool, language }: Reader): Promise<Notices> => {
    const { due, approved } = await countRewards(pool)
    const row = (list: 'due' | 'approved', name: string, total: number): Notice[] =>
      total === 0
        ? []
        : [{ key: list, href: `/admin/referidos?lista=${list}`, name, note: String(total), isBad: false }]
    const { rewardsDue, rewardsApproved } = noticeMessages[language]
    return {
      notices: [...row('due', rewardsDue, due), ...row('approved', rewardsApproved, approved)],
      count: due + approved,
    }
  },
}

/** What waits for each role. The readers query the database without access rules. */
const waitingByRole: Record<Role, (keyof typeof readers)[]> = {
  admin: ['complaints', 'requests', 'leads', 'appointments'],
  manager: ['complaints', 'leads', 'appointments', 'rewards'],
  marketing: [],
  sales: ['leads', 'appointments'],
  'customer-service': ['complaints'],
  privacy: ['requests'],
}

function withMore(notices: Notice[], count: number, href: string, language: Language): Notices {
  const shown = notices.slice(0, MAX_OF_A_KIND)
  if (count <= shown.length) return { notices: shown, count }
  const more = { key: href, href, name: noticeMessages[language].more(count - shown.length), note: '', isBad: false }
  return { notices: [...shown, more], count }
}

type User = PayloadRequest['user']

/** Returns what waits for the user, failures first, or undefined if a query fails: the panel must still render. */
export async function readNotices(payload: Payload, user: User, language: Language): Promise<Notices | undefined> {
  const role = activeRole(user)
  if (!role) return { notices: [], count: 0 }
  const now = new Date()
  const reader = { pool: payloadPool(payload), now, language }
  try {
    const [{ failures, count }, ...waiting] = await Promise.all([
      readFailures({ payload, user, language }),
      ...waitingByRole[role].map((kind) => readers[kind](reader)),
    ])
    const failed = failures.map(({ key, href = '/admin', name, note }) => ({ key, href, name, note, isBad: true }))
    return {
      notices: [...failed, ...waiting.flatMap(({ notices }) => notices)],
      count: waiting.reduce((total, { count: waitingCount }) => total + waitingCount, count),
    }
  } catch (error) {
    payload.logger.error({ err: error }, 'The notices could not be read.')
    return undefined
  }
}
