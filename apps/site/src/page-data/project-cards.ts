import type { Locale } from '@app/domain/language/locale'

import { limitProjects, MAX_CARDS } from '@app/domain/project/listed-projects'
import { pathFor } from '@/i18n/routes'
import { textsFor, translator } from '@/i18n/translator'
import { carouselLabels } from './labels'
import { allProjectsLink } from './navigation'
import { landingPlaces } from './places'
import { projectCard, smallCard } from './project-card'
import { allProjects, type ProjectView } from './projects'

type FilterableProject = Pick<ProjectView, 'kind' | 'status' | 'place' | 'at'>

/**
 * Returns the filters: all, pre-sale, places with a landing page, apartments, then the other places of condominiums.
 * Every project matches at least one place or the apartments.
 */
export function projectFilters(projects: FilterableProject[], locale: Locale) {
  const t = translator(locale)
  const placesOf = (matches: FilterableProject[]) =>
    [...new Map(matches.map(({ at }) => [at.slug, at])).values()]
      .sort((a, b) => a.order - b.order)
      .map(({ slug, name }) => ({ id: slug, label: name }))
  const choices = [
    { id: 'all', label: t('projects.all') },
    { id: 'pre-sale', label: t('status.preSale') },
    ...placesOf(projects.filter(({ at }) => at.landing)),
    ...(projects.some(({ kind }) => kind === 'apartment')
      ? [{ id: 'apartment', label: t('projects.apartments') }]
      : []),
    ...placesOf(projects.filter(({ at, kind }) => !at.landing && kind !== 'apartment')),
  ]
  return choices.map((choice) => ({
    ...choice,
    count: projects.filter((project) => filtersOf(project).includes(choice.id)).length,
  }))
}

const filtersOf = ({ status, place, kind }: Omit<FilterableProject, 'at'>): string[] => ['all', status, place, kind]

/** Returns the grid of the home page: the first projects, their filters, and the link to all projects. */
export function projectGrid(heading: { title: string; titleBold: string }, locale: Locale) {
  const { shown: projects } = limitProjects(allProjects(locale), MAX_CARDS)
  return {
    ...heading,
    locale,
    texts: textsFor(locale, 'projects'),
    filters: projectFilters(projects, locale),
    cards: projects.map((project) => ({ ...projectCard(project, locale), filters: filtersOf(project) })),
    overview: allProjectsLink(locale),
  }
}

/** The limit is low because a project page already has many elements. */
const MAX_RELATED = 6

export function relatedProjects(
  heading: { title: string; titleBold: string },
  allRelated: ProjectView[],
  locale: Locale,
) {
  const t = translator(locale)
  const { shown: projects } = limitProjects(allRelated, MAX_RELATED)
  const preSale = { label: t('status.preSale'), href: `${pathFor('home', locale)}?tab=pre-sale#proyectos` }
  const places = landingPlaces(locale).map(({ slug, name }) => ({
    label: name,
    href: pathFor('place', locale, { slug }),
  }))
  return {
    title: heading.title,
    titleBold: heading.titleBold,
    cards: projects.map((project) => smallCard(project, locale)),
    carousel: { label: t('related.carousel'), labels: carouselLabels(locale, projects.length) },
    places: { label: t('related.places'), links: [preSale, ...places] },
  }
}
