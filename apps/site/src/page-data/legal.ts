import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import type { Locale } from '@sillar/domain/language/localized.schema'
import type { LegalDocument } from '@sillar/domain/snapshot/legal.schema'
import { localize } from './localize'
import { proseOf } from './markdown'
import { snapshot } from './snapshot'

/** The version in force: of those whose day has come, the latest. */
export function privacyPolicy(locale: Locale, today = limaDateOf(new Date())) {
  const versions = snapshot()
    .legalDocuments.filter(({ key }) => key === 'privacy-policy')
    .sort((one, other) => other.effectiveOn.localeCompare(one.effectiveOn))
  const policy = versions.find(({ effectiveOn }) => effectiveOn <= today) ?? versions.at(-1)
  if (!policy) throw new Error('The snapshot has no privacy policy.')
  const language = languageOf(policy, locale)
  const { parts: text, headings } = proseOf(localize(policy.body, language), language)
  return { ...localize(policy, locale), language, text, headings }
}

/** Several parts of a page ask; the log hears it once. */
const told = new Set<string>()

/** A policy without an English text is shown in Spanish rather than not at all; the log of the build says so. */
export function languageOf(
  { key, version, body }: Pick<LegalDocument, 'key' | 'version' | 'body'>,
  locale: Locale,
): Locale {
  if (body[locale].trim()) return locale
  const warning = `The ${key} ${version} has no text in "${locale}": the Spanish text is shown.`
  if (!told.has(warning)) console.warn(warning)
  told.add(warning)
  return 'es'
}
