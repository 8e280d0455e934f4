import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Translate } from '@/i18n/translate'
import { ErrorSummary } from '../fields/error-summary'
import { FieldScopeProvider } from '../fields/field-scope'
import type { FormKey } from '../form-texts'
import { Banner } from './banner'
import { FormError } from './form-error'
import styles from './form-frame.module.css'
import { LazyBoundary } from './lazy-boundary'
import { ReferenceFallback } from './reference-fallback'
import type { SubmitError } from './submission-phase'
import type { FormController } from './use-form-controller'
import { WaitingNotice } from './waiting-notice'

type FormFrameProps<F extends FieldValues, OwnPrefix extends string> = {
  controller: FormController<F, OwnPrefix>
  action: string
  label: string
  success: string
  failure: string
  encType?: 'multipart/form-data'
  classes?: { form: string | undefined; notices: string | undefined }
  /** Rendered above the notices of the form. */
  head?: ReactNode
  children: ReactNode
  receipt: ReactNode
}

/**
 * Renders a form that also works without JavaScript. After hydration it is sent with fetch, shows the outcome and
 * replaces the browser's validation.
 */
export function FormFrame<F extends FieldValues, OwnPrefix extends string>(props: FormFrameProps<F, OwnPrefix>) {
  const { controller, action, label, success, failure, encType, classes, head, children, receipt } = props
  const { scope, phase } = controller
  const t: Translate<FormKey> = scope.t
  const isFilling = phase.kind === 'filling' || phase.kind === 'sending'
  return (
    <FieldScopeProvider scope={scope}>
      <Banner state={controller.banner} success={success} failure={failure} />
      {isFilling && (
        <form
          ref={controller.formRef}
          className={classes ? classes.form : styles.body}
          method="post"
          action={action}
          encType={encType}
          aria-label={label}
          noValidate={scope.isHydrated}
          onFocus={controller.prepare}
          onSubmit={controller.submit}
        >
          {head}
          <div className={clsx(styles.notices, classes?.notices)}>
            {phase.kind === 'filling' && phase.submitError && (
              <FormError tabIndex={-1} ref={controller.submitErrorRef}>
                {submitErrorText(phase.submitError, t, scope.errorText)}
              </FormError>
            )}
            <ErrorSummary errors={controller.errors} ref={controller.summaryRef} />
          </div>
          <input type="hidden" name="locale" value={scope.locale} />
          {children}
        </form>
      )}
      {phase.kind === 'waiting' && (
        <WaitingNotice
          waitingKey={controller.waitingKey}
          shouldFocus={phase.shouldFocus}
          t={t}
          onSendNow={controller.sendNow}
          onEdit={controller.edit}
        />
      )}
      {phase.kind === 'sent' && (
        <LazyBoundary fallback={<ReferenceFallback label={t('receipt.code')} reference={phase.receipt.reference} />}>
          {receipt}
        </LazyBoundary>
      )}
    </FieldScopeProvider>
  )
}

function submitErrorText(error: SubmitError, t: Translate<FormKey>, errorText: (key: string) => string): string {
  if (error.kind === 'conflict') return t('form.error.conflict')
  if (error.kind === 'too-many') return t('form.error.tooMany', { seconds: error.seconds })
  if (error.kind === 'rejected') return error.keys.map(errorText).join(' ')
  return t('form.error.unavailable')
}
