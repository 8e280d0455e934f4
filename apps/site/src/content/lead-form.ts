import type { Locale } from '@sillar/domain/content/localized.schema'
import type { LeadFormProps } from '@/forms/lead/lead-form.island'
import { allProjects, projectBySlug } from './projects'
import { snapshot } from './snapshot'

type LeadFormWish = {
  locale: Locale
  /** Preset on the page of a project; elsewhere the person chooses. */
  project?: string
  idPrefix: string
}

/** What a route hands to the contact form. The form of a sold-out building is its waiting list. */
export function leadFormProps({ locale, project, idPrefix }: LeadFormWish): LeadFormProps {
  const { formTexts, consentTexts } = snapshot()
  const preset = project ? projectBySlug(project, locale) : undefined
  const choice = preset ? [preset] : allProjects(locale).filter(({ soldOut }) => !soldOut)
  return {
    locale,
    project: project ?? null,
    projects: choice.map(({ slug, name }) => ({ slug, name })),
    variant: preset?.soldOut ? 'waiting-list' : 'contact',
    texts: formTexts,
    consents: consentTexts,
    idPrefix,
  }
}
