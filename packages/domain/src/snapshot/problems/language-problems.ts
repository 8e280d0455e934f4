import type { Locale, Localized } from '../../language/localized.schema'
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
      .map(({ locale }) => ({ path: node.path, field: node.field, words: missingText(locale) })),
  )
}

/** The panel shows one language at a time: the sentence says where the other one is written. */
export const missingText = (locale: Locale): Localized => ({
  en: `the ${languageNames[locale].en} text is missing`,
  es: `Falta el texto en ${languageNames[locale].es}. Elige «${switchNames[locale]}» en el idioma del contenido, arriba, y escríbelo.`,
})

/** As the panel's own switch names them. */
const switchNames: Record<Locale, string> = { es: 'Español', en: 'English' }
