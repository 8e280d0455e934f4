import type { Locale } from '@app/domain/language/locale'
import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import { limitProjects, MAX_CHOICES } from '@app/domain/project/listed-projects'
import type { FormPrefix } from '@/i18n/anchors'
import { translator } from '@/i18n/translator'
import { bookingStartUrl } from './appointment-page'
import { consent } from './consent'
import { customFieldTexts, customSettings, customTexts } from './field-settings'
import { formTexts } from './form-texts'
import { localize } from './localize'
import { projectListPath } from './project-list-path'
import { allProjects, type ProjectView, projectBySlug } from './projects'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

type LeadFormOptions = {
  locale: Locale
  /** The project of the page. On other pages the visitor chooses one. */
  project?: string
  idPrefix: FormPrefix | 'quote'
  /** Whether the page invites general questions. */
  isQuestion?: boolean
}

/** Returns the props of the contact form, or of the waiting list for a sold-out project. */
export const leadFormProps = tracked(
  'leadFormProps',
  ({ locale, project, idPrefix, isQuestion = false }: LeadFormOptions) => {
    const { lead, waitingList } = localize(snapshot().formTexts, locale)
    const pageProject = project ? projectBySlug(project, locale) : undefined
    const choices = pageProject
      ? { projects: [{ slug: pageProject.slug, name: pageProject.name }], moreProjects: null }
      : projectChoices(allProjects(locale), locale)
    const isWaitingList = pageProject?.soldOut === true
    return {
      locale,
      texts: { ...formTexts(locale, 'lead'), ...customFieldTexts(customTexts(locale)) },
      idPrefix,
      variant: isWaitingList ? ('waiting-list' as const) : ('contact' as const),
      project: project ?? null,
      isQuestion,
      ...choices,
      copy: { ...lead, intro: null, ...(isWaitingList && waitingList) },
      settings: customSettings(customTexts(locale)),
      consents: { terms: consent('terms', locale), marketing: consent('marketing', locale) },
      appointmentHref: isWaitingList || isQuestion ? null : bookingStartUrl(project, locale),
    }
  },
)

/**
 * Returns the projects that a visitor can choose. If there are more, the form loads them from `moreProjects`. Until
 * then, and without JavaScript, a visitor who wants another project chooses the general question, so no lead is lost.
 */
export function projectChoices(projects: ProjectView[], locale: Locale) {
  const t = translator(locale)
  const openProjects = projects.filter(({ soldOut }) => !soldOut)
  const { shown, others } = limitProjects(openProjects, MAX_CHOICES)
  const hasMore = others.length > 0
  const general = { slug: GENERAL_QUESTION, name: t(hasMore ? 'contact.generalOrOther' : 'contact.general') }
  return {
    projects: [general, ...shown.map(({ slug, name }) => ({ slug, name }))],
    moreProjects: hasMore ? projectListPath(locale) : null,
  }
}
