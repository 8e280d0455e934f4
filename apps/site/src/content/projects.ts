import type { Locale } from '@sillar/domain/content/localized.schema'
import type { Project, ProjectKind } from '@sillar/domain/content/project.schema'
import type { Snapshot } from '@sillar/domain/content/snapshot.schema'
import { projectPath } from '@/i18n/routes'
import { type InstalmentPrice, instalmentPrice } from './instalment-price'
import { type PlaceView, placeBySlug } from './places'
import { snapshot } from './snapshot'
import { type Spoken, spoken } from './spoken'

export type ProjectView = Spoken<Project> & {
  /** Its place as a record; `place` is the slug. */
  at: PlaceView
  price: InstalmentPrice | null
  path: string
}

const inOrder = () => [...snapshot().projects].sort((one, other) => one.order - other.order)

/** Header, footer and sections of every page ask for them: they are spoken once per snapshot and language. */
const known = new WeakMap<Snapshot, Partial<Record<Locale, ProjectView[]>>>()

export function allProjects(locale: Locale): ProjectView[] {
  const content = snapshot()
  const spokenProjects = known.get(content) ?? {}
  known.set(content, spokenProjects)
  spokenProjects[locale] ??= inOrder().map((project) => view(project, locale))
  return [...spokenProjects[locale]]
}

export const projectsOfKind = (kind: ProjectKind, locale: Locale) =>
  allProjects(locale).filter((project) => project.kind === kind)

export function projectBySlug(slug: string, locale: Locale): ProjectView {
  const found = allProjects(locale).find((project) => project.slug === slug)
  if (!found) throw new Error(`No project "${slug}" in the snapshot.`)
  return found
}

export const relatedTo = (project: ProjectView, locale: Locale): ProjectView[] =>
  project.related.projects.map((slug) => projectBySlug(slug, locale))

export const projectsAt = (place: string, locale: Locale) =>
  allProjects(locale).filter((project) => project.place === place)

/** What Astro needs to make one page per project of a kind. */
export const projectRoutes = (kind: ProjectKind) =>
  snapshot()
    .projects.filter((project) => project.kind === kind)
    .map(({ slug }) => ({ params: { slug } }))

function view(project: Project, locale: Locale): ProjectView {
  return {
    ...spoken(project, locale, project),
    at: placeBySlug(project.place, locale),
    price: instalmentPrice(project, snapshot().siteSettings.exchangeRate.solesPerDollar),
    path: projectPath(project, locale),
  }
}
