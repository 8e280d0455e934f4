import type { Locale } from '../../language/locale'
import type { Localized } from '../../language/localized.schema'
import { languagesOf, type TextNode } from '../content-nodes'
import type { ContentProblem } from './content-problem'

export const languageNames: Record<Locale, Localized> = {
  es: { en: 'Spanish', es: 'español' },
  en: { en: 'English', es: 'inglés' },
}

export function languageProblems(texts: TextNode[]): ContentProblem[] {
  return texts.flatMap((node) =>
    [...languagesOf(node)]
      .filter(({ locale, text }) => node.required.includes(locale) && text.trim() === '')
      .map(({ locale }) => ({ path: node.path, field: node.field, message: missingText(locale) })),
  )
}

/**
 * Returns the message for a missing text. The panel shows one language at a time, so the Spanish message says how to
 * switch.
 */
export const missingText = (locale: Locale): Localized => ({
  en: `the ${languageNames[locale].en} text is missing`,
  es: `Falta el texto en ${languageNames[locale].es}. Elige «${switchNames[locale]}» en el idioma del contenido, arriba, y escríbelo.`,
})

/** Labels of the language switch in the panel. */
const switchNames: Record<Locale, string> = { es: 'Español', en: 'English' }
