import type { Locale } from '@app/domain/language/locale'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/button/button'
import { Check } from '../fields/check'
import { RequiredMark } from '../fields/field'
import { Honeypot } from '../fields/honeypot'
import { PlainTextField } from '../fields/plain-fields'
import { ConsentSentence } from '../fields/tick-field'
import type { Consent } from '../form-texts'
import styles from './waiting-form.module.css'

export type WaitingFormProps = {
  locale: Locale
  project: string
  consent: Consent
  labels: { firstName: string; email: string; honeypot: string }
}

type LotProps = { lot: string; button: string; note: string }

/**
 * Renders the form with which a visitor asks for an e-mail when a held lot becomes available. It needs no script: the
 * browser checks required fields, and the intake responds with a page.
 */
export function WaitingForm({ locale, project, consent, labels, lot, button, note }: WaitingFormProps & LotProps) {
  const id = useId()
  return (
    <form className={styles.form} method="post" action="/api/waiting-list" aria-label={button}>
      <p>{note}</p>
      <input type="hidden" name="kind" value="lot" />
      <input type="hidden" name="project" value={project} />
      <input type="hidden" name="lot" value={lot} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="consentVersions.terms" value={consent.version} />
      <Honeypot id={`${id}-honeypot`} label={labels.honeypot} />
      <PlainTextField name="firstName" label={labels.firstName} required autoComplete="given-name" maxLength={80} />
      <PlainTextField name="email" label={labels.email} required type="email" autoComplete="email" maxLength={254} />
      <Check type="checkbox" name="acceptsTerms" required>
        <ConsentSentence consent={consent} /> <RequiredMark space="" />
      </Check>
      <Button type="submit" icon={ArrowRight} block>
        {button}
      </Button>
    </form>
  )
}
