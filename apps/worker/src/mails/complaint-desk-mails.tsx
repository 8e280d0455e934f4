import { loadCompany } from '@app/documents/company'
import { loadComplaint, sendableFiles } from '@app/documents/complaint-record'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { deadlineOf, deadlineSentence } from '@app/domain/complaint/days-left'
import type { Mail } from '@app/platform/mail/mailer'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { scanAnswerFiles } from '../deliveries/scan-answer-files'
import { answerLetter } from '../documents/answer-letter'
import { answerMessages } from '../documents/answer-messages'
import { AnswerMail } from './answer-mail'
import { lookUpUrl, messageId, renderBodies } from './compose-mail'
import { DeadlineAlertMail } from './deadline-alert-mail'
import { loadAttachments } from './load-attachments'

/**
 * Composes the answer for the consumer, or the copy for customer service. Throws if the letter cannot be rendered; the
 * delivery is then retried.
 */
export const composeAnswerMail =
  (audience: 'consumer' | 'service') =>
  async (context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> => {
    const storedComplaint = await loadComplaint(context.pool, delivery.subjectId)
    if (!storedComplaint?.answer) return undefined
    const files = await scanAnswerFiles(context, {
      table: 'complaint_answer_files',
      reference: storedComplaint.label,
      files: storedComplaint.answer.files,
    })
    const answer = { ...storedComplaint.answer, files }
    const complaint = { ...storedComplaint, answer }
    const { locale, label, email } = complaint
    const company = await loadCompany(context.pool, locale, complaint.establishment)
    const letter = await answerLetter(context, delivery.subjectId, complaint, company)
    const messages = answerMessages[locale]
    const subject =
      audience === 'consumer' ? messages.subject : answer.isByLetter ? messages.letterSubject : messages.serviceSubject
    const props = {
      complaint,
      answer,
      company,
      audience,
      lookUpUrl: lookUpUrl(context, complaint),
    }
    return {
      to: audience === 'consumer' ? email : context.settings.serviceMail,
      replyTo: audience === 'consumer' ? context.settings.serviceMail : email,
      subject: subject(label),
      ...(await renderBodies(<AnswerMail {...props} />)),
      messageId: messageId(delivery, context),
      attachments: [
        { filename: fileName(label), content: letter, contentType: 'application/pdf' },
        ...(await loadAttachments(context, sendableFiles(answer))),
      ],
    }
  }

const fileName = (label: string) => `respuesta-${label.replace(/^N°\s*/, '').replace(/\s+/g, '-')}.pdf`

/** Composes a deadline alert. The days left are counted now, because the mail may have waited for the mail server. */
export async function composeDeadlineAlertMail(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const complaint = await loadComplaint(context.pool, delivery.subjectId)
  if (!complaint) return undefined
  const deadline = deadlineOf(limaDateOf(context.clock()), complaint.dueOn, complaint.ruleKind)
  const sentence = complaint.isAnswered ? 'Ya fue respondida' : deadlineSentence(deadline, complaint.ruleKind, 'es')
  const company = await loadCompany(context.pool, 'es')
  const panelUrl = `${context.settings.panelUrl}/admin/collections/complaints/${delivery.subjectId}`
  return {
    to: context.settings.serviceMail,
    replyTo: context.settings.serviceMail,
    subject: `${sentence}: reclamación ${complaint.label}`,
    ...(await renderBodies(
      <DeadlineAlertMail complaint={complaint} company={company} sentence={sentence} panelUrl={panelUrl} />,
    )),
    messageId: messageId(delivery, context),
  }
}
