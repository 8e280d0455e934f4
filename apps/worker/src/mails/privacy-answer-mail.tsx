import { colors } from '@app/brand/colors'
import { type Company, loadCompany } from '@app/documents/company'
import { type AnswerFile, sendableFiles } from '@app/documents/complaint-record'
import type { Locale } from '@app/domain/language/locale'
import {
  type PrivacyAnswerMail as AnswerTexts,
  type PrivacyAnswerFacts,
  privacyAnswerMail,
} from '@app/domain/privacy/privacy-answer'
import { codeStyle, paragraphStyle } from '@app/mails/mail-style'
import type { Mail } from '@app/platform/mail/mailer'
import { Section, Text } from '@react-email/components'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { scanAnswerFiles } from '../deliveries/scan-answer-files'
import { messageId, renderBodies } from './compose-mail'
import { Facts } from './facts'
import { greetedName } from './greeted-name'
import { loadAttachments } from './load-attachments'
import { MailLayout } from './mail-layout'

type StoredAnswer = Omit<PrivacyAnswerFacts, 'files'> & { email: string; files: AnswerFile[] }

/** Composes an answer of the privacy desk. It is obsolete if the request was erased. */
export async function composePrivacyAnswer(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const { rows } = await context.pool.query<StoredAnswer>(
    `select q.locale::text as locale, q.reference, q.kind::text as kind, q.first_name as "firstName", q.email,
       q.received_on::text as "receivedOn", a.text,
       coalesce((select json_agg(json_build_object('id', f.id, 'key', f.key, 'name', f.name, 'type', f.type,
         'size', f.size, 'scan', f.scan) order by f.position)
         from privacy_answer_files f where f.answer_id = a.id), '[]') as files
     from privacy_answers a join privacy_requests q on q.id = a.request_id where a.id::text = $1`,
    [delivery.subjectId],
  )
  const answer = rows[0]
  if (!answer) return undefined
  const { locale, reference, email } = answer
  const checkedFiles = await scanAnswerFiles(context, { table: 'privacy_answer_files', reference, files: answer.files })
  const files = sendableFiles({ files: checkedFiles })
  const company = await loadCompany(context.pool, locale)
  const texts = privacyAnswerMail({ ...answer, firstName: greetedName(answer.firstName), files })
  return {
    to: email,
    replyTo: context.settings.serviceMail,
    subject: texts.subject,
    ...(await renderBodies(
      <PrivacyAnswerMail locale={locale} reference={reference} texts={texts} company={company} />,
    )),
    messageId: messageId(delivery, context),
    attachments: await loadAttachments(context, files),
  }
}

type PrivacyAnswerMailProps = {
  locale: Locale
  reference: string
  texts: AnswerTexts
  company: Pick<Company, 'brand' | 'legalName'>
}

export function PrivacyAnswerMail({ locale, reference, texts, company }: PrivacyAnswerMailProps) {
  return (
    <MailLayout
      locale={locale}
      preview={texts.intro}
      title={texts.subject}
      brand={company.brand}
      legalName={company.legalName}
      isToVisitor
    >
      <Text style={paragraphStyle}>{texts.greeting}</Text>
      <Text style={paragraphStyle}>{texts.intro}</Text>
      <Section style={{ margin: '0 0 18px', padding: '18px 20px 6px', background: colors.stone }}>
        {texts.paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their order.
          <Text key={index} style={{ ...paragraphStyle, margin: '0 0 12px', whiteSpace: 'pre-wrap' }}>
            {paragraph}
          </Text>
        ))}
      </Section>
      {texts.files.names.length > 0 && <Facts facts={[[texts.files.title, texts.files.names.join('\n')]]} />}
      <Text style={paragraphStyle}>{texts.reply}</Text>
      <Text style={codeStyle}>{reference}</Text>
    </MailLayout>
  )
}
