import { complaintLookup } from '@sillar/domain/complaint/complaint.schema'
import type { Locale } from '@sillar/domain/content/localized.schema'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ErrorSummary } from '../fields/error-summary'
import { FieldScopeProvider } from '../fields/field-scope'
import { TextField } from '../fields/text-field'
import { schemaResolver } from '../submit/schema-resolver'
import { scopeOfForm, summaryOf } from '../submit/scope-of-form'
import { SubmitButton } from '../submit/submit-button'
import { ComplaintStateCard } from './complaint-state-card'
import { type LookupOutcome, lookUpComplaint } from './look-up-complaint'
import '../fields/fields.css'
import '../submit/submit.css'
import './complaint.css'

export type ComplaintStatusProps = { locale: Locale; idPrefix?: string }

type LookupFields = { number: string; email: string }

/** The state of a complaint for whoever knows its number and the e-mail it was filed with. */
export function ComplaintStatusIsland({ locale, idPrefix = 'complaint-status' }: ComplaintStatusProps) {
  const form = useForm<LookupFields>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: schemaResolver(complaintLookup, ({ number = '', email = '' }) => ({ number, email })),
  })
  const [isLive, setLive] = useState(false)
  const [outcome, setOutcome] = useState<LookupOutcome | null>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  useEffect(() => setLive(true), [])

  const scope = scopeOfForm(form, { idPrefix, locale, isLive })
  const { t } = scope
  const { isSubmitting, isSubmitted, errors } = form.formState
  const focusSummary = () => setTimeout(() => summary.current?.focus())

  async function lookUp(fields: LookupFields) {
    const found = await lookUpComplaint(fields)
    setOutcome(found)
    if (found.kind !== 'refused') return
    for (const { name, key } of found.faults)
      form.setError(name === 'email' ? 'email' : 'number', { type: 'server', message: key })
    focusSummary()
  }

  return (
    <FieldScopeProvider value={scope}>
      <form
        ref={formRef}
        className="form__body complaint-status"
        method="post"
        action="/api/complaints/status"
        aria-label={t('complaintStatus.title')}
        noValidate={isLive}
        onSubmit={form.handleSubmit(lookUp, focusSummary)}
      >
        <ErrorSummary errors={isSubmitted ? summaryOf(errors, scope, formRef.current) : []} ref={summary} />
        <input type="hidden" name="locale" value={locale} />
        <div className="cols-2">
          <TextField name="number" label={t('complaintStatus.number')} required autoComplete="off" maxLength={40} />
          <TextField name="email" label={t('field.email')} required type="email" autoComplete="email" maxLength={254} />
        </div>
        <div>
          <SubmitButton
            isSending={isSubmitting}
            words={t('complaintStatus.submit')}
            sendingWords={t('complaintStatus.sending')}
          />
        </div>
      </form>
      <div aria-live="polite">
        {outcome?.kind === 'found' && <ComplaintStateCard complaint={outcome.complaint} locale={locale} t={t} />}
        {outcome?.kind === 'too-many' && <p className="trouble">{t('complaintStatus.tooMany')}</p>}
        {outcome?.kind === 'unavailable' && <p className="trouble">{t('complaintStatus.unavailable')}</p>}
      </div>
    </FieldScopeProvider>
  )
}
