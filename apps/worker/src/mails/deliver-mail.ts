import { visitMails } from '@sillar/domain/appointment/visit-state'
import { alertTemplates } from '@sillar/domain/complaint/deadline-alert'
import { QUOTE_MAIL } from '@sillar/domain/quote/quote-document'
import { SCHEDULE_FAILED_MAIL } from '@sillar/domain/release/scheduled-publish'
import type { Mail } from '@sillar/platform/mail/mailer'
import type { DeliverContext, Delivery, Destination, Outcome } from '../deliveries/delivery'
import { RECEIVERS_DIGEST } from '../monitoring/digest'
import { PUBLISH_ALERT } from '../monitoring/publish-alert'
import { visitMail } from './compose-appointment-mail'
import { complaintFileMail, complaintMail, digestMail, publishAlertMail, referralMail } from './compose-mail'
import { quoteMail } from './compose-quote-mail'
import { confirmRequestMail } from './confirm-request-mail'
import { alertMail, answerMail } from './desk-mails'
import { leadMail } from './lead-receipt'
import { scheduleFailedMail } from './schedule-failed-mail'

/** Returns nothing when the mail is no longer needed, such as the confirmation of an appointment cancelled meanwhile. */
type Compose = (context: DeliverContext, delivery: Delivery) => Promise<Mail | undefined>

const templates: Record<string, Compose> = {
  'complaint-consumer': complaintMail('consumer'),
  'complaint-service': complaintMail('service'),
  'complaint-file-consumer': complaintFileMail('consumer'),
  'complaint-file-service': complaintFileMail('service'),
  'complaint-answer-consumer': answerMail('consumer'),
  'complaint-answer-service': answerMail('service'),
  ...Object.fromEntries(alertTemplates.map((template) => [template, alertMail])),
  'lead-receipt': leadMail,
  'referral-receipt': referralMail,
  'privacy-confirm': confirmRequestMail,
  [QUOTE_MAIL]: quoteMail,
  ...Object.fromEntries(Object.values(visitMails).map((kind) => [kind, visitMail(kind)])),
  [RECEIVERS_DIGEST]: digestMail,
  [PUBLISH_ALERT]: publishAlertMail,
  [SCHEDULE_FAILED_MAIL]: scheduleFailedMail,
}

/** A mail server that says no for good (5xx) counts as refused; everything else may pass. */
export const deliverMail: Destination = async (context, delivery) => {
  const compose = templates[delivery.template ?? '']
  if (!compose) return { outcome: 'refused', detail: 'unknown template', httpStatus: null }
  const mail = await compose(context, delivery)
  if (!mail) return { outcome: 'skipped', detail: 'no longer needed', httpStatus: null }
  try {
    await context.mailer.send(mail)
    return { outcome: 'delivered', detail: 'accepted by the mail server', httpStatus: null }
  } catch (error) {
    return judgeMailError(error)
  }
}

/** The server's words may quote the address, so only its code is kept. */
function judgeMailError(error: unknown): Outcome {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  const detail = responseCode ? `mail server answered ${responseCode}` : `mail server: ${code ?? 'no answer'}`
  return { outcome: responseCode && responseCode >= 500 ? 'refused' : 'retry', detail, httpStatus: null }
}
