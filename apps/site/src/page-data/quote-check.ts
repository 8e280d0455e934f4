import type { Locale } from '@app/domain/language/locale'
import { translator } from '@/i18n/translator'
import { tracked } from './tracked'

/** The endpoint derives the language of its response from the field names. */
const fieldNames = { es: { number: 'numero', code: 'codigo' }, en: { number: 'number', code: 'code' } } as const

export const quoteCheckPage = tracked('quoteCheckPage', (locale: Locale) => {
  const t = translator(locale)
  return {
    seo: { title: t('quoteCheck.seoTitle'), description: t('quoteCheck.seoDescription') },
    head: { title: t('quoteCheck.title'), titleBold: t('quoteCheck.titleBold') },
    check: {
      intro: t('quoteCheck.intro'),
      action: '/api/quotes/check',
      names: fieldNames[locale],
      labels: { number: t('quoteCheck.number'), code: t('quoteCheck.code'), button: t('quoteCheck.button') },
      warning: t('quoteCheck.warning'),
    },
  }
})
