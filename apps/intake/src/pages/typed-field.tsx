import { pathFor } from '@app/domain/snapshot/page-urls'
import type { FieldError } from '../submissions/submission-error'
import { fieldErrorText } from './field-error-text'

export function errorAt(name: string, errors: readonly FieldError[], locale: 'es' | 'en'): string | undefined {
  const error = errors.find(({ path }) => path === name)
  return error && fieldErrorText(error.message, locale)
}

type TypedFieldProps = {
  name: string
  type: string
  autoComplete: string
  label: string
  hint?: string | undefined
  value?: string | undefined
  error?: string | undefined
}

/** Renders a required input of a form that the intake renders, with its hint and its error. */
export function TypedField({ name, type, autoComplete, label, hint, value, error }: TypedFieldProps) {
  const hintId = hint && `${name}-hint`
  const errorId = error && `${name}-wrong`
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required
        maxLength={254}
        defaultValue={value}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
      />
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="wrong" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}

const linkMarkup = /(\[terms\].*?\[\/terms\]|\[privacy\].*?\[\/privacy\])/

/** Renders a consent text with its `[terms]…[/terms]` and `[privacy]…[/privacy]` parts as links. */
export function ConsentText({ sentence, locale }: { sentence: string; locale: 'es' | 'en' }) {
  return (
    <span>
      {sentence.split(linkMarkup).map((part) => {
        const [, page, linkText] = /^\[(terms|privacy)\](.*)\[/.exec(part) ?? []
        if (page !== 'terms' && page !== 'privacy') return part
        return (
          <a key={part} href={pathFor(page, locale)}>
            {linkText}
          </a>
        )
      })}
    </span>
  )
}
