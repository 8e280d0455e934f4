import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { type PageId, type PageParams, routeAt } from '@/i18n/routes'
import { snapshot } from './snapshot'

type PageContent = Pick<Snapshot, 'projects' | 'news' | 'places'> & Partial<Pick<Snapshot, 'lots'>>

/** Returns the parameters of each page of a route: one entry per project, place or article, or a single empty entry. */
export function paramsOf(page: PageId, { projects, news, places, lots = [] }: PageContent = snapshot()): PageParams[] {
  if (page === 'condominium' || page === 'apartment')
    return projects.filter(({ kind }) => kind === page).map(({ slug }) => ({ slug }))
  if (page === 'lots') {
    const projectsWithLots = new Set(lots.map(({ project }) => project))
    return projects
      .filter(({ slug, kind, lotPlan }) => kind === 'condominium' && lotPlan && projectsWithLots.has(slug))
      .map(({ slug }) => ({ slug }))
  }
  if (page === 'units') {
    const projectsWithLots = new Set(lots.map(({ project }) => project))
    return projects
      .filter(({ slug, kind }) => kind === 'apartment' && projectsWithLots.has(slug))
      .map(({ slug }) => ({ slug }))
  }
  if (page === 'place') return places.filter(({ landing }) => landing !== null).map(({ slug }) => ({ slug }))
  if (page === 'article') return news.map(({ number }) => ({ number }))
  return [{}]
}

export const staticPaths = ({ routePattern }: { routePattern: string }) =>
  paramsOf(routeAt(routePattern).page).map((params) => ({
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
  }))
