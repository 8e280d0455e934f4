import type { Locale } from '@app/domain/language/locale'
import type { FormPrefix } from '@/i18n/anchors'
import { translator } from '@/i18n/translator'
import { leadFormProps } from './lead-form'
import { areas, type PlaceView } from './places'
import { type ProjectView, projectsAt } from './projects'

export type AreaView = PlaceView & { landing: NonNullable<PlaceView['landing']>; projects: ProjectView[] }

export function areaBySlug(slug: string, locale: Locale): AreaView {
  const place = areas(locale).find((area) => area.slug === slug)
  if (!place?.landing) throw new Error(`The place "${slug}" has no landing page.`)
  return { ...place, landing: place.landing, projects: projectsAt(slug, locale) }
}

/**
 * Returns the props of the contact form of a place. Visitors choose one of its projects that are not sold out; if there
 * is only one, it is preselected.
 */
export function areaFormProps(area: AreaView, locale: Locale, idPrefix: FormPrefix) {
  const openProjects = area.projects.filter(({ soldOut }) => !soldOut)
  const form = leadFormProps({
    locale,
    project: openProjects.length === 1 ? openProjects[0]?.slug : undefined,
    idPrefix,
  })
  const projects = openProjects.length > 1 ? openProjects.map(({ slug, name }) => ({ slug, name })) : form.projects
  // The page has a second form at its end, so each needs its own title.
  const copy = { ...form.copy, title: translator(locale)('area.formTitle'), titleBold: area.name }
  return { ...form, projects, copy }
}
