import { loadCompany } from '@sillar/documents/company'
import { loadComplaint, type StoredAnswer, sendableFiles } from '@sillar/documents/complaint-record'
import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { deadlineOf, deadlineSentence } from '@sillar/domain/complaint/days-left'
import type { Mail } from '@sillar/platform/mail/mailer'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { scannedAnswer } from '../deliveries/scan-answer-files'
import { answerPaper } from '../documents/answer-letter'
import { answerWords } from '../documents/answer-words'
import { AlertMail } from './alert-mail'
import { AnswerMail } from './answer-mail'
import { bodies, lookUpAddress, messageId } from './compose-mail'

/** The answer itself, or the copy for customer service. Without its paper it is not sent: it is tried again. */
export const answerMail =
  (audience: 'consumer' | 'service') =>
  async (context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> => {
    const stored = await loadComplaint(context.pool, delivery.subjectId)
    if (!stored?.answer) return undefined
    const answer = await scannedAnswer(context, stored.label, stored.answer)
    const complaint = { ...stored, answer }
    const { locale, label, notifyByEmail, email } = complaint
    const company = await loadCompany(context.pool, locale, complaint.establishment)
    const paper = await answerPaper(context, delivery.subjectId, complaint, company)
    const words = answerWords[locale]
    const subject = audience === 'consumer' ? words.subject : notifyByEmail ? words.serviceSubject : words.letterSubject
    const props = {
      complaint,
      answer,
      company,
      audience,
      lookUpUrl: lookUpAddress(context, complaint),
    }
    return {
      to: audience === 'consumer' ? email : context.settings.serviceMail,
      replyTo: audience === 'consumer' ? context.settings.serviceMail : email,
      subject: subject(label),
      ...(await bodies(<AnswerMail {...props} />)),
      messageId: messageId(delivery, context),
      attachments: [
        { filename: fileName(label), content: paper, contentType: 'application/pdf' },
        ...(await filesOf(context, answer)),
      ],
    }
  }

const filesOf = ({ privateStore }: DeliverContext, answer: StoredAnswer) =>
  Promise.all(
    sendableFiles(answer).map(async ({ key, name, type }) => ({
      filename: name,
      content: await privateStore.get(key),
      contentType: type,
    })),
  )

const fileName = (label: string) => `respuesta-${label.replace(/^N°\s*/, '').replace(/\s+/g, '-')}.pdf`

/** How long is left is said as of now: the mail may have waited for its server. */
export async function alertMail(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const complaint = await loadComplaint(context.pool, delivery.subjectId)
  if (!complaint) return undefined
  const deadline = deadlineOf(limaDateOf(context.clock()), complaint.dueOn, complaint.ruleKind)
  const sentence = complaint.answer ? 'Ya fue respondida' : deadlineSentence(deadline, complaint.ruleKind, 'es')
  const company = await loadCompany(context.pool, 'es')
  const panelUrl = `${context.settings.panelUrl}/admin/collections/complaints/${delivery.subjectId}`
  return {
    to: context.settings.serviceMail,
    replyTo: context.settings.serviceMail,
    subject: `${sentence}: reclamación ${complaint.label}`,
    ...(await bodies(<AlertMail complaint={complaint} company={company} sentence={sentence} panelUrl={panelUrl} />)),
    messageId: messageId(delivery, context),
  }
}
