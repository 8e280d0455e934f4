import type { Locale } from '@app/domain/language/locale'
import type { Project, ProjectKind } from '@app/domain/snapshot/project.schema'
import { projectPath } from '@/i18n/routes'
import { type InstalmentPrice, instalmentPrice } from './instalment-price'
import { type InLanguage, localize } from './localize'
import { type PlaceView, placeBySlug } from './places'
import { memoizePerSnapshot, snapshot } from './snapshot'

export type ProjectView = InLanguage<Project> & {
  /** The record of the place; `place` is its slug. */
  at: PlaceView
  price: InstalmentPrice | null
  path: string
}

/** Memoised, because the header, footer and sections of every page use all projects. */
const projectsBySlug = {
  es: memoizePerSnapshot(() => loadProjects('es')),
  en: memoizePerSnapshot(() => loadProjects('en')),
}

export const allProjects = (locale: Locale): ProjectView[] => [...projectsBySlug[locale]().values()]

export const projectsOfKind = (kind: ProjectKind, locale: Locale) =>
  allProjects(locale).filter((project) => project.kind === kind)

export function projectBySlug(slug: string, locale: Locale): ProjectView {
  const project = projectsBySlug[locale]().get(slug)
  if (!project) throw new Error(`No project "${slug}" in the snapshot.`)
  return project
}

export const relatedTo = (project: ProjectView, locale: Locale): ProjectView[] =>
  project.related.projects.map((slug) => projectBySlug(slug, locale))

export const projectsAt = (place: string, locale: Locale) =>
  allProjects(locale).filter((project) => project.place === place)

function loadProjects(locale: Locale): Map<string, ProjectView> {
  const sortedProjects = [...snapshot().projects].sort((a, b) => a.order - b.order)
  return new Map(sortedProjects.map((project) => [project.slug, toProjectView(project, locale)]))
}

function toProjectView(project: Project, locale: Locale): ProjectView {
  return {
    ...localize(project, locale, project),
    at: placeBySlug(project.place, locale),
    price: instalmentPrice(project, snapshot().siteSettings.exchangeRate.solesPerDollar),
    path: projectPath(project, locale),
  }
}
