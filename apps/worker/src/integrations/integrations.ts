import type { DeliverTo, Delivery } from '../deliveries/delivery'
import { deliverMail } from '../mails/deliver-mail'
import { deliverToComplaintSheet } from './complaint-sheet'
import { deliverToCrm } from './crm'
import { deliverToGoogleAds } from './google-ads'
import { deliverToMetaAds } from './meta-ads'
import { deliverPush } from './push'
import { deliverToReferralScript } from './referral-script'

export const deliverTo: Record<Delivery['integration'], DeliverTo> = {
  crm: deliverToCrm,
  'referral-script': deliverToReferralScript,
  'complaint-sheet': deliverToComplaintSheet,
  mail: deliverMail,
  push: deliverPush,
  'meta-ads': deliverToMetaAds,
  'google-ads': deliverToGoogleAds,
}
