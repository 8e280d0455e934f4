import { pathFor } from '@app/domain/snapshot/page-urls'
import { HONEYPOT_FIELD } from '@app/domain/submission/submission-guard'
import { fieldErrorText } from '../pages/field-error-text'
import type { ConsentSentences } from '../submissions/consent-sentences'
import type { FieldError } from '../submissions/submission-error'
import { appointmentTexts } from './appointment.messages'
import { DuoText } from './appointment-parts'

type BookingDetailsProps = {
  locale: 'es' | 'en'
  values: Record<string, string>
  errors: readonly FieldError[]
  consents: ConsentSentences
}

const fields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const

export function BookingDetails({ locale, values, errors, consents }: BookingDetailsProps) {
  const texts = appointmentTexts[locale]
  return (
    <section className="stone">
      <h2>
        <DuoText text={texts.details} />
      </h2>
      <div className="fields">
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            label={texts.fields[field.name]}
            hint={field.name === 'phone' ? texts.phoneHint : undefined}
            value={values[field.name]}
            error={errorAt(field.name, errors, locale)}
          />
        ))}
        <div className="wide">
          <label htmlFor="message">{texts.fields.message}</label>
          <textarea id="message" name="message" rows={3} maxLength={1000} defaultValue={values.message} />
        </div>
        <label className="tick wide">
          <input type="checkbox" name="acceptsTerms" required defaultChecked={Boolean(values.acceptsTerms)} />
          <ConsentText locale={locale} sentence={consents.terms.text} />
        </label>
        <label className="tick wide">
          <input type="checkbox" name="acceptsMarketing" defaultChecked={Boolean(values.acceptsMarketing)} />
          <ConsentText locale={locale} sentence={consents.marketing.text} />
        </label>
        <p className="trap" aria-hidden="true">
          <label>
            Web <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
      </div>
    </section>
  )
}

function errorAt(name: string, errors: readonly FieldError[], locale: 'es' | 'en'): string | undefined {
  const error = errors.find(({ path }) => path === name)
  return error && fieldErrorText(error.message, locale)
}

type FieldProps = {
  name: string
  type: string
  autoComplete: string
  label: string
  hint: string | undefined
  value: string | undefined
  error: string | undefined
}

function Field({ name, type, autoComplete, label, hint, value, error }: FieldProps) {
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
function ConsentText({ sentence, locale }: { sentence: string; locale: 'es' | 'en' }) {
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
