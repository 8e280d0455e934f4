import { advertisedProblems } from '@app/domain/snapshot/problems/lot-problems'
import type { PayloadRequest } from 'payload'
import { readLots } from '../../content/projects/read-lots'
import { languageOf } from '../../panel/language/language'
import { payloadPool } from '../../platform/database/payload-pool'

type AdvertisedProject = { id: string; soldOut: boolean; monthlyFromUsd: number | null; months: number | null }

/** Returns warnings for the user if the advertised figures of the project no longer match its lots. */
export async function findAdvertisingWarnings(req: PayloadRequest, lots: readonly string[]): Promise<string[]> {
  const language = languageOf(req.i18n)
  const pool = payloadPool(req.payload)
  const { rows } = await pool.query<AdvertisedProject>(
    `select id, sold_out as "soldOut", monthly_from_usd::float8 as "monthlyFromUsd", months::float8 as months
     from projects where id in (select project_id from lots where id = any($1::uuid[]))`,
    [lots],
  )
  const problems = await Promise.all(
    rows.map(async (project) => advertisedProblems(project, await readLots(pool, project.id))),
  )
  return problems.flat().map((messages) => messages[language])
}
