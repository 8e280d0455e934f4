import type { Endpoint } from 'payload'
import * as z from 'zod'
import { languageOf } from '../../panel/language/language'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { readProjects } from '../leads/read-lead'
import { funnelCsv } from './funnel-csv'
import { funnelRanges, readFunnelQuery } from './funnel-period'
import { funnelMessages } from './messages'
import { readComparedFunnel } from './read-funnel'

/** Exports the figures of the funnel. The user, the grouping and the period are logged. */
const exportFunnelEndpoint = staffEndpoint({
  path: '/funnel/csv',
  method: 'get',
  permission: 'see the funnel',
  query: z.object({ dias: z.string().optional(), por: z.string().optional() }),
  handle: async ({ req, staff, query }) => {
    const pool = payloadPool(req.payload)
    const language = languageOf(req.i18n)
    const { period, by } = readFunnelQuery(query)
    const ranges = funnelRanges(period, new Date())
    const [funnel, projects] = await Promise.all([readComparedFunnel(pool, ranges, by), readProjects(pool, language)])
    const { from, to } = ranges.current
    await recordAccess(req, 'funnel-exported', staff.email, `${by}; ${from} – ${to}`)
    return new Response(funnelCsv({ funnel, ranges, by, projects, language }), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${funnelMessages[language].file}-${from}-${to}.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
})

export const funnelEndpoints: Endpoint[] = [exportFunnelEndpoint]
