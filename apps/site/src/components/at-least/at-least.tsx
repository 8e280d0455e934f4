import type { Locale } from '@app/domain/language/locale'
import { wholeNumber } from '@app/domain/language/whole-number'

/** "+1000" in Spanish, "1,000+" in English. */
export function AtLeast({ figure, locale }: { figure: number; locale: Locale }) {
  const sign = <i>+</i>
  return (
    <>
      {locale === 'es' && sign}
      {wholeNumber(figure, locale)}
      {locale === 'en' && sign}
    </>
  )
}
