import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Translate } from '@/i18n/translate'
import { ErrorSummary } from '../fields/error-summary'
import { FieldScopeProvider } from '../fields/field-scope'
import type { FormKey } from '../form-texts'
import { Banner } from './banner'
import { CodeAlone } from './code-alone'
import { FormError } from './form-error'
import styles from './form-frame.module.css'
import { LazyBoundary } from './lazy-boundary'
import type { SubmitError } from './submission-phase'
import type { FormFill } from './use-form-fill'
import { WaitingNotice } from './waiting-notice'

type FormFrameProps<F extends FieldValues, Own extends string> = {
  fill: FormFill<F, Own>
  action: string
  label: string
  success: string
  failure: string
  encType?: 'multipart/form-data'
  classes?: { form: string | undefined; notices: string | undefined }
  /** Rendered in the form above its notices. */
  head?: ReactNode
  children: ReactNode
  receipt: ReactNode
}

/**
 * A real form that any browser can submit without script; once hydrated it sends by fetch and shows the outcome. The
 * browser's own validation is only for visitors without script.
 */
export function FormFrame<F extends FieldValues, Own extends string>(props: FormFrameProps<F, Own>) {
  const { fill, action, label, success, failure, encType, classes, head, children, receipt } = props
  const { scope, phase } = fill
  const t: Translate<FormKey> = scope.t
  const isFilling = phase.kind === 'filling' || phase.kind === 'sending'
  return (
    <FieldScopeProvider scope={scope}>
      <Banner state={fill.banner} success={success} failure={failure} />
      {isFilling && (
        <form
          ref={fill.formRef}
          className={classes ? classes.form : styles.body}
          method="post"
          action={action}
          encType={encType}
          aria-label={label}
          noValidate={scope.isHydrated}
          onFocus={fill.prepare}
          onSubmit={fill.submit}
        >
          {head}
          <div className={clsx(styles.notices, classes?.notices)}>
            {phase.kind === 'filling' && phase.submitError && (
              <FormError tabIndex={-1} ref={fill.submitErrorRef}>
                {submitErrorText(phase.submitError, t, scope.errorText)}
              </FormError>
            )}
            <ErrorSummary errors={fill.errors} ref={fill.summaryRef} />
          </div>
          <input type="hidden" name="locale" value={scope.locale} />
          {children}
        </form>
      )}
      {phase.kind === 'waiting' && (
        <WaitingNotice
          waitingKey={fill.waitingKey}
          takesFocus={phase.takesFocus}
          t={t}
          onSendNow={fill.sendNow}
          onEdit={fill.edit}
        />
      )}
      {phase.kind === 'sent' && (
        <LazyBoundary fallback={<CodeAlone label={t('receipt.code')} reference={phase.receipt.reference} />}>
          {receipt}
        </LazyBoundary>
      )}
    </FieldScopeProvider>
  )
}

function submitErrorText(error: SubmitError, t: Translate<FormKey>, errorText: (key: string) => string): string {
  if (error.kind === 'conflict') return t('form.error.conflict')
  if (error.kind === 'too-many') return t('form.error.tooMany', { seconds: error.seconds })
  if (error.kind === 'refused') return error.keys.map(errorText).join(' ')
  return t('form.error.unavailable')
}
