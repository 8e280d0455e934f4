import type { MouseEvent, RefObject } from 'react'
import { Notice } from '../submission/notice'
import styles from './error-summary.module.css'
import { useFieldScope } from './field-scope'

type ErrorSummaryProps = {
  errors: readonly { name: string; text: string }[]
  /** Focused by the form after a failed submission. */
  ref: RefObject<HTMLElement | null>
}

/**
 * Renders links to the invalid fields. It is not a live region, because screen readers would repeat the list after each
 * correction.
 */
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
              <a href={`#${idOf(name)}`} onClick={focusField}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  )
}

/** Focuses the field without changing the URL, because the back button would otherwise step through the errors. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
