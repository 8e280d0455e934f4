import type { Locale } from '@sillar/domain/content/localized.schema'
import { contactSection } from './contact'
import { homeContent } from './home'
import { renderMarkdown } from './markdown'

const pages = {
  es: {
    title: 'Glosario',
    titleBold: 'del comprador',
    description: 'Las palabras de una compra, explicadas.',
    text: '## Minuta\n\nEl acuerdo que firman las partes antes de la escritura pública.',
  },
  en: {
    title: 'A buyer’s',
    titleBold: 'glossary',
    description: 'The words of a purchase, explained.',
    text: '## Minuta\n\nThe agreement both sides sign before the public deed.',
  },
}

export function glossaryPage(locale: Locale) {
  const { text, ...page } = pages[locale]
  return { ...page, html: renderMarkdown(text).html, contact: contactSection(homeContent(locale).contact, locale) }
}
