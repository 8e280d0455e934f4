import { pen } from '@sillar/domain/money/money'
import { siteSettings } from '@/content/settings'
import { useLanguage } from '@/i18n/language'
import { Small } from './duo'

/** What the asterisk beside every soles figure stands for; under cards also what holds for all of them. */
export function PriceNote({ ofCards = false }: { ofCards?: boolean }) {
  const { locale, t } = useLanguage()
  const { solesPerDollar, date } = siteSettings(locale).exchangeRate
  return (
    <Small>
      {t('price.note', { rate: pen(solesPerDollar), date: dayOf(date, locale) })}
      {ofCards && ` ${t('price.cardsNote')}`}
    </Small>
  )
}

function dayOf(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale === 'es' ? 'es-PE' : 'en', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}
