import { type Company, loadCompany } from '@app/documents/company'
import type { IncidentLetterMail } from '@app/domain/incident/incident'
import { paragraphStyle } from '@app/mails/mail-style'
import type { Mail } from '@app/platform/mail/mailer'
import { Text } from '@react-email/components'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { messageId, renderBodies } from './compose-mail'
import { MailLayout } from './mail-layout'

const titles = {
  es: 'Un incidente con datos personales',
  en: 'An incident with personal data',
} as const

type StoredLetter = { text: string; textInEnglish: string | null; recipient: string | null; reference: string }
type Mailbox = { email: string; locale: 'es' | 'en' }

/** The tables whose records have a mailbox. */
const tables = ['leads', 'referrals', 'complaints', 'privacy_requests', 'waiting_entries']
const mailboxQuery = tables
  .map(
    (table) =>
      `select email, locale::text as locale from ${table}, affected where id = affected_id(subject, '${table}')`,
  )
  .join(' union all ')

/** Composes a letter as staff wrote it. It is obsolete if the person has been erased since then. */
export async function composeIncidentLetter(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const { event, affected } = JSON.parse(delivery.subjectId) as IncidentLetterMail
  const { rows } = await context.pool.query<StoredLetter>(
    `select e.text, e.text_in_english as "textInEnglish", e.recipient, i.reference
     from incident_events e join incidents i on i.id = e.incident_id where e.id::text = $1`,
    [event],
  )
  const letter = rows[0]
  const mailbox = affected ? await readMailbox(context, affected) : authorityMailbox(letter?.recipient)
  if (!letter || !mailbox?.email) return undefined
  const { locale, email } = mailbox
  const company = await loadCompany(context.pool, locale)
  const text = (locale === 'en' && letter.textInEnglish) || letter.text
  return {
    to: email,
    replyTo: context.settings.serviceMail,
    subject: `${titles[locale]} (${letter.reference})`,
    ...(await renderBodies(<IncidentLetter locale={locale} text={text} company={company} />)),
    messageId: messageId(delivery, context),
  }
}

const authorityMailbox = (email: string | null | undefined): Mailbox | undefined =>
  email ? { email, locale: 'es' } : undefined

async function readMailbox({ pool }: DeliverContext, affected: string): Promise<Mailbox | undefined> {
  const { rows } = await pool.query<Mailbox>(
    `with affected as (select subject from incident_affected where id::text = $1) ${mailboxQuery}`,
    [affected],
  )
  return rows[0]
}

type IncidentLetterProps = { locale: 'es' | 'en'; text: string; company: Pick<Company, 'brand' | 'legalName'> }

export function IncidentLetter({ locale, text, company: { brand, legalName } }: IncidentLetterProps) {
  const paragraphs = text.split(/\n{2,}/)
  return (
    <MailLayout locale={locale} preview={titles[locale]} title={titles[locale]} brand={brand} legalName={legalName}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={{ ...paragraphStyle, whiteSpace: 'pre-wrap' }}>
          {paragraph}
        </Text>
      ))}
    </MailLayout>
  )
}
