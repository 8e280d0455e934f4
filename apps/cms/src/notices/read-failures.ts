import { formatInstant } from '@app/domain/calendar/format-date'
import { explainFailure } from '@app/domain/release/scheduled-publish'
import type { Queryable } from '@app/platform/database/pool'
import type { Payload, PayloadRequest } from 'payload'
import { deliveries } from '../operations/deliveries/deliveries.collection'
import { detailWords } from '../operations/deliveries/detail-words'
import { jobMessages } from '../operations/jobs/messages'
import { readFailedJobs } from '../operations/jobs/read-failed-jobs'
import type { Language } from '../panel/language/language'
import { namedFields, optionName } from '../panel/list/list-fields'
import { nameRecords } from '../panel/records/name-records'
import { may } from '../platform/access/apply-access'
import { payloadPool } from '../platform/database/payload-pool'
import { scheduleMessages } from '../publishing/schedule/messages'
import { type FailedSchedule, readFailedSchedules } from '../publishing/schedule/read-failed-schedules'
import { noticeMessages } from './messages'
import { readReleases } from './read-releases'

/** What failed and waits for a user who can settle it. */
export type Failure = {
  key: string
  href: string | undefined
  name: string
  note: string
  at: Date
  /** The button that settles the failure, if the user may press it. */
  settle?:
    | { kind: 'retry'; job: string; subject: string }
    | { kind: 'publish' }
    | { kind: 'run'; job: string; subject: string }
    | { kind: 'send'; delivery: string; subject: string }
}
export type Failures = { failures: Failure[]; count: number }

type Context = { payload: Payload; user: PayloadRequest['user']; language: Language }

const MAX_DELIVERIES = 5
/** Errors of the database can be very long. */
const MAX_REASON_LENGTH = 200

/**
 * Returns the failures that the user can settle, and the scheduled publishes of the user that failed. Failed publishes
 * come first.
 */
export async function readFailures(context: Context): Promise<Failures> {
  const [releases, schedules, jobs, deliveries] = await Promise.all([
    failedRelease(context),
    failedSchedules(context),
    failedJobs(context),
    parkedDeliveries(context),
  ])
  const failures = [...releases, ...schedules, ...jobs, ...deliveries.failures]
  return { failures, count: releases.length + schedules.length + jobs.length + deliveries.count }
}

async function failedRelease({ payload, user, language }: Context): Promise<Failure[]> {
  if (!may(user, 'publish now')) return []
  const { lastAttempt, isWaiting } = await readReleases(payloadPool(payload))
  if (!lastAttempt || lastAttempt.isPublished || isWaiting) return []
  return [
    {
      key: lastAttempt.id,
      href: `/admin/collections/releases/${lastAttempt.id}`,
      name: noticeMessages[language].releaseFailed,
      note: lastAttempt.problems[0] ?? formatInstant(lastAttempt.at, language),
      at: lastAttempt.at,
      settle: { kind: 'publish' },
    },
  ]
}

async function failedSchedules({ payload, user, language }: Context): Promise<Failure[]> {
  const mayRetry = may(user, 'schedule a publish')
  const schedules = (await readFailedSchedules(payloadPool(payload))).filter(({ by }) => mayRetry || by.id === user?.id)
  const nameOf = await nameRecords(payload, schedules, language)
  const messages = scheduleMessages[language]
  return schedules.map((schedule) => {
    const record = nameOf(schedule)
    const subject = record ? [record.kind, record.name].filter(Boolean).join(': ') : messages.gone
    const planned = messages.planned(formatInstant(schedule.at, language))
    const reason = `${messages.why}: ${explainFailure(schedule.failure, language)}`
    return {
      key: schedule.job,
      href: record?.href,
      name: `${messages[schedule.type]}: ${subject}`,
      note: `${planned} ${scheduledBy(schedule, user?.id, messages)} ${reason}`,
      at: schedule.at,
      ...(mayRetry && record && { settle: { kind: 'retry' as const, job: schedule.job, subject } }),
    }
  })
}

function scheduledBy({ by }: FailedSchedule, user: unknown, messages: (typeof scheduleMessages)['es']): string {
  if (by.id === user) return messages.byYou
  return by.name ? messages.by(by.name) : messages.byDeleted
}

async function failedJobs({ payload, user, language }: Context): Promise<Failure[]> {
  if (!may(user, 'run a failed job again')) return []
  const messages = jobMessages[language]
  const jobs = await readFailedJobs(payloadPool(payload))
  return jobs.map(({ name: job, at, message }) => {
    const { name: subject, late } = messages.jobs[job] ?? { name: job, late: '' }
    const reason = message && messages.reason(message.slice(0, MAX_REASON_LENGTH))
    return {
      key: job,
      href: undefined,
      name: messages.failed(subject),
      note: [late, messages.at(formatInstant(at, language)), reason].filter(Boolean).join(' '),
      at,
      settle: { kind: 'run', job, subject },
    }
  })
}

type ParkedDelivery = {
  id: string
  reference: string
  integration: string
  detail: string | null
  at: Date
  total: number
}

async function readParkedDeliveries(db: Queryable): Promise<ParkedDelivery[]> {
  const { rows } = await db.query<ParkedDelivery>(
    `select id, reference, integration::text, last_detail as detail, coalesce(parked_at, updated_at) as at,
       count(*) over ()::int as total
     from deliveries where status = 'parked' order by parked_at desc limit ${MAX_DELIVERIES}`,
  )
  return rows
}

async function parkedDeliveries({ payload, user, language }: Context): Promise<Failures> {
  if (!may(user, 'send a delivery again')) return { failures: [], count: 0 }
  const rows = await readParkedDeliveries(payloadPool(payload))
  const integration = namedFields(deliveries.fields).get('integration')
  const failures = rows.map(({ id, reference, integration: target, detail, at }): Failure => {
    const word = detailWords.find(({ code }) => detail?.startsWith(code))
    const reason = word ? word[language] + (detail ?? '').slice(word.code.length) : detail
    const targetName = integration ? optionName(integration, target, language) : target
    return {
      key: id,
      href: `/admin/collections/deliveries/${id}`,
      name: noticeMessages[language].notDelivered(`${targetName}, ${reference}`),
      note: [reason, formatInstant(at, language)].filter(Boolean).join(' · '),
      at,
      settle: { kind: 'send', delivery: id, subject: reference },
    }
  })
  return { failures, count: rows[0]?.total ?? 0 }
}
