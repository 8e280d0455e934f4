import type { Locale } from '@app/domain/language/locale'
import { wholeNumber } from '@app/domain/language/whole-number'

/** Renders "+1000" in Spanish and "1,000+" in English. */
export function AtLeast({ figure, locale }: { figure: number; locale: Locale }) {
  const plusSign = <i>+</i>
  return (
    <>
      {locale === 'es' && plusSign}
      {wholeNumber(figure, locale)}
      {locale === 'en' && plusSign}
    </>
  )
}
