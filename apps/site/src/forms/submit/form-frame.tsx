import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ErrorSummary } from '../fields/error-summary'
import { FieldScopeProvider } from '../fields/field-scope'
import { Banner, TroubleNotice, WaitingNotice } from './form-notices'
import type { FormFill } from './use-form-fill'
import '../fields/fields.css'
import './submit.css'

type FormFrameProps<F extends FieldValues> = {
  fill: FormFill<F>
  action: string
  label: string
  success: string
  failure: string
  encType?: 'multipart/form-data'
  className?: string
  /** Stands in the form above its notices. */
  head?: ReactNode
  children: ReactNode
  receipt: ReactNode
}

/**
 * A real form that any browser can post without script; hydrated, it sends by fetch and shows what became of it.
 * The browser's own validation is left to those without script.
 */
export function FormFrame<F extends FieldValues>({
  fill,
  action,
  label,
  success,
  failure,
  encType,
  className = 'form__body',
  head,
  children,
  receipt,
}: FormFrameProps<F>) {
  const { scope, phase } = fill
  const isFilling = phase.kind === 'filling' || phase.kind === 'sending'
  return (
    <FieldScopeProvider value={scope}>
      <Banner tone={fill.banner} success={success} failure={failure} />
      {isFilling && (
        <form
          ref={fill.formRef}
          className={className}
          method="post"
          action={action}
          encType={encType}
          aria-label={label}
          noValidate={scope.isLive}
          onSubmit={fill.submit}
        >
          {head}
          <div className="form__notices">
            {phase.kind === 'filling' && phase.trouble && (
              <TroubleNotice trouble={phase.trouble} t={scope.t} ref={fill.troubleRef} />
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
          t={scope.t}
          onSendNow={fill.sendNow}
          onEdit={fill.edit}
        />
      )}
      {phase.kind === 'sent' && receipt}
    </FieldScopeProvider>
  )
}
