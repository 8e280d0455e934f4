import type { Pool } from '@app/platform/database/pool'
import { cache } from 'react'
import { readTeam } from '../sales/team/read-team'
import { readTeamPeriod } from '../sales/team/team-query'

/** Returns the figures of the team for this month. Cached per request, because two blocks show them. */
export const readMonth = cache(async (pool: Pool, now: Date) => {
  const period = readTeamPeriod({}, now)
  return { period, team: await readTeam(pool, period) }
})
