import { appointmentMails } from '@app/domain/appointment/appointment-state'
import { alertTemplates } from '@app/domain/complaint/deadline-alert'
import { QUOTE_MAIL } from '@app/domain/quote/quote-document'
import { SCHEDULE_FAILED_MAIL } from '@app/domain/release/scheduled-publish'
import type { Mail } from '@app/platform/mail/mailer'
import type { DeliverContext, DeliverTo, Delivery, Outcome } from '../deliveries/delivery'
import { INTEGRATIONS_DIGEST } from '../monitoring/digest'
import { PUBLISH_ALERT } from '../monitoring/publish-alert'
import { appointmentMail } from './compose-appointment-mail'
import { complaintFileMail, complaintMail, digestMail, publishAlertMail, referralMail } from './compose-mail'
import { quoteMail } from './compose-quote-mail'
import { confirmRequestMail } from './confirm-request-mail'
import { alertMail, answerMail } from './desk-mails'
import { leadMail } from './lead-receipt'
import { scheduleFailedMail } from './schedule-failed-mail'

/** Composes a mail, or returns undefined if it is obsolete, such as the confirmation of a cancelled appointment. */
type ComposeMail = (context: DeliverContext, delivery: Delivery) => Promise<Mail | undefined>

const templates: Record<string, ComposeMail> = {
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
  ...Object.fromEntries(Object.values(appointmentMails).map((kind) => [kind, appointmentMail(kind)])),
  [INTEGRATIONS_DIGEST]: digestMail,
  [PUBLISH_ALERT]: publishAlertMail,
  [SCHEDULE_FAILED_MAIL]: scheduleFailedMail,
}

/** Sends a mail. A permanent error of the mail server (5xx) counts as `refused`, any other error as `retry`. */
export const deliverMail: DeliverTo = async (context, delivery) => {
  const compose = templates[delivery.template ?? '']
  if (!compose) return { outcome: 'refused', detail: 'unknown template', httpStatus: null }
  const mail = await compose(context, delivery)
  if (!mail) return { outcome: 'skipped', detail: 'no longer needed', httpStatus: null }
  try {
    await context.mailer.send(mail)
    return { outcome: 'delivered', detail: 'accepted by the mail server', httpStatus: null }
  } catch (error) {
    return outcomeOfMailError(error)
  }
}

/** Returns an outcome that contains only the code, because the server's message may contain the address. */
function outcomeOfMailError(error: unknown): Outcome {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  const detail = responseCode ? `mail server answered ${responseCode}` : `mail server: ${code ?? 'no answer'}`
  return { outcome: responseCode && responseCode >= 500 ? 'refused' : 'retry', detail, httpStatus: null }
}
