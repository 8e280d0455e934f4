import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { explainFailure, readFailure } from '@app/domain/release/scheduled-publish'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { localize } from '../../panel/language/in-language'
import { languageOf } from '../../panel/language/language'
import { namesOfUses } from '../../panel/records/names-of-uses'

/** `draft` means that visitors will not see the change unless the record is published. */
export type ChangeState = 'planned' | 'done' | 'failed' | 'draft'

export type PlannedChange = {
  at: Date
  day: string
  action: string
  name: string
  href: string
  state: ChangeState
  /** Why the scheduled publish failed. */
  reason?: string
}

type ScheduleInput = { type?: 'publish' | 'unpublish'; doc?: { relationTo: string; value: string }; global?: string }
type Job = {
  input: ScheduleInput
  waitUntil: string
  completedAt?: string | null
  hasError?: boolean | null
  error?: { message?: string } | null
}
type Row = Record<string, unknown> & { id: string }
type Days = { from: string; to: string }

/**
 * Returns the campaign dates and the scheduled publishes between two days, except those of records that the user may
 * not read.
 */
export async function readPlannedChanges(req: PayloadRequest, { from, to }: Days): Promise<PlannedChange[]> {
  const changes = [...(await readCampaignDates(req)), ...(await readScheduledPublishes(req, { from, to }))]
  return changes.filter(({ day }) => day >= from && day <= to).toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

async function readCampaignDates(req: PayloadRequest): Promise<PlannedChange[]> {
  const { payload, user, i18n } = req
  const publishedCampaigns = await payload
    .find({
      collection: 'campaigns',
      depth: 0,
      pagination: false,
      select: { _status: true },
      user,
      overrideAccess: false,
    })
    .catch(() => ({ docs: [] }))
  const publishedById = new Map(publishedCampaigns.docs.map(({ id, _status }) => [id, _status === 'published']))
  const { docs } = await payload
    .find({
      collection: 'campaigns',
      locale: languageOf(i18n),
      depth: 0,
      draft: true,
      pagination: false,
      user,
      overrideAccess: false,
    })
    .catch(() => ({ docs: [] }))
  return docs.flatMap(({ id, title, startsAt, endsAt }) => {
    const subject = { slug: 'campaigns', id, title: title ?? '' }
    const state = publishedById.get(id) ? 'planned' : 'draft'
    return [
      { moment: startsAt, action: localize(i18n.language, { es: 'Empieza', en: 'Starts' }) },
      { moment: endsAt, action: localize(i18n.language, { es: 'Termina', en: 'Ends' }) },
    ].flatMap(({ moment, action }) =>
      moment ? [toPlannedChange(payload, subject, { moment, action, state, language: i18n.language })] : [],
    )
  })
}

async function readScheduledPublishes(req: PayloadRequest, { from, to }: Days): Promise<PlannedChange[]> {
  const { payload, user, i18n } = req
  const { language } = i18n
  // The query covers one more day in UTC, because the days are in Lima time, which is behind UTC.
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    depth: 0,
    pagination: false,
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { waitUntil: { greater_than_equal: `${from}T00:00:00.000Z` } },
        { waitUntil: { less_than: `${addDays(to, 2)}T00:00:00.000Z` } },
      ],
    },
  })
  const publishes: PlannedChange[] = []
  for (const job of docs as unknown as Job[]) {
    const { doc, global, type } = job.input
    const action = localize(
      language,
      type === 'unpublish' ? { es: 'Se despublica', en: 'Unpublished' } : { es: 'Se publica', en: 'Published' },
    )
    const outcome = { ...outcomeOf(job, languageOf(i18n)), moment: job.waitUntil, action, language }
    if (global) publishes.push(toPlannedChange(payload, { slug: global, title: '' }, outcome))
    if (!doc) continue
    const collection = doc.relationTo as CollectionSlug
    const row = (await payload
      .findByID({
        collection,
        id: doc.value,
        locale: languageOf(i18n),
        depth: 0,
        draft: true,
        user,
        overrideAccess: false,
      })
      .catch(() => null)) as Row | null
    if (!row) continue
    const title = String(row[payload.collections[collection].config.admin.useAsTitle ?? 'id'] ?? '')
    publishes.push(toPlannedChange(payload, { slug: collection, id: row.id, title }, outcome))
  }
  return publishes
}

function outcomeOf({ completedAt, hasError, error }: Job, language: 'es' | 'en') {
  if (hasError) return { state: 'failed' as const, reason: explainFailure(readFailure(error?.message), language) }
  return { state: completedAt ? ('done' as const) : ('planned' as const) }
}

type Subject = { slug: string; id?: string; title: string }
type Outcome = { moment: string; action: string; state: ChangeState; reason?: string; language: string }

function toPlannedChange(payload: Payload, { slug, id, title }: Subject, outcome: Outcome): PlannedChange {
  const { moment, action, state, reason, language } = outcome
  const at = new Date(moment)
  const recordUse = { kind: id ? ('collection' as const) : ('global' as const), slug, id: id ?? slug, title }
  const [recordName] = namesOfUses(payload, [recordUse], language)
  return {
    at,
    day: limaDateOf(at),
    action,
    name: recordName?.name ?? title,
    href: recordName?.href ?? '',
    state,
    reason,
  }
}
