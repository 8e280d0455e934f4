import { deliverToComplaintSheet } from './complaint-sheet'
import { deliverToCrm } from './crm'
import type { Delivery, Destination } from './delivery'
import { deliverMail } from './mail'
import { deliverToReferralScript } from './referral-script'

export const destinations: Record<Delivery['destination'], Destination> = {
  crm: deliverToCrm,
  'referral-script': deliverToReferralScript,
  'complaint-sheet': deliverToComplaintSheet,
  mail: deliverMail,
}
