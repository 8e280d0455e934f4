import type { Locale } from '@app/domain/language/locale'
import { translator } from '@/i18n/translator'
import { consent } from './consent'

/** Returns the props of the form with which a visitor joins the waiting list of a held lot. */
export function waitingFormProps(project: string, locale: Locale) {
  const t = translator(locale)
  return {
    locale,
    project,
    consent: consent('terms', locale),
    labels: { firstName: t('field.firstName'), email: t('field.email'), honeypot: t('field.honeypot') },
  }
}
