import clsx from 'clsx'
import { useId } from 'react'
import { Button } from '@/components/button/button'
import controlStyles from '@/forms/fields/control.module.css'
import styles from './quote-check.module.css'

type QuoteCheckProps = {
  lead: string
  /** Where the form leads, and the names of its fields there. */
  action: string
  names: { number: string; code: string }
  labels: { number: string; code: string; button: string }
  warning: string
}

/** A plain form: number and code open the quote, or a warning. */
export function QuoteCheck({ lead, action, names, labels, warning }: QuoteCheckProps) {
  const id = useId()
  return (
    <div className={clsx('wrap', styles.check)}>
      <p className={styles.lead}>{lead}</p>
      <form className={styles.form} action={action} method="get">
        <div>
          <label htmlFor={`${id}-number`}>{labels.number}</label>
          <input
            className={controlStyles.control}
            id={`${id}-number`}
            name={names.number}
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            placeholder="P-2026-000318"
          />
        </div>
        <div>
          <label htmlFor={`${id}-code`}>{labels.code}</label>
          <input
            className={controlStyles.control}
            id={`${id}-code`}
            name={names.code}
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            placeholder="SM-7K4F-Q2MX"
          />
        </div>
        <Button type="submit">{labels.button}</Button>
        <p className={styles.warning}>{warning}</p>
      </form>
    </div>
  )
}
