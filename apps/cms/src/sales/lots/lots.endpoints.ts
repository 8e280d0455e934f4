import { isLotState } from '@sillar/domain/lot/lot.schema'
import { lotsFromCsv, lotsToCsv } from '@sillar/domain/lot/lot-csv'
import { advertisedProblems } from '@sillar/domain/snapshot/problems/lot-problems'
import { inTransaction } from '@sillar/platform/database/pool'
import { askForRelease } from '@sillar/platform/queue/ask-for-release'
import { within } from '@sillar/platform/queue/boss'
import { queues } from '@sillar/platform/queue/queues'
import type { Endpoint, PayloadRequest } from 'payload'
import { readLots, readSellingProjects } from '../../content/projects/read-lots'
import { may } from '../../platform/access/apply-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { queueSender } from '../../platform/queue/queue-sender'
import { staffName } from '../../publishing/releases/request-publish'
import { changeStates } from './change-states'
import { bringInLots } from './import-lots'

// Not under `/lots`: those addresses belong to the collection, which would take the rest for the id of a record.
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MOST_AT_ONCE = 500
const MAX_FILE = 1_000_000

const answer = (status: number, error: string) => Response.json({ error }, { status })
const refused = () => answer(403, 'Not for this account.')

/** `{ lots: [id…], state, heldUntil }`. A hold needs an end that is still to come. */
const states: Endpoint = {
  path: '/lot-desk/states',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'change the state of lots')) return refused()
    const body = ((await req.json?.().catch(() => ({}))) ?? {}) as Record<string, unknown>
    const lots = Array.isArray(body.lots) ? body.lots.map(String).filter((id) => uuid.test(id)) : []
    const heldUntil = body.heldUntil ? new Date(String(body.heldUntil)) : null
    if (lots.length === 0 || lots.length > MOST_AT_ONCE || !isLotState(body.state))
      return answer(400, 'Which lots, and what?')
    if (body.state === 'held' && !(heldUntil && heldUntil.getTime() > Date.now()))
      return answer(400, 'A hold needs an end that is still to come.')
    const pool = payloadPool(req.payload)
    const change = { lots, to: body.state, heldUntil, by: staffName(req) }
    const done = await changeStates(pool, await queueSender(), change)
    return Response.json({ done, warnings: await contradictions(req, lots) })
  },
}

/** What the project advertises may not be true any more: said at once, to whoever can change it. */
async function contradictions(req: PayloadRequest, lots: string[]): Promise<string[]> {
  const language = req.i18n.language === 'en' ? 'en' : 'es'
  const pool = payloadPool(req.payload)
  const { rows } = await pool.query<{
    id: string
    soldOut: boolean
    monthlyFromUsd: number | null
    months: number | null
  }>(
    `select id, sold_out as "soldOut", monthly_from_usd::float8 as "monthlyFromUsd", months::float8 as months
     from projects where id in (select project_id from lots where id = any($1::uuid[]))`,
    [lots],
  )
  const found = await Promise.all(
    rows.map(async (project) => advertisedProblems(project, await readLots(pool, project.id))),
  )
  return found.flat().map((words) => words[language])
}

const projectOf = async (req: PayloadRequest) =>
  (await readSellingProjects(payloadPool(req.payload))).find(({ slug }) => slug === req.routeParams?.project)

const csvOut: Endpoint = {
  path: '/lot-desk/:project/csv',
  method: 'get',
  handler: async (req) => {
    if (!may(req.user, 'take out lots')) return refused()
    const project = await projectOf(req)
    if (!project) return answer(400, 'Which project?')
    return new Response(lotsToCsv(await readLots(payloadPool(req.payload), project.id)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="lotes-${project.slug}.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
}

/** All of a file or nothing; each problem with its line. */
const csvIn: Endpoint = {
  path: '/lot-desk/:project/csv',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'bring in lots')) return refused()
    const project = await projectOf(req)
    if (!project) return answer(400, 'Which project?')
    const text = (await req.text?.()) ?? ''
    if (text.length > MAX_FILE) return answer(413, 'Too large.')
    const { lots, problems } = lotsFromCsv(text, project.slug)
    if (problems.length > 0 || lots.length === 0) return Response.json({ problems }, { status: 422 })
    const boss = await queueSender()
    const done = await inTransaction(payloadPool(req.payload), async (tx) => {
      const db = within(tx)
      const result = await bringInLots(tx, project.id, lots)
      const reason = `${project.name}: lotes`
      await askForRelease(boss, db, { kind: 'publish', askedBy: staffName(req), reason, changes: [] })
      await boss.send(queues.lotsNow, {}, { db })
      return result
    })
    return Response.json(done)
  },
}

export const lotsEndpoints: Endpoint[] = [states, csvOut, csvIn]
