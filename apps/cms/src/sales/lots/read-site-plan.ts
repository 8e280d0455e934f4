import { svgParts } from '@app/domain/snapshot/media.schema'
import type { Queryable } from '@app/platform/database/pool'
import type { Language } from '../../panel/language/language'

export type SitePlan = { viewBox: string; ground: string; outlines: Map<string, string> }

/** Returns the site plan that the website shows for a project, or null if the project has none. */
export async function readSitePlan(db: Queryable, projectId: string, language: Language): Promise<SitePlan | null> {
  const { rows } = await db.query<{ svg: object; shapes: unknown }>(
    'select m.svg, m.shapes from projects p join media m on m.id = p.lot_plan_id where p.id = $1 and m.svg is not null',
    [projectId],
  )
  if (!rows[0]) return null
  const { viewBox, ground, content, shapes } = svgParts.parse({ ...rows[0].svg, shapes: rows[0].shapes })
  return {
    viewBox: viewBox ?? '0 0 1 1',
    ground: (ground ?? content)[language],
    outlines: new Map(shapes.map(({ id, points }) => [id, points])),
  }
}
