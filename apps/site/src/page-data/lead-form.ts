import type { Locale } from '@app/domain/language/locale'
import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import type { FormPrefix } from '@/i18n/anchors'
import { translator } from '@/i18n/translator'
import { bookingStartUrl } from './appointment-page'
import { consent } from './consent'
import { customFieldTexts, customSettings, customTexts } from './field-settings'
import { formErrors, formTexts } from './form-texts'
import { localize } from './localize'
import { allProjects, projectBySlug } from './projects'
import { snapshot } from './snapshot'

type LeadFormOptions = {
  locale: Locale
  /** The project of the page. On other pages the visitor chooses one. */
  project?: string
  idPrefix: FormPrefix | 'quote'
  /** Whether the page invites general questions. */
  isQuestion?: boolean
}

/** Returns the props of the contact form, or of the waiting list for a sold-out project. */
export function leadFormProps({ locale, project, idPrefix, isQuestion = false }: LeadFormOptions) {
  const { lead, waitingList } = localize(snapshot().formTexts, locale)
  const pageProject = project ? projectBySlug(project, locale) : undefined
  const selectableProjects = pageProject ? [pageProject] : allProjects(locale).filter(({ soldOut }) => !soldOut)
  const isWaitingList = pageProject?.soldOut === true
  return {
    locale,
    texts: { ...formTexts(locale, 'lead'), ...customFieldTexts(customTexts(locale)) },
    errors: formErrors(locale, 'lead', 'attribution'),
    idPrefix,
    variant: isWaitingList ? ('waiting-list' as const) : ('contact' as const),
    project: project ?? null,
    isQuestion,
    projects: [
      ...(pageProject ? [] : [generalQuestion(locale)]),
      ...selectableProjects.map(({ slug, name }) => ({ slug, name })),
    ],
    copy: { ...lead, lead: null, ...(isWaitingList && waitingList) },
    settings: customSettings(customTexts(locale)),
    consents: { terms: consent('terms', locale), marketing: consent('marketing', locale) },
    appointmentHref: isWaitingList || isQuestion ? null : bookingStartUrl(project, locale),
  }
}

/** Returns the option for a general question, the first one in a list of all projects. */
const generalQuestion = (locale: Locale) => ({
  slug: GENERAL_QUESTION,
  name: translator(locale)('contact.general'),
})
