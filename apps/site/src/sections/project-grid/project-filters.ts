import type { ProjectView } from '@/content/projects'
import type { Translate } from '@/i18n/translator'

export type ProjectFilter = { id: string; label: string; count: number }

/** "All", the projects in pre-sale, then one per place that has a landing page: in the order staff gave the places. */
export function projectFilters(projects: ProjectView[], t: Translate): ProjectFilter[] {
  const places = new Map(projects.filter(({ at }) => at.landing).map(({ at }) => [at.slug, at]))
  const inOrder = [...places.values()].sort((one, other) => one.order - other.order)
  return [
    { id: 'all', label: t('projects.all'), count: projects.length },
    {
      id: 'pre-sale',
      label: t('status.preSale'),
      count: projects.filter(({ status }) => status === 'pre-sale').length,
    },
    ...inOrder.map(({ slug, name }) => ({
      id: slug,
      label: name,
      count: projects.filter(({ place }) => place === slug).length,
    })),
  ]
}
