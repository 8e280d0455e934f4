import { lazy, type ReactNode } from 'react'
import { FormFrame } from '../submission/form-frame'
import type { FormFill } from '../submission/use-form-fill'
import type { LeadFields } from './lead-fields'
import type { LeadReceiptProps } from './lead-receipt'
import { LEAD_ENDPOINT, loadReceipt } from './use-lead-fill'

type LeadFrameProps = {
  fill: FormFill<LeadFields, 'lead'>
  label: string
  copy: { success: string; failure: string; receipt: string }
  children: ReactNode
} & Pick<LeadReceiptProps, 'projects' | 'visitHrefOf'>

const LeadReceipt = lazy(loadReceipt)

/** A lead form and the receipt that replaces it. */
export function LeadFrame({ fill, label, copy, projects, visitHrefOf, children }: LeadFrameProps) {
  return (
    <FormFrame
      fill={fill}
      action={LEAD_ENDPOINT}
      label={label}
      success={copy.success}
      failure={copy.failure}
      receipt={<LeadReceipt fill={fill} projects={projects} note={copy.receipt} visitHrefOf={visitHrefOf} />}
    >
      {children}
    </FormFrame>
  )
}
