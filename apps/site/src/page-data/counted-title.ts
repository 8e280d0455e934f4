import type { Locale } from '@sillar/domain/language/localized.schema'

const words: Record<Locale, readonly string[]> = {
  es: ['Un', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'],
  en: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
}

/** A title that begins with how many there are says how many there really are, also after staff add or remove one. */
export function countedTitle(title: string, count: number, locale: Locale): string {
  const [first = '', ...rest] = title.split(' ')
  const word = words[locale][count - 1]
  return words[locale].includes(first) && word ? [word, ...rest].join(' ') : title
}
