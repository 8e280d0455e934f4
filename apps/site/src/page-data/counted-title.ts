import type { Locale } from '@app/domain/language/locale'

const numberWords: Record<Locale, readonly string[]> = {
  es: ['Un', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'],
  en: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
}

/**
 * Replaces the spelled-out number at the start of a title with the actual count, because staff may add or remove items.
 */
export function countedTitle(title: string, count: number, locale: Locale): string {
  const [firstWord = '', ...otherWords] = title.split(' ')
  const countWord = numberWords[locale][count - 1]
  return numberWords[locale].includes(firstWord) && countWord ? [countWord, ...otherWords].join(' ') : title
}
