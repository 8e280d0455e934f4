import type { MouseEvent, RefObject } from 'react'
import { useFieldScope } from './field-scope'
import { Icon } from './icons'

type ErrorSummaryProps = {
  errors: readonly { name: string; text: string }[]
  /** The summary takes the focus when a submit fails. */
  ref: RefObject<HTMLElement | null>
}

/** No live region: it takes the focus once, and shrinks silently while the person corrects. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  const { t, idOf } = useFieldScope()
  if (errors.length === 0) return null
  const titleId = idOf('summary')
  return (
    <section className="notice notice--bad" aria-labelledby={titleId} tabIndex={-1} ref={ref}>
      <Icon name="alert" />
      <div>
        <b id={titleId}>
          {errors.length === 1 ? t('form.summary.one') : t('form.summary.many', { count: errors.length })}
        </b>
        <ul>
          {errors.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} onClick={focusTarget}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Focus without touching the address: the back button must leave the page, not walk through errors. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
