import type { Fact } from '@app/domain/compare/compare-rows'
import clsx from 'clsx'
import { bestName, type CompareTranslate, type FactKey } from './compare-project'
import styles from './compare-value.module.css'

type CompareValueProps = { t: CompareTranslate; fact: Fact | undefined; name: FactKey; isBest: boolean }

/** A fact of one project; the best value of its row is underlined and labelled. */
export function CompareValue({ t, fact, name, isBest }: CompareValueProps) {
  if (!fact) return <span className={styles.unknown}>{t('compare.ask')}</span>
  return (
    <>
      <span className={clsx(styles.value, name === 'instalment' && styles.large)}>
        {fact.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      {name === 'term' && fact.order !== null && <Years months={fact.order} />}
      {isBest && <span className={styles.best}>{bestName(name, t)}</span>}
    </>
  )
}

const yearsDrawn = [1, 2, 3, 4, 5]

/** Five bars, one per year, to compare terms at a glance. */
function Years({ months }: { months: number }) {
  return (
    <span className={styles.years} aria-hidden="true">
      {yearsDrawn.map((year) => (
        <i key={year} className={clsx(months < year * 12 && styles.open)} />
      ))}
    </span>
  )
}
