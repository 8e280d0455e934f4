import type { Locale } from '@app/domain/language/locale'
import type { FormPrefix } from '@/i18n/anchors'
import { translator } from '@/i18n/translator'
import { leadFormProps, projectChoices } from './lead-form'
import { landingPlaces, type PlaceView } from './places'
import { type ProjectView, projectsAt } from './projects'
import { tracked } from './tracked'

export type LandingPlaceView = PlaceView & { landing: NonNullable<PlaceView['landing']>; projects: ProjectView[] }

export function landingPlaceBySlug(slug: string, locale: Locale): LandingPlaceView {
  const place = landingPlaces(locale).find((candidate) => candidate.slug === slug)
  if (!place?.landing) throw new Error(`The place "${slug}" has no landing page.`)
  return { ...place, landing: place.landing, projects: projectsAt(slug, locale) }
}

/**
 * Returns the props of the contact form of a place. Visitors choose one of its projects that are not sold out; if there
 * is only one, it is preselected.
 */
export const placeFormProps = tracked('placeFormProps', (slug: string, locale: Locale, idPrefix: FormPrefix) => {
  const place = landingPlaceBySlug(slug, locale)
  const openProjects = place.projects.filter(({ soldOut }) => !soldOut)
  const form = leadFormProps({
    locale,
    project: openProjects.length === 1 ? openProjects[0]?.slug : undefined,
    idPrefix,
  })
  const choices = openProjects.length > 1 ? placeChoices(openProjects, locale) : {}
  // The page has a second form at its end, so each form needs its own title.
  const copy = { ...form.copy, title: translator(locale)('place.formTitle'), titleBold: place.name }
  return { ...form, ...choices, copy }
})

/**
 * Returns the projects of the place. If the place has more projects than a field lists, the general question is added.
 */
function placeChoices(openProjects: ProjectView[], locale: Locale) {
  const { projects, moreProjects } = projectChoices(openProjects, locale)
  return moreProjects ? { projects, moreProjects } : { projects: projects.slice(1), moreProjects }
}
