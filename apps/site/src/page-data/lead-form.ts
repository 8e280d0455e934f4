import { GENERAL_QUESTION } from '@sillar/domain/lead/lead-choices'
import type { FormPrefix } from '@/i18n/anchors'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { consent } from './consent'
import { writtenFieldTexts, writtenSettings, writtenTexts } from './field-settings'
import { formErrors, formTexts } from './form-texts'
import { localize } from './localize'
import { allProjects, projectBySlug } from './projects'
import { snapshot } from './snapshot'
import { visitStart } from './visit-page'

type LeadFormOptions = {
  locale: Locale
  /** Given on the page of a project; elsewhere the person chooses. */
  project?: string
  idPrefix: FormPrefix | 'quote'
  /** The page invites to write to us about anything. */
  isQuestion?: boolean
}

/** The props of the contact form. The form of a sold-out building is its waiting list. */
export function leadFormProps({ locale, project, idPrefix, isQuestion = false }: LeadFormOptions) {
  const { lead, waitingList } = localize(snapshot().formTexts, locale)
  const given = project ? projectBySlug(project, locale) : undefined
  const choice = given ? [given] : allProjects(locale).filter(({ soldOut }) => !soldOut)
  const isWaitingList = given?.soldOut === true
  return {
    locale,
    texts: { ...formTexts(locale, 'lead'), ...writtenFieldTexts(writtenTexts(locale)) },
    errors: formErrors(locale, 'lead', 'attribution'),
    idPrefix,
    variant: isWaitingList ? ('waiting-list' as const) : ('contact' as const),
    project: project ?? null,
    isQuestion,
    projects: [...(given ? [] : [generalQuestion(locale)]), ...choice.map(({ slug, name }) => ({ slug, name }))],
    copy: { ...lead, lead: null, ...(isWaitingList && waitingList) },
    settings: writtenSettings(writtenTexts(locale)),
    consents: { terms: consent('terms', locale), marketing: consent('marketing', locale) },
    visitHref: isWaitingList || isQuestion ? null : visitStart(project, locale),
  }
}

/** Stands first among the projects, wherever a person chooses. */
const generalQuestion = (locale: Locale) => ({
  slug: GENERAL_QUESTION,
  name: translator(locale)('contact.general'),
})
