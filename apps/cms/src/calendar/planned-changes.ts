// What will change by itself: campaigns begin and end by their dates, and staff schedule publishes.
import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { languageOf } from '../navigation/rooms-of'
import { say } from '../spanish/say'
import { namesOfUses } from '../uses/names-of-uses'

export type PlannedChange = { at: Date; day: string; what: string; name: string; href: string }

type ScheduleInput = { type?: 'publish' | 'unpublish'; doc?: { relationTo: string; value: string }; global?: string }
type Row = Record<string, unknown> & { id: string }

/** Only what this member of staff may read. */
export async function plannedChanges(req: PayloadRequest): Promise<PlannedChange[]> {
  const found = [...(await campaignDates(req)), ...(await scheduledPublishes(req))]
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

async function campaignDates(req: PayloadRequest): Promise<PlannedChange[]> {
  const { payload, user, i18n } = req
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
  return docs.flatMap(({ id, title, startsAt, endsAt }) =>
    [
      { moment: startsAt, what: say(i18n.language, 'Starts') },
      { moment: endsAt, what: say(i18n.language, 'Ends') },
    ].flatMap(({ moment, what }) =>
      moment ? [change(payload, { slug: 'campaigns', id, title: title ?? '' }, moment, what, i18n.language)] : [],
    ),
  )
}

async function scheduledPublishes({ payload, user, i18n }: PayloadRequest): Promise<PlannedChange[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    depth: 0,
    pagination: false,
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false }, waitUntil: { exists: true } },
  })
  const planned: PlannedChange[] = []
  for (const job of docs as unknown as { input: ScheduleInput; waitUntil: string }[]) {
    const { doc, global, type } = job.input
    const what = say(i18n.language, type === 'unpublish' ? 'Is unpublished' : 'Is published')
    if (global) planned.push(change(payload, { slug: global, title: '' }, job.waitUntil, what, i18n.language))
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
    planned.push(change(payload, { slug: collection, id: row.id, title }, job.waitUntil, what, i18n.language))
  }
  return planned
}

type Subject = { slug: string; id?: string; title: string }

function change(payload: Payload, { slug, id, title }: Subject, moment: string, what: string, language: string) {
  const at = new Date(moment)
  const use = { kind: id ? ('collection' as const) : ('global' as const), slug, id: id ?? slug, title }
  const [named] = namesOfUses(payload, [use], language)
  return { at, day: limaDateOf(at), what, name: named?.name ?? title, href: named?.href ?? '' }
}
