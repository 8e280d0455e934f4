import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { type PageId, type PageParams, routeAt } from '@/i18n/routes'
import { snapshot } from './snapshot'

type Listed = Pick<Snapshot, 'projects' | 'news' | 'places'> & Partial<Pick<Snapshot, 'lots'>>

/** Returns one entry per page of a route: a single one, or one per project, place or article. */
export function paramsOf(page: PageId, { projects, news, places, lots = [] }: Listed = snapshot()): PageParams[] {
  if (page === 'condominium' || page === 'apartment')
    return projects.filter(({ kind }) => kind === page).map(({ slug }) => ({ slug }))
  if (page === 'lots') {
    const selling = new Set(lots.map(({ project }) => project))
    return projects
      .filter(({ slug, kind, lotPlan }) => kind === 'condominium' && lotPlan && selling.has(slug))
      .map(({ slug }) => ({ slug }))
  }
  if (page === 'units') {
    const selling = new Set(lots.map(({ project }) => project))
    return projects.filter(({ slug, kind }) => kind === 'apartment' && selling.has(slug)).map(({ slug }) => ({ slug }))
  }
  if (page === 'area') return places.filter(({ landing }) => landing !== null).map(({ slug }) => ({ slug }))
  if (page === 'article') return news.map(({ number }) => ({ number }))
  return [{}]
}

/** Returns the paths Astro needs to render a view. */
export const staticPaths = ({ routePattern }: { routePattern: string }) =>
  paramsOf(routeAt(routePattern).page).map((params) => ({
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
  }))
