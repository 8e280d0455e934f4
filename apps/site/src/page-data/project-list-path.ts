import type { Locale } from '@app/domain/language/locale'

/** Returns the URL of the list of all projects, which forms and tools load when a visitor wants to choose a project. */
export const projectListPath = (locale: Locale): string => `/data/projects.${locale}.json`

/** Returns the URL of the data of one project, which the tools load if their page does not contain the project. */
export const projectDataPath = (slug: string, locale: Locale): string => `/data/projects/${slug}.${locale}.json`

/** Returns the URLs from which a tool loads the other projects, or null if its page contains all projects. */
export const moreProjects = (hasMore: boolean, locale: Locale) =>
  hasMore ? { listHref: projectListPath(locale), dataHref: projectDataPath('{slug}', locale) } : null
