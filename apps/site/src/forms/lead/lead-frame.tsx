import { lazy, type ReactNode } from 'react'
import { FormFrame } from '../submission/form-frame'
import type { FormController } from '../submission/use-form-controller'
import type { LeadFields } from './lead-fields'
import type { LeadReceiptProps } from './lead-receipt'
import { LEAD_ENDPOINT, loadReceipt } from './use-lead-controller'

type LeadFrameProps = {
  controller: FormController<LeadFields, 'lead'>
  label: string
  copy: { success: string; failure: string; receipt: string }
  children: ReactNode
} & Pick<LeadReceiptProps, 'projects' | 'getAppointmentHref'>

const LeadReceipt = lazy(loadReceipt)

/** Renders a lead form, and its receipt after submission. */
export function LeadFrame({ controller, label, copy, projects, getAppointmentHref, children }: LeadFrameProps) {
  return (
    <FormFrame
      controller={controller}
      action={LEAD_ENDPOINT}
      label={label}
      success={copy.success}
      failure={copy.failure}
      receipt={
        <LeadReceipt
          controller={controller}
          projects={projects}
          note={copy.receipt}
          getAppointmentHref={getAppointmentHref}
        />
      }
    >
      {children}
    </FormFrame>
  )
}
