import type { Delivery, Destination } from '../deliveries/delivery'
import { deliverMail } from '../mails/deliver-mail'
import { deliverToComplaintSheet } from './complaint-sheet'
import { deliverToCrm } from './crm'
import { deliverToReferralScript } from './referral-script'

export const destinations: Record<Delivery['destination'], Destination> = {
  crm: deliverToCrm,
  'referral-script': deliverToReferralScript,
  'complaint-sheet': deliverToComplaintSheet,
  mail: deliverMail,
}
