import { changeByOthers } from '@app/domain/release/change-by-others'
import type { RecordKey } from '@app/domain/release/release'
import { panelState, recordState } from '@app/domain/release/release-state'
import { queueRelease } from '@app/platform/queue/queue-release'
import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload'
import * as z from 'zod'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { transactionOf } from '../../platform/database/request-queries'
import { queueSender } from '../../platform/queue/queue-sender'
import { readFailedSchedules } from '../schedule/read-failed-schedules'
import { readPlannedSchedules } from '../schedule/read-planned-schedule'
import { retryScheduleEndpoint } from '../schedule/retry-schedule.endpoint'
import { toShownFailure } from '../schedule/shown-failure'
import { collectionParts, globalParts } from '../snapshot/content-sources'
import { readKnownReleases } from './read-known-releases'
import { readRecordDraft } from './read-record-draft'

const MAX_REASON_LENGTH = 500
const noStore = { headers: { 'cache-control': 'no-store' } }

/** The record whose state is requested. Without one, the response contains only the state of the site. */
const recordQuery = z.object({
  collection: z.string().optional(),
  id: z.string().optional(),
  global: z.string().optional(),
})

const stateEndpoint = staffEndpoint({
  path: '/publishing',
  method: 'get',
  permission: 'see the publishing status',
  query: recordQuery,
  handle: async ({ req, query, staff }) => {
    const releases = await readKnownReleases(req)
    const record = await findRecord(req, query)
    return Response.json(
      {
        panel: panelState(releases),
        others: changeByOthers(releases, staff.name, record),
        ...(record && {
          record: recordState(record, releases),
          failedSchedules: await readFailuresOf(req, record),
          schedules: await readPlannedSchedules(payloadPool(req.payload), { slug: record.slug, id: record.id ?? '' }),
          draft: await readRecordDraft(req, record),
        }),
      },
      noStore,
    )
  },
})

/** Returns a record and when its published version was saved. Drafts are ignored, because visitors never see them. */
async function findRecord(
  req: PayloadRequest,
  { collection, id, global }: z.output<typeof recordQuery>,
): Promise<(RecordKey & { publishedAt: string | null }) | undefined> {
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

async function readFailuresOf({ payload }: PayloadRequest, { slug, id }: RecordKey) {
  const schedules = await readFailedSchedules(payloadPool(payload), { slug, id: id ?? '' })
  return schedules.map(toShownFailure)
}

function publishedAt(doc: unknown): string | null {
  const { _status, updatedAt } = (doc ?? {}) as { _status?: string; updatedAt?: string }
  return _status === 'published' ? (updatedAt ?? null) : null
}

const publishNowEndpoint = staffEndpoint({
  path: '/publishing/now',
  permission: 'publish now',
  handle: async ({ req, staff }) => {
    await queueRelease(await queueSender(), await transactionOf(req), {
      kind: 'publish',
      askedBy: staff.name,
      reason: 'Publicar ahora',
      changes: [],
    })
    return Response.json({ state: 'waiting' }, { status: 202 })
  },
})

const rollbackEndpoint = staffEndpoint({
  path: '/publishing/rollback',
  permission: 'roll back a release',
  body: z.object({ release: z.string(), reason: z.string().trim().min(1) }),
  handle: async ({ req, staff, body: { release, reason } }) => {
    const { totalDocs } = await req.payload.count({
      collection: 'releases',
      req,
      where: { and: [{ name: { equals: release } }, { kept: { equals: true } }] },
    })
    if (totalDocs === 0) return errorResponse(409, 'The files of this release no longer exist.')
    await queueRelease(await queueSender(), await transactionOf(req), {
      kind: 'rollback',
      askedBy: staff.name,
      reason: reason.slice(0, MAX_REASON_LENGTH),
      changes: [],
      target: release,
    })
    return Response.json({ state: 'waiting' }, { status: 202 })
  },
})

export const publishingEndpoints: Endpoint[] = [
  stateEndpoint,
  publishNowEndpoint,
  rollbackEndpoint,
  retryScheduleEndpoint,
]
