import { lotNoun } from '@app/domain/appointment/format-appointment'
import { positionInLine, type WaitingKind, type WaitingState } from '@app/domain/waiting-list/waiting-entry'
import type { Queryable } from '@app/platform/database/pool'
import type { Fact } from '../pages/answer-parts'
import { waitingTexts } from './waiting-list.messages'

type Row = {
  id: string
  kind: WaitingKind
  lot: string | null
  state: WaitingState
  confirmedAt: Date | null
  projectName: string
}

/** Returns what an entry waits for and its position in line, as facts for an answer page. */
export async function readPositionInLine(db: Queryable, id: string, locale: 'es' | 'en'): Promise<Fact[]> {
  const { rows } = await db.query<Row>(
    `select line.id, line.kind, line.lot, line.state, line.confirmed_at as "confirmedAt",
       coalesce(p.name, line.project_slug) as "projectName"
     from waiting_entries entry
     join waiting_entries line on line.kind = entry.kind and line.project_slug = entry.project_slug
       and line.lot is not distinct from entry.lot and (line.state = 'waiting' or line.id = entry.id)
     left join projects p on p.slug = entry.project_slug and p._status = 'published'
     where entry.id = $1`,
    [id],
  )
  const entry = rows.find((row) => row.id === id)
  if (!entry) return []
  const texts = waitingTexts[locale]
  const subject: Record<WaitingKind, Fact> = {
    lot: { name: lotNoun(entry.lot ?? '', locale), value: `${entry.lot}, ${entry.projectName}` },
    'next-building': { name: texts.nextBuilding, value: entry.projectName },
    construction: { name: texts.constructionOf, value: entry.projectName },
  }
  const position = entry.kind === 'construction' ? undefined : positionInLine(rows, id)
  return [subject[entry.kind], ...(position ? [{ name: texts.position, value: String(position) }] : [])]
}
