import type { Locale } from '@app/domain/language/locale'
import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import type { FormPrefix } from '@/i18n/anchors'
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
  /** Set on a project page; elsewhere the visitor chooses. */
  project?: string
  idPrefix: FormPrefix | 'quote'
  /** The page invites general questions. */
  isQuestion?: boolean
}

/** Props of the contact form. For a sold-out building it is the waiting list. */
export function leadFormProps({ locale, project, idPrefix, isQuestion = false }: LeadFormOptions) {
  const { lead, waitingList } = localize(snapshot().formTexts, locale)
  const pageProject = project ? projectBySlug(project, locale) : undefined
  const choice = pageProject ? [pageProject] : allProjects(locale).filter(({ soldOut }) => !soldOut)
  const isWaitingList = pageProject?.soldOut === true
  return {
    locale,
    texts: { ...formTexts(locale, 'lead'), ...writtenFieldTexts(writtenTexts(locale)) },
    errors: formErrors(locale, 'lead', 'attribution'),
    idPrefix,
    variant: isWaitingList ? ('waiting-list' as const) : ('contact' as const),
    project: project ?? null,
    isQuestion,
    projects: [...(pageProject ? [] : [generalQuestion(locale)]), ...choice.map(({ slug, name }) => ({ slug, name }))],
    copy: { ...lead, lead: null, ...(isWaitingList && waitingList) },
    settings: writtenSettings(writtenTexts(locale)),
    consents: { terms: consent('terms', locale), marketing: consent('marketing', locale) },
    visitHref: isWaitingList || isQuestion ? null : visitStart(project, locale),
  }
}

/** The first option in every list of projects. */
const generalQuestion = (locale: Locale) => ({
  slug: GENERAL_QUESTION,
  name: translator(locale)('contact.general'),
})
