import type { Locale } from '@sillar/domain/language/localized.schema'
import { formatTag } from '@/i18n/locales'
import { pathFor } from '@/i18n/routes'
import { textsFor, translator } from '@/i18n/translator'
import { comparePath } from './compare-page'
import { carouselLabels } from './labels'
import { drawingOf, pictureOf } from './media'
import { areas, placeLine } from './places'
import { priceText } from './price-text'
import { allProjects, type ProjectView } from './projects'

/** A project as its card shows it. */
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

/** A note of staff ("Gran cierre de preventa") takes the place of the plain word. */
export function statusPills(project: Pick<ProjectView, 'status' | 'soldOut' | 'statusNote'>, locale: Locale) {
  const t = translator(locale)
  const plain = {
    'pre-sale': t('status.preSale'),
    'in-progress': t('status.inProgress'),
    delivered: t('status.delivered'),
  }[project.status]
  const words = project.soldOut ? plain : (project.statusNote ?? plain)
  const own = { status: project.status, words: words.toLocaleUpperCase(formatTag[locale]) }
  return project.soldOut ? [own, { status: 'sold-out' as const, words: t('status.soldOut') }] : [own]
}

type Filtered = Pick<ProjectView, 'kind' | 'status' | 'place' | 'at'>

/**
 * "All", the projects in pre-sale, one per place that has a landing page in the order staff gave the places, then the
 * apartments. A lot elsewhere brings its place, so that every project is reached by a tab of its own.
 */
export function projectFilters(projects: Filtered[], locale: Locale) {
  const t = translator(locale)
  const placesOf = (some: Filtered[]) =>
    [...new Map(some.map(({ at }) => [at.slug, at])).values()]
      .sort((one, other) => one.order - other.order)
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

const filtersOf = ({ status, place, kind }: Omit<Filtered, 'at'>): string[] => ['all', status, place, kind]

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
