import type { RecordReference } from '@sillar/domain/release/release'
import { panelState, recordState } from '@sillar/domain/release/release-state'
import { askForRelease } from '@sillar/platform/queue/ask-for-release'
import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload'
import { may } from '../../platform/access/apply-access'
import { staffName } from '../../platform/access/staff'
import { payloadPool } from '../../platform/database/payload-pool'
import { transactionOf } from '../../platform/database/request-queries'
import { queueSender } from '../../platform/queue/queue-sender'
import { readFailedSchedules } from '../schedule/read-failed-schedules'
import { retryScheduleEndpoint } from '../schedule/retry-schedule.endpoint'
import { shownFailure } from '../schedule/shown-failure'
import { collectionParts, globalParts } from '../snapshot/content-sources'
import { knownReleases } from './known-releases'

const fresh = { headers: { 'cache-control': 'no-store' } }
const refused = () => Response.json({ error: 'Not for this account.' }, { status: 403 })

const state: Endpoint = {
  path: '/publishing',
  method: 'get',
  handler: async (req) => {
    if (!may(req.user, 'see how publishing stands')) return refused()
    const releases = await knownReleases(req)
    const record = await askedRecord(req)
    const failed = record && (await failedSchedulesOf(req, record))
    return Response.json(
      {
        panel: panelState(releases),
        ...(record && { record: recordState(record, releases), failedSchedules: failed }),
      },
      fresh,
    )
  },
}

/** `?collection=news&id=…` or `?global=home`. What visitors may see of it is the published version, never the draft. */
async function askedRecord(
  req: PayloadRequest,
): Promise<(RecordReference & { publishedAt: string | null }) | undefined> {
  const { collection, id, global } = req.query as Record<string, string | undefined>
  const collections: readonly string[] = Object.values(collectionParts)
  const globals: readonly string[] = Object.values(globalParts)
  if (collection && id && collections.includes(collection)) {
    const slug = collection as CollectionSlug
    const doc = await req.payload.findByID({ collection: slug, id, depth: 0, disableErrors: true, req })
    return { place: 'collections', slug, id, publishedAt: publishedAt(doc) }
  }
  if (!global || !globals.includes(global)) return undefined
  const slug = global as GlobalSlug
  const doc = await req.payload.findGlobal({ slug, depth: 0, req })
  return { place: 'globals', slug, id: null, publishedAt: publishedAt(doc) }
}

async function failedSchedulesOf({ payload }: PayloadRequest, { slug, id }: RecordReference) {
  const failed = await readFailedSchedules(payloadPool(payload), { slug, id: id ?? '' })
  return failed.map(shownFailure)
}

function publishedAt(doc: unknown): string | null {
  const { _status, updatedAt } = (doc ?? {}) as { _status?: string; updatedAt?: string }
  return _status === 'published' ? (updatedAt ?? null) : null
}

const publishNow: Endpoint = {
  path: '/publishing/now',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'publish now')) return refused()
    await askForRelease(await queueSender(), await transactionOf(req), {
      kind: 'publish',
      askedBy: staffName(req),
      reason: 'Publicar ahora',
      changes: [],
    })
    return Response.json({ state: 'waiting' }, { status: 202 })
  },
}

const goBack: Endpoint = {
  path: '/publishing/rollback',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'go back to an older release')) return refused()
    const { release, reason } = ((await req.json?.().catch(() => ({}))) ?? {}) as Record<string, unknown>
    if (typeof release !== 'string' || typeof reason !== 'string' || reason.trim() === '')
      return Response.json({ error: 'Which release, and why?' }, { status: 400 })
    const { totalDocs } = await req.payload.count({
      collection: 'releases',
      req,
      where: { and: [{ name: { equals: release } }, { kept: { equals: true } }] },
    })
    if (totalDocs === 0) return Response.json({ error: 'That release is not kept any more.' }, { status: 409 })
    await askForRelease(await queueSender(), await transactionOf(req), {
      kind: 'rollback',
      askedBy: staffName(req),
      reason: reason.trim().slice(0, 500),
      changes: [],
      target: release,
    })
    return Response.json({ state: 'waiting' }, { status: 202 })
  },
}

export const publishingEndpoints: Endpoint[] = [state, publishNow, goBack, retryScheduleEndpoint]
