import { pen } from '@sillar/domain/money/money'
import { siteSettings } from '@/content/settings'
import { longDay } from '@/i18n/dates'
import { useLanguage } from '@/i18n/language'
import { Small } from './duo'

/** What the asterisk beside every soles figure stands for; under cards also what holds for all of them. */
export function PriceNote({ ofCards = false }: { ofCards?: boolean }) {
  const { locale, t } = useLanguage()
  const { solesPerDollar, date } = siteSettings(locale).exchangeRate
  return (
    <Small>
      {t('price.note', { rate: pen(solesPerDollar), date: longDay(date, locale) })}
      {ofCards && ` ${t('price.cardsNote')}`}
    </Small>
  )
}
