import clsx from 'clsx'
import { Button } from '@/components/button/button'
import { PlainTextField } from '@/forms/fields/plain-fields'
import styles from './quote-check.module.css'

type QuoteCheckProps = {
  intro: string
  /** URL that receives the form. */
  action: string
  names: { number: string; code: string }
  labels: { number: string; code: string; button: string }
  warning: string
}

/**
 * Renders the form for the number and code of a quote. The intake responds with a page that says whether the quote is
 * ours.
 */
export function QuoteCheck({ intro, action, names, labels, warning }: QuoteCheckProps) {
  return (
    <div className={clsx('wrap', styles.check)}>
      <p className={styles.intro}>{intro}</p>
      <form className={styles.form} action={action} method="get">
        <PlainTextField
          name={names.number}
          label={labels.number}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="P-2026-000318"
        />
        <PlainTextField
          name={names.code}
          label={labels.code}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="SM-7K4F-Q2MX"
        />
        <Button type="submit">{labels.button}</Button>
        <p className={styles.warning}>{warning}</p>
      </form>
    </div>
  )
}
