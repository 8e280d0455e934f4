import { appointmentMails } from '@app/domain/appointment/appointment-state'
import { alertTemplates } from '@app/domain/complaint/deadline-alert'
import { INCIDENT_LETTER, INCIDENT_REMINDER } from '@app/domain/incident/incident'
import { NOTICE_TEMPLATE } from '@app/domain/lead/lead-notice'
import { PRIVACY_ANSWER, PRIVACY_NOTICE } from '@app/domain/privacy/privacy-answer'
import { QUOTE_MAIL } from '@app/domain/quote/quote-document'
import { SCHEDULE_FAILED_MAIL } from '@app/domain/release/scheduled-publish'
import { waitingMails } from '@app/domain/waiting-list/waiting-entry'
import type { Mail } from '@app/platform/mail/mailer'
import type { DeliverContext, DeliverTo, Delivery, Outcome } from '../deliveries/delivery'
import { INTEGRATIONS_DIGEST } from '../monitoring/digest'
import { PUBLISH_ALERT } from '../monitoring/publish-alert'
import { WEEKLY_FIGURES } from '../records/weekly-figures-record'
import { composeAnswerMail, composeDeadlineAlertMail } from './complaint-desk-mails'
import { composeAppointmentMail } from './compose-appointment-mail'
import {
  composeComplaintFileMail,
  composeComplaintMail,
  composeDigestMail,
  composePublishAlertMail,
  composeReferralMail,
} from './compose-mail'
import { composeQuoteMail } from './compose-quote-mail'
import { composeConfirmRequestMail } from './confirm-request-mail'
import { composeIncidentLetter } from './incident-letter-mail'
import { composeIncidentReminder } from './incident-reminder-mail'
import { composeLeadMail } from './lead-receipt'
import { composeNoticeMail } from './notice-mail'
import { composePrivacyAnswer } from './privacy-answer-mail'
import { composePrivacyNotice } from './privacy-notice-mail'
import { composeScheduleFailedMail } from './schedule-failed-mail'
import { composeWaitingMail } from './waiting-mail'
import { composeWeeklyFigures } from './weekly-figures-mail'

/** Composes a mail, or returns undefined if it is obsolete, such as the confirmation of a cancelled appointment. */
type ComposeMail = (context: DeliverContext, delivery: Delivery) => Promise<Mail | undefined>

const templates: Record<string, ComposeMail> = {
  'complaint-consumer': composeComplaintMail('consumer'),
  'complaint-service': composeComplaintMail('service'),
  'complaint-file-consumer': composeComplaintFileMail('consumer'),
  'complaint-file-service': composeComplaintFileMail('service'),
  'complaint-answer-consumer': composeAnswerMail('consumer'),
  'complaint-answer-service': composeAnswerMail('service'),
  ...Object.fromEntries(alertTemplates.map((template) => [template, composeDeadlineAlertMail])),
  'lead-receipt': composeLeadMail,
  'referral-receipt': composeReferralMail,
  'privacy-confirm': composeConfirmRequestMail,
  [PRIVACY_ANSWER]: composePrivacyAnswer,
  [PRIVACY_NOTICE]: composePrivacyNotice,
  [QUOTE_MAIL]: composeQuoteMail,
  ...Object.fromEntries(Object.values(appointmentMails).map((kind) => [kind, composeAppointmentMail(kind)])),
  ...Object.fromEntries(Object.values(waitingMails).map((mail) => [mail, composeWaitingMail(mail)])),
  [INTEGRATIONS_DIGEST]: composeDigestMail,
  [PUBLISH_ALERT]: composePublishAlertMail,
  [SCHEDULE_FAILED_MAIL]: composeScheduleFailedMail,
  [NOTICE_TEMPLATE]: composeNoticeMail,
  [WEEKLY_FIGURES]: composeWeeklyFigures,
  [INCIDENT_REMINDER]: composeIncidentReminder,
  [INCIDENT_LETTER]: composeIncidentLetter,
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
