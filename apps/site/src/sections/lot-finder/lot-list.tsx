import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { memo } from 'react'
import { TextButton } from '@/components/button/button'
import { LotSwatch } from '@/components/lot-plan/lot-legend'
import styles from './lot-list.module.css'
import { amountsOf, areaText, type OfferedLot, sidesText, type Terms } from './lot-offer'
import { type LotTranslate, orientationText, stateText } from './texts'

type LotListProps = {
  t: LotTranslate
  locale: Locale
  lots: readonly OfferedLot[]
  terms: Terms
  chosen: string | null
  caption: string
  isHydrated: boolean
  isShort: boolean
  quoteHrefOf: (code: string) => string | null
  /** Returns the URL of the waiting list of a held lot, for visitors without JavaScript. */
  waitingHrefOf: (code: string) => string
  onChoose: (code: string) => void
}

/** Renders the lots as a table with all their data. It works without JavaScript, where the plan is only an image. */
export const LotList = memo(function LotList(props: LotListProps) {
  const { t, lots, terms, caption, isShort } = props
  const areUnits = lots.some(({ unitType }) => unitType)
  return (
    <table className={clsx(styles.list, isShort && styles.short)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{areUnits ? t('lots.number') : t('lots.lot')}</th>
          <th scope="col">{t('lots.state')}</th>
          <th scope="col" className={styles.number}>
            {t('lots.area')}
          </th>
          <th scope="col" className={clsx(styles.number, styles.wide)}>
            {areUnits ? t('lots.unitType') : t('lots.sides')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('lots.orientation')}
          </th>
          <th scope="col" className={clsx(styles.number, styles.wide)}>
            {t('lots.price')}
          </th>
          <th scope="col" className={styles.number}>
            {terms.months === null ? t('lots.monthlyShort') : t('lots.instalmentsOf', { count: terms.months })}
          </th>
          <th scope="col" className={styles.wide}>
            <span className="sr">{t('lots.next')}</span>
          </th>
        </tr>
      </thead>
      <LotRows {...props} />
    </table>
  )
})

function LotRows({ t, locale, lots, terms, chosen, isHydrated, quoteHrefOf, waitingHrefOf, onChoose }: LotListProps) {
  // React leaves the served rows as they are and replaces them afterwards, because the served HTML has all rows:
  // hydrating 500 of them to keep the first 12 would delay the first press.
  if (!isHydrated && !import.meta.env.SSR)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: during hydration React does not set the text
    return <tbody key="served" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <tbody key="rows">
      {lots.map((lot) => {
        const amounts = amountsOf(lot, terms)
        const isSold = lot.state === 'sold'
        const quoteHref = lot.state === 'free' ? quoteHrefOf(lot.code) : null
        return (
          <tr key={lot.code} className={clsx(isSold && styles.sold, lot.code === chosen && styles.chosen)}>
            <th scope="row">
              {isHydrated ? (
                <TextButton aria-pressed={lot.code === chosen} onClick={() => onChoose(lot.code)}>
                  {lot.code}
                </TextButton>
              ) : (
                lot.code
              )}
            </th>
            <td>
              <span className={styles.state}>
                <LotSwatch state={lot.state} /> {stateText(t, lot.state)}
              </span>
              {lot.state === 'held' && (
                <noscript>
                  <a href={waitingHrefOf(lot.code)}>{t('lots.tellMeShort')}</a>
                </noscript>
              )}
            </td>
            <td className={clsx(styles.number, styles.area)}>{areaText(lot, locale)}</td>
            <td className={clsx(styles.number, styles.wide)}>{lot.unitType ?? sidesText(lot)}</td>
            <td className={styles.wide}>{orientationText(t, lot.orientation)}</td>
            <Amounts className={styles.wide} amounts={isSold ? [t('lots.noPrice')] : amounts.price} />
            <Amounts amounts={isSold ? ['–'] : amounts.instalment} />
            <td className={styles.wide}>{quoteHref && <a href={quoteHref}>{t('lots.quoteShort')}</a>}</td>
          </tr>
        )
      })}
    </tbody>
  )
}

function Amounts({ amounts, className }: { amounts: readonly string[]; className?: string }) {
  return (
    <td className={clsx(styles.number, className)}>
      {amounts.map((amount) => (
        <span key={amount} className={styles.amount}>
          {amount}
        </span>
      ))}
    </td>
  )
}
