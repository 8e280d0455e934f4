// Without these limits, a page would grow with the number of projects, and each new project would change every page.

/** Number of projects of a kind that the menu and the footer list. */
export const MAX_LISTED = 8

/** Number of project cards on a page that is not the overview of all projects. */
export const MAX_CARDS = 12

/** Number of projects that a form field offers before it has loaded the others. */
export const MAX_CHOICES = 12

/** Number of projects that the overview shows as cards. It lists the others by name. */
export const MAX_OVERVIEW_CARDS = 60

/** Splits projects into those that a page shows and those that only the overview shows. */
export function limitProjects<T>(projects: readonly T[], max: number): { shown: T[]; others: T[] } {
  return { shown: projects.slice(0, max), others: projects.slice(max) }
}
