import { locales } from '@app/domain/language/locale'
import { pagePaths, pathFor } from '@app/domain/snapshot/page-urls'
import type { Queryable } from '@app/platform/database/pool'
import { pageOfRecord } from '../../publishing/preview/page-of-record'

const isPublished = "_status = 'published' and deleted_at is null"

/** Returns the paths of all published pages in both languages. */
export async function readPagePaths(database: Queryable): Promise<Set<string>> {
  const [projects, articles, places] = await Promise.all([
    database.query<{ slug: string; kind: string }>(`select slug, kind from projects where ${isPublished}`),
    database.query<{ number: number }>(`select number::int from news where ${isPublished}`),
    database.query<{ slug: string }>(`select slug from places where ${isPublished} and landing_shown`),
  ])
  const records = [
    ...projects.rows.map((data) => ({ collection: 'projects', data })),
    ...articles.rows.map((data) => ({ collection: 'news', data })),
    ...places.rows.map(({ slug }) => ({ collection: 'places', data: { slug, landing: { shown: true } } })),
  ]
  return new Set([
    ...fixedPaths,
    ...records.flatMap((record) => Object.values(pageOfRecord(record) ?? {})),
    ...projects.rows.flatMap(({ slug, kind }) =>
      locales.map((locale) => pathFor(kind === 'apartment' ? 'units' : 'lots', locale, { slug })),
    ),
  ])
}

/** The paths of pages that are not part of a collection. */
const fixedPaths = Object.values(pagePaths)
  .flatMap((paths) => Object.values(paths))
  .filter((path) => !path.includes('['))
