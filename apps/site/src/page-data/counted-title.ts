import type { Locale } from '@app/domain/language/locale'

const numberWords: Record<Locale, readonly string[]> = {
  es: ['Un', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'],
  en: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
}

/** Corrects the number word at the start of a title to the real count, also after staff add or remove an item. */
export function countedTitle(title: string, count: number, locale: Locale): string {
  const [first = '', ...rest] = title.split(' ')
  const word = numberWords[locale][count - 1]
  return numberWords[locale].includes(first) && word ? [word, ...rest].join(' ') : title
}
