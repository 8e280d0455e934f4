import type { LotState } from '@app/domain/lot/lot.schema'
import type { WaitingKind } from '@app/domain/waiting-list/waiting-entry'
import type { Queryable } from '@app/platform/database/pool'

export type WaitingSubject = { kind: WaitingKind; project: string; lot: string | undefined }

export type FoundSubject = {
  projectName: string
  isSoldOut: boolean
  /** Null if the project has no lot with this code. */
  lotState: LotState | null
}

/** Returns what a person wants to wait for, or undefined if the project is not published. */
export async function findWaitingSubject(
  db: Queryable,
  { project, lot }: Pick<WaitingSubject, 'project' | 'lot'>,
): Promise<FoundSubject | undefined> {
  const { rows } = await db.query<FoundSubject>(
    `select p.name as "projectName", coalesce(p.sold_out, false) as "isSoldOut",
       (select l.state from lots l where l.project_id = p.id and l.code = $2) as "lotState"
     from projects p where p.slug = $1 and p._status = 'published'`,
    [project, lot ?? ''],
  )
  return rows[0]
}
