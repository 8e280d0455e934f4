import type { Locale } from '@app/domain/language/locale'
import { formatTag } from '@app/domain/language/locale'
import { pathFor } from '@/i18n/routes'
import { textsFor, translator } from '@/i18n/translator'
import { comparePath } from './compare-page'
import { carouselLabels } from './labels'
import { drawingOf, pictureOf } from './media'
import { areas, placeLine } from './places'
import { priceText } from './price-text'
import { allProjects, type ProjectView } from './projects'

export function projectCard(project: ProjectView, locale: Locale) {
  const t = translator(locale)
  const area = { figure: `${project.minAreaM2}\u00a0m²` }
  const term =
    project.months === null
      ? { before: t('card.termConsult') }
      : { figure: t('card.months', { count: project.months }), after: t('card.interestFree') }
  return {
    slug: project.slug,
    name: project.name,
    path: project.path,
    kind: project.kind,
    placeLine: placeLine(project.at),
    description: project.card.description,
    details: [project.card.detail1, project.card.detail2].filter((detail) => detail !== null),
    logo: drawingOf(project.logo, locale),
    picture: pictureOf(project.cardImage, locale),
    pills: statusPills(project, locale),
    price: priceText(project.price, locale),
    facts: [
      { ...area, before: t(project.kind === 'apartment' ? 'card.apartmentsFrom' : 'card.lotsFrom') },
      ...(project.soldOut ? [] : [term]),
    ],
    compare: { href: comparePath(project.slug, locale), label: t('card.compare') },
  }
}

/**
 * Returns the status labels of a project. Unless it is sold out, a status note of staff ("Gran cierre de preventa")
 * replaces the default label.
 */
export function statusPills(project: Pick<ProjectView, 'status' | 'soldOut' | 'statusNote'>, locale: Locale) {
  const t = translator(locale)
  const defaultLabel = {
    'pre-sale': t('status.preSale'),
    'in-progress': t('status.inProgress'),
    delivered: t('status.delivered'),
  }[project.status]
  const label = project.soldOut ? defaultLabel : (project.statusNote ?? defaultLabel)
  const statusPill = { status: project.status, label: label.toLocaleUpperCase(formatTag[locale]) }
  return project.soldOut ? [statusPill, { status: 'sold-out' as const, label: t('status.soldOut') }] : [statusPill]
}

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

export function projectGrid(heading: { title: string; titleBold: string }, locale: Locale) {
  const projects = allProjects(locale)
  return {
    ...heading,
    locale,
    texts: textsFor(locale, 'projects'),
    filters: projectFilters(projects, locale),
    cards: projects.map((project) => ({ ...projectCard(project, locale), filters: filtersOf(project) })),
  }
}

export function relatedProjects(
  heading: { title: string; titleBold: string },
  projects: ProjectView[],
  locale: Locale,
) {
  const t = translator(locale)
  const preSale = { label: t('status.preSale'), href: `${pathFor('home', locale)}?tab=pre-sale#proyectos` }
  const places = areas(locale).map(({ slug, name }) => ({ label: name, href: pathFor('area', locale, { slug }) }))
  return {
    title: heading.title,
    titleBold: heading.titleBold,
    cards: projects.map((project) => projectCard(project, locale)),
    carousel: { label: t('related.carousel'), labels: carouselLabels(locale, projects.length) },
    places: { label: t('related.places'), links: [preSale, ...places] },
  }
}
