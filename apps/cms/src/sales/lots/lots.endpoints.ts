import { lotStates } from '@app/domain/lot/lot.schema'
import { lotsFromCsv, lotsToCsv } from '@app/domain/lot/lot-csv'
import { inTransaction } from '@app/platform/database/pool'
import { transactionDb } from '@app/platform/queue/boss'
import { queueRelease } from '@app/platform/queue/queue-release'
import { queues } from '@app/platform/queue/queues'
import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { readLots, readSellingProjects } from '../../content/projects/read-lots'
import { errorResponse } from '../../platform/access/error-response'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { recordId } from '../../platform/database/record-id.schema'
import { queueSender } from '../../platform/queue/queue-sender'
import { changeStates } from './change-states'
import { findAdvertisingWarnings } from './find-advertising-warnings'
import { importLots } from './import-lots'
import { pricesEndpoint } from './prices.endpoint'

const MAX_LOTS = 500
const MAX_FILE_LENGTH = 1_000_000

const isFuture = (date: Date | null) => date !== null && date.getTime() > Date.now()

const changeStatesEndpoint = staffEndpoint({
  // Under `/lots`, Payload would read the rest of the path as a record id.
  path: '/lot-desk/states',
  permission: 'change the state of lots',
  body: z
    .object({
      lots: z.array(recordId).min(1).max(MAX_LOTS),
      state: z.enum(lotStates),
      heldUntil: z.coerce.date().nullable().default(null),
      heldFor: recordId.nullable().default(null),
    })
    .refine(({ state, heldUntil }) => state !== 'held' || isFuture(heldUntil), { path: ['heldUntil'] }),
  handle: async ({ req, staff, body: { lots, state, heldUntil, heldFor } }) => {
    const change = { lots, to: state, heldUntil, heldFor, by: staff.name }
    const changedCount = await changeStates(payloadPool(req.payload), await queueSender(), change)
    return Response.json({ done: changedCount, warnings: await findAdvertisingWarnings(req, lots) })
  },
})

const projectParams = z.object({ project: z.string() })

const findProject = async (req: PayloadRequest, slug: string) =>
  (await readSellingProjects(payloadPool(req.payload))).find((project) => project.slug === slug)

const exportCsvEndpoint = staffEndpoint({
  path: '/lot-desk/:project/csv',
  method: 'get',
  permission: 'export lots',
  params: projectParams,
  handle: async ({ req, params }) => {
    const project = await findProject(req, params.project)
    if (!project) return errorResponse(400, 'Unknown project.')
    return new Response(lotsToCsv(await readLots(payloadPool(req.payload), project.id)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="lotes-${project.slug}.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
})

/** Imports a price list. If the file has problems, nothing is imported, and each problem is returned with its line. */
const importCsvEndpoint = staffEndpoint({
  path: '/lot-desk/:project/csv',
  permission: 'import lots',
  params: projectParams,
  handle: async ({ req, staff, params }) => {
    const project = await findProject(req, params.project)
    if (!project) return errorResponse(400, 'Unknown project.')
    const text = (await req.text?.()) ?? ''
    if (text.length > MAX_FILE_LENGTH) return errorResponse(413, 'The file is too large.')
    const { lots, problems } = lotsFromCsv(text, project.slug)
    if (problems.length > 0 || lots.length === 0) return Response.json({ problems }, { status: 422 })
    const boss = await queueSender()
    const result = await inTransaction(payloadPool(req.payload), async (tx) => {
      const db = transactionDb(tx)
      const importResult = await importLots(tx, project.id, lots)
      const reason = `${project.name}: lotes`
      await queueRelease(boss, db, { kind: 'publish', askedBy: staff.name, reason, changes: [] })
      await boss.send(queues.liveLots, {}, { db })
      return importResult
    })
    return Response.json(result)
  },
})

export const lotsEndpoints: Endpoint[] = [changeStatesEndpoint, pricesEndpoint, exportCsvEndpoint, importCsvEndpoint]
