import { loadCompany } from '@app/documents/company'
import { formatInstant } from '@app/domain/calendar/format-date'
import { buttonStyle, paragraphStyle } from '@app/mails/mail-style'
import type { Mail } from '@app/platform/mail/mailer'
import { Link, Text } from '@react-email/components'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { type DescribedNotice, describeNotice } from '../notices/describe-notice'
import { noticeTexts } from '../notices/notice-texts'
import { loadNotice, type NoticedLead } from '../records/notice-record'
import { messageId, renderBodies } from './compose-mail'
import { Facts } from './facts'
import { MailLayout } from './mail-layout'

/** A longer list would be cut off by mail programs. The panel has all leads. */
const MAX_LISTED = 30

const texts = {
  es: {
    greeting: (name: string) => `Hola, ${name}:`,
    received: (time: string) => `recibida el ${time}`,
    due: (time: string) => `para el ${time}`,
    leads: 'Por responder',
    steps: 'Próximos pasos',
    more: (count: number) => `y ${count} más`,
    open: 'Abrir en el panel',
  },
  en: {
    greeting: (name: string) => `Hello ${name},`,
    received: (time: string) => `received ${time}`,
    due: (time: string) => `due ${time}`,
    leads: 'To answer',
    steps: 'Next steps',
    more: (count: number) => `and ${count} more`,
    open: 'Open in the panel',
  },
}

/** Composes the mail of a notice. It is obsolete if the lead was answered or the account was deleted. */
export async function composeNoticeMail(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const storedNotice = await loadNotice(context.pool, delivery.subjectId)
  const notice = storedNotice && (await describeNotice(context.pool, storedNotice, context.clock()))
  if (!notice) return undefined
  const { name, email, language } = storedNotice.recipient
  const company = await loadCompany(context.pool, language)
  const url = new URL(notice.path, context.settings.panelUrl).href
  return {
    to: email,
    replyTo: context.settings.salesMail,
    subject: storedNotice.lead ? `${notice.title} (${storedNotice.lead.reference})` : notice.title,
    ...(await renderBodies(<NoticeMail name={name} language={language} company={company} notice={notice} url={url} />)),
    messageId: messageId(delivery, context),
  }
}

type NoticeMailProps = {
  name: string
  language: 'es' | 'en'
  company: { brand: string; legalName: string }
  notice: DescribedNotice
  url: string
}

export function NoticeMail({ name, language, company, notice, url }: NoticeMailProps) {
  const { title, sentence, leads, steps } = notice
  const messages = texts[language]
  const lineOf = (lead: NoticedLead, detail: string) =>
    `${lead.reference}, ${lead.project ?? noticeTexts[language].general}, ${detail}`
  const listOf = (lines: string[]) =>
    [
      ...lines.slice(0, MAX_LISTED),
      ...(lines.length > MAX_LISTED ? [messages.more(lines.length - MAX_LISTED)] : []),
    ].join('\n')
  const leadLines = leads.map((lead) => lineOf(lead, messages.received(formatInstant(lead.receivedAt, language))))
  const stepLines = steps.flatMap((lead) =>
    lead.nextStepAt ? [lineOf(lead, messages.due(formatInstant(lead.nextStepAt, language)))] : [],
  )
  const facts: [string, string][] = []
  if (leadLines.length > 0) facts.push([messages.leads, listOf(leadLines)])
  if (stepLines.length > 0) facts.push([messages.steps, listOf(stepLines)])
  return (
    <MailLayout locale={language} preview={sentence} title={title} brand={company.brand} legalName={company.legalName}>
      <Text style={paragraphStyle}>{messages.greeting(name)}</Text>
      <Text style={paragraphStyle}>{sentence}</Text>
      <Facts facts={facts} />
      <Text style={paragraphStyle}>
        <Link href={url} style={buttonStyle}>
          {messages.open}
        </Link>
      </Text>
    </MailLayout>
  )
}
