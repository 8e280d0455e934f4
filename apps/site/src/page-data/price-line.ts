import { formatArea } from '@app/domain/area/format-area'
import type { Locale } from '@app/domain/language/locale'
import { formatPen, formatUsd, type Money } from '@app/domain/money/money'
import { workedExample } from '@app/domain/project/worked-example'
import { USUAL_DOWN_PERCENT } from '@app/domain/quote/quote-offer'
import { translator } from '@/i18n/translator'
import { priceText } from './price-text'
import type { ProjectView } from './projects'
import { snapshot } from './snapshot'

const amountsOf = ({ usd, pen }: Money) => [formatUsd(usd), formatPen(pen)]

/**
 * Returns the payment plan of the cheapest free lot: the instalment, down payment and list price, which add up to the
 * cent. If the project has no published term, the down payment and the list price are on request. Returns null if it is
 * sold out.
 */
export function priceLine(project: ProjectView, locale: Locale) {
  if (!project.price) return null
  const t = translator(locale)
  const { lots, siteSettings } = snapshot()
  const example = workedExample(project, lots, siteSettings.exchangeRate.solesPerDollar)
  if (!example) {
    return {
      ...priceText(project.price, locale),
      parts: [
        { name: t('info.downAndTerm'), amounts: [t('info.onRequest')] },
        { name: t('info.listPrice'), amounts: [t('info.onRequest')] },
      ],
      total: project.months === null ? t('info.termConsult') : null,
    }
  }
  const { plan, lot, areaM2 } = example
  const [usd = '', pen = ''] = amountsOf(plan.instalment)
  return {
    label: t('info.instalmentsFrom', { count: plan.months }),
    amounts: [usd, `${pen}*`],
    parts: [
      { name: t('info.down', { percent: USUAL_DOWN_PERCENT }), amounts: amountsOf(plan.down) },
      { name: t('info.listPriceFrom'), amounts: amountsOf(plan.price) },
    ],
    total: lot
      ? t('info.totalOfLot', { count: plan.months, code: lot, size: formatArea(areaM2, locale) })
      : t('info.total', { count: plan.months }),
  }
}
