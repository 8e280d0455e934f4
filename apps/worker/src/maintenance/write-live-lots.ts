import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Lot } from '@app/domain/lot/lot.schema'
import { currentLotStates } from '@app/domain/lot/lot-live'
import { liveLotsFile } from '@app/domain/lot/lot-states'
import type { Queryable } from '@app/platform/database/pool'
import { replaceFile } from '../files/replace-file'

type Row = Pick<Lot, 'code' | 'state'> & { project: string; heldUntil: Date | null }

/**
 * Writes the live file of every published project with lots. It contains no personal data. Each file is written under a
 * temporary name and then renamed, so nginx never serves a partial file.
 */
export async function writeLiveLots(db: Queryable, releasesDir: string, now: Date): Promise<string[]> {
  const { rows } = await db.query<Row>(
    `select p.slug as project, l.code, l.state, l.held_until as "heldUntil"
     from lots l join projects p on p.id = l.project_id where p._status = 'published'`,
  )
  const folder = path.join(releasesDir, 'live')
  await mkdir(folder, { recursive: true })
  const projects: string[] = []
  for (const [project, lots] of Map.groupBy(rows, (row) => row.project)) {
    const states = currentLotStates(
      lots.map(({ code, state, heldUntil }) => ({ code, state, heldUntil: heldUntil?.toISOString() ?? null })),
      now,
    )
    await replaceFile(path.join(folder, liveLotsFile(project)), JSON.stringify(states))
    projects.push(project)
  }
  return projects
}
