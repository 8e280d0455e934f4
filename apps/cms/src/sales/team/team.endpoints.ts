import type { Endpoint } from 'payload'
import * as z from 'zod'
import { languageOf } from '../../panel/language/language'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { teamMessages } from './messages'
import { readTeam } from './read-team'
import { teamCsv } from './team-csv'
import { readTeamPeriod } from './team-query'

/** Exports the figures of the team. The user and the period are logged. */
const exportTeamEndpoint = staffEndpoint({
  path: '/team/csv',
  method: 'get',
  permission: 'see the team',
  query: z.object({ periodo: z.string().optional() }),
  handle: async ({ req, staff, query }) => {
    const language = languageOf(req.i18n)
    const period = readTeamPeriod(query, new Date())
    const team = await readTeam(payloadPool(req.payload), period)
    const { from, to } = period.current
    await recordAccess(req, 'team-exported', staff.email, `${from} – ${to}`)
    return new Response(teamCsv(team, period, language), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${teamMessages[language].file.name}-${from}-${to}.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
})

export const teamEndpoints: Endpoint[] = [exportTeamEndpoint]
