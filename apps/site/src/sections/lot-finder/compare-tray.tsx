import type { Locale } from '@app/domain/language/locale'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, IconButton } from '@/components/button/button'
import styles from './compare-tray.module.css'
import { amountsOf, areaText, type OfferedLot, sidesText, type Terms } from './lot-offer'
import { instalmentsLabel, type LotTranslate, orientationText, stateText } from './texts'

type CompareTrayProps = {
  t: LotTranslate
  locale: Locale
  lots: readonly OfferedLot[]
  terms: Terms
  quoteHrefOf: (code: string) => string | null
  onRemove: (code: string) => void
}

/** Renders the lots to compare and, for two or more lots, a button that shows them side by side in a table. */
export function CompareTray({ t, locale, lots, terms, quoteHrefOf, onRemove }: CompareTrayProps) {
  const [isOpen, setOpen] = useState(false)
  const tableId = useId()
  const canOpen = lots.length >= 2
  return (
    <>
      <div className={styles.tray}>
        <p>{t('lots.toCompare')}</p>
        <ul>
          {lots.map(({ code }) => (
            <li key={code}>
              {code}
              <IconButton icon={X} label={t('lots.removeCompared', { code })} onClick={() => onRemove(code)} />
            </li>
          ))}
        </ul>
        {canOpen ? (
          <Button aria-expanded={isOpen} aria-controls={tableId} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('lots.hideCompared') : t('lots.compareCount', { count: lots.length })}
          </Button>
        ) : (
          <p className={styles.hint}>{t('lots.oneMore')}</p>
        )}
      </div>
      <div id={tableId} hidden={!isOpen || !canOpen} className={styles.table}>
        {isOpen && canOpen && <Comparison t={t} locale={locale} lots={lots} terms={terms} quoteHrefOf={quoteHrefOf} />}
      </div>
    </>
  )
}

function Comparison({ t, locale, lots, terms, quoteHrefOf }: Omit<CompareTrayProps, 'onRemove'>) {
  const amounts = lots.map((lot) => amountsOf(lot, terms))
  const rows: [string, (string | readonly string[])[]][] = [
    [t('lots.state'), lots.map(({ state }) => stateText(t, state))],
    [instalmentsLabel(t, terms), amounts.map(({ instalment }) => instalment)],
    [t('lots.price'), amounts.map(({ price }) => price)],
    [t('lots.area'), lots.map((lot) => areaText(lot, locale))],
    lots.some(({ unitType }) => unitType)
      ? [t('lots.unitType'), lots.map(({ unitType }) => unitType ?? '')]
      : [t('lots.sides'), lots.map(sidesText)],
    [t('lots.orientation'), lots.map(({ orientation }) => orientationText(t, orientation))],
  ]
  const quotes = lots.map(({ code, state }) => (state === 'free' ? quoteHrefOf(code) : null))
  return (
    <table>
      <caption className="sr">{t('lots.toCompare')}</caption>
      <thead>
        <tr>
          <td />
          {lots.map(({ code }) => (
            <th key={code} scope="col">
              {code}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={lots[index]?.code}>
                {[value].flat().map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </td>
            ))}
          </tr>
        ))}
        {quotes.some(Boolean) && (
          <tr>
            <th scope="row">{t('lots.next')}</th>
            {quotes.map((href, index) => (
              <td key={lots[index]?.code}>
                {href && (
                  <a href={href}>
                    {t('lots.quoteShort')}
                    <span className="sr"> {lots[index]?.code}</span>
                  </a>
                )}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}
