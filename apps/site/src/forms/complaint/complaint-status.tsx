import type { complaintLookup } from '@app/domain/complaint/complaint.schema'
import type { Locale } from '@app/domain/language/locale'
import { useEffect, useRef, useState } from 'react'
import { type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Columns } from '../fields/columns'
import { ErrorSummary } from '../fields/error-summary'
import { FieldScopeProvider } from '../fields/field-scope'
import { TextField as AnyTextField } from '../fields/text-field'
import type { ErrorTexts, FormTexts } from '../form-texts'
import { FormError } from '../submission/form-error'
import { formResolver } from '../submission/form-resolver'
import { errorList, formScope } from '../submission/form-scope'
import { SubmitButton } from '../submission/submit-button'
import { useFocusWhenRendered } from '../submission/use-focus-when-rendered'
import styles from './complaint-status.module.css'
import { ComplaintStatusCard, type StatusTexts } from './complaint-status-card'
import { type LookupOutcome, lookUpComplaint } from './look-up-complaint'

export type ComplaintStatusProps = {
  locale: Locale
  texts: FormTexts<StatusTexts>
  errors: ErrorTexts
  idPrefix: string
}

const loadRules = () => import('./complaint-lookup-rules').then((module) => module.complaintLookupRules)

type LookupFields = z.input<typeof complaintLookup>

const TextField = AnyTextField<Path<LookupFields>>

/**
 * Renders a form that looks up the status of a complaint by its number, its look-up code and the consumer's e-mail
 * address.
 */
export function ComplaintStatus({ locale, texts, errors, idPrefix }: ComplaintStatusProps) {
  const form = useForm<LookupFields>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: formResolver(loadRules, ({ number = '', code = '', email = '' }) => ({ number, code, email })),
  })
  const [isHydrated, setHydrated] = useState(false)
  const [outcome, setOutcome] = useState<LookupOutcome | null>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  useEffect(() => setHydrated(true), [])

  const scope = formScope<LookupFields, StatusTexts>(form, { idPrefix, locale, texts, errors, isHydrated })
  const { t } = scope
  const { isSubmitting, isSubmitted, errors: formErrors } = form.formState
  const focusWhenRendered = useFocusWhenRendered()
  const focusSummary = () => focusWhenRendered(summary)

  async function lookUp(fields: LookupFields) {
    const lookup = await lookUpComplaint(fields)
    setOutcome(lookup)
    if (lookup.kind !== 'rejected') return
    for (const { name, key } of lookup.errors)
      form.setError(name === 'email' || name === 'code' ? name : 'number', { type: 'server', message: key })
    focusSummary()
  }

  return (
    <FieldScopeProvider scope={scope}>
      <form
        ref={formRef}
        className={styles.form}
        method="post"
        action="/api/complaints/status"
        aria-label={t('complaintStatus.title')}
        noValidate={isHydrated}
        onSubmit={form.handleSubmit(lookUp, focusSummary)}
      >
        <ErrorSummary errors={isSubmitted ? errorList(formErrors, scope, formRef.current) : []} ref={summary} />
        <input type="hidden" name="locale" value={locale} />
        <Columns count="two" isShort>
          <TextField name="number" label={t('complaintStatus.number')} required autoComplete="off" maxLength={40} />
          <TextField name="code" label={t('complaintStatus.code')} required autoComplete="off" maxLength={40} />
          <TextField name="email" label={t('field.email')} required type="email" autoComplete="email" maxLength={254} />
        </Columns>
        <div>
          <SubmitButton
            isSending={isSubmitting}
            label={t('complaintStatus.submit')}
            sendingLabel={t('complaintStatus.sending')}
          />
        </div>
      </form>
      <div aria-live="polite">
        {outcome?.kind === 'found' && <ComplaintStatusCard complaint={outcome.complaint} locale={locale} t={t} />}
        {outcome?.kind === 'too-many' && <FormError icon={false}>{t('complaintStatus.tooMany')}</FormError>}
        {outcome?.kind === 'unavailable' && <FormError icon={false}>{t('complaintStatus.unavailable')}</FormError>}
      </div>
    </FieldScopeProvider>
  )
}
