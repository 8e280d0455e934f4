import { languagesOf, type TextNode } from '../content-nodes'
import type { Locale } from '../localized.schema'

export const languageNames: Record<Locale, string> = { es: 'Spanish', en: 'English' }

export function languageProblems(texts: TextNode[]): string[] {
  return texts.flatMap((node) =>
    [...languagesOf(node)]
      .filter(({ locale, text }) => node.required.includes(locale) && text.trim() === '')
      .map(({ locale }) => `${node.path}: the ${languageNames[locale]} text is missing`),
  )
}
