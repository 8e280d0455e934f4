import { HONEYPOT_FIELD } from '@app/domain/submission/submission-guard'
import { ConsentText, errorAt, TypedField } from '../pages/typed-field'
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
      <p id="known-details" className="hint" hidden>
        {texts.knownDetails}
      </p>
      <div className="fields">
        {fields.map((field) => (
          <TypedField
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
