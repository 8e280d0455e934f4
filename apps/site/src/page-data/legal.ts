import { limaDateOf } from '@app/domain/calendar/lima-date'
import type { Locale } from '@app/domain/language/locale'
import type { LegalDocument } from '@app/domain/snapshot/legal.schema'
import { localize } from './localize'
import { proseOf } from './markdown'
import { buildTime, snapshot } from './snapshot'
import { tracked } from './tracked'

/** Returns the latest policy in effect, or the oldest policy if none is in effect yet. */
export const privacyPolicy = tracked('privacyPolicy', (locale: Locale) => {
  const today = limaDateOf(buildTime())
  const versions = snapshot()
    .legalDocuments.filter(({ key }) => key === 'privacy-policy')
    .sort((a, b) => b.effectiveOn.localeCompare(a.effectiveOn))
  const policy = versions.find(({ effectiveOn }) => effectiveOn <= today) ?? versions.at(-1)
  if (!policy) throw new Error('The snapshot has no privacy policy.')
  const language = languageOf(policy, locale)
  const { parts: text, headings } = proseOf(localize(policy.body, language), language)
  return { ...localize(policy, locale), language, text, headings }
})

/** Warnings that were already logged, so each appears only once in the build log. */
const loggedWarnings = new Set<string>()

/**
 * Returns the language of a policy's text. A policy without an English text is shown in Spanish, with a warning in the
 * build log.
 */
export function languageOf(
  { key, version, body }: Pick<LegalDocument, 'key' | 'version' | 'body'>,
  locale: Locale,
): Locale {
  if (body[locale].trim()) return locale
  const warning = `The ${key} ${version} has no text in "${locale}": the Spanish text is shown.`
  if (!loggedWarnings.has(warning)) console.warn(warning)
  loggedWarnings.add(warning)
  return 'es'
}
