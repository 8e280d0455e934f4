import type { Locale } from '@app/domain/language/locale'
import type { Project, ProjectKind } from '@app/domain/snapshot/project.schema'
import { projectPath } from '@/i18n/routes'
import { type InstalmentPrice, instalmentPrice } from './instalment-price'
import { type InLanguage, localize } from './localize'
import { type PlaceView, placeBySlug } from './places'
import { memoizePerSnapshot, snapshot } from './snapshot'

export type ProjectView = InLanguage<Project> & {
  /** The record of its place; `place` is the slug. */
  at: PlaceView
  price: InstalmentPrice | null
  path: string
}

/** Memoised: header, footer and sections of every page use them. */
const projects = {
  es: memoizePerSnapshot(() => listIn('es')),
  en: memoizePerSnapshot(() => listIn('en')),
}

export const allProjects = (locale: Locale): ProjectView[] => [...projects[locale]().values()]

export const projectsOfKind = (kind: ProjectKind, locale: Locale) =>
  allProjects(locale).filter((project) => project.kind === kind)

export function projectBySlug(slug: string, locale: Locale): ProjectView {
  const found = projects[locale]().get(slug)
  if (!found) throw new Error(`No project "${slug}" in the snapshot.`)
  return found
}

export const relatedTo = (project: ProjectView, locale: Locale): ProjectView[] =>
  project.related.projects.map((slug) => projectBySlug(slug, locale))

export const projectsAt = (place: string, locale: Locale) =>
  allProjects(locale).filter((project) => project.place === place)

function listIn(locale: Locale): Map<string, ProjectView> {
  const inOrder = [...snapshot().projects].sort((one, other) => one.order - other.order)
  return new Map(inOrder.map((project) => [project.slug, view(project, locale)]))
}

function view(project: Project, locale: Locale): ProjectView {
  return {
    ...localize(project, locale, project),
    at: placeBySlug(project.place, locale),
    price: instalmentPrice(project, snapshot().siteSettings.exchangeRate.solesPerDollar),
    path: projectPath(project, locale),
  }
}
