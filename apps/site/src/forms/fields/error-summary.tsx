import type { MouseEvent, RefObject } from 'react'
import { Notice } from '../submission/notice'
import styles from './error-summary.module.css'
import { useFieldScope } from './field-scope'

type ErrorSummaryProps = {
  errors: readonly { name: string; text: string }[]
  /** The summary receives the focus when a submit fails. */
  ref: RefObject<HTMLElement | null>
}

/** Not a live region: screen readers read it once when it receives the focus, and not again with each correction. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  const { t, idOf } = useFieldScope()
  if (errors.length === 0) return null
  const titleId = idOf('summary')
  return (
    <section aria-labelledby={titleId} tabIndex={-1} ref={ref} className={styles.summary}>
      <Notice tone="bad">
        <b id={titleId}>{t('form.summary', { count: errors.length })}</b>
        <ul className={styles.list}>
          {errors.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} onClick={focusTarget}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  )
}

/** Focuses the field without changing the URL: the back button must leave the page, not step through errors. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
