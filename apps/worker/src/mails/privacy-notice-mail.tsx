import { type Company, loadCompany } from '@app/documents/company'
import { formatDay } from '@app/domain/calendar/format-date'
import type { PrivacyNotice } from '@app/domain/privacy/privacy-answer'
import type { PrivacyRight } from '@app/domain/privacy/privacy-choices'
import { buttonStyle, codeStyle, paragraphStyle } from '@app/mails/mail-style'
import type { Mail } from '@app/platform/mail/mailer'
import { Link, Text } from '@react-email/components'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { messageId, renderBodies } from './compose-mail'
import { MailLayout } from './mail-layout'

const texts = {
  es: {
    title: 'Solicitud nueva sobre datos personales',
    greeting: (name: string) => `Hola, ${name}:`,
    rights: {
      access: 'Llegó una solicitud de acceso.',
      rectification: 'Llegó una solicitud de rectificación.',
      cancellation: 'Llegó una solicitud de cancelación.',
      opposition: 'Llegó una solicitud de oposición.',
      portability: 'Llegó una solicitud de portabilidad.',
    } satisfies Record<PrivacyRight, string>,
    due: (day: string) => `Hay que responder a más tardar el ${day}.`,
    unconfirmed: 'La persona todavía no confirmó que es su buzón. El plazo corre desde hoy.',
    open: 'Abrir la solicitud',
  },
  en: {
    title: 'New request about personal data',
    greeting: (name: string) => `Hello ${name},`,
    rights: {
      access: 'There is a new access request.',
      rectification: 'There is a new rectification request.',
      cancellation: 'There is a new cancellation request.',
      opposition: 'There is a new opposition request.',
      portability: 'There is a new portability request.',
    } satisfies Record<PrivacyRight, string>,
    due: (day: string) => `It must be answered by ${day}.`,
    unconfirmed: 'The person has not confirmed their mailbox yet. The term runs from today.',
    open: 'Open the request',
  },
} as const

type NoticedRequest = { id: string; reference: string; kind: PrivacyRight; dueOn: string; isConfirmed: boolean }
type Account = { name: string; email: string; language: 'es' | 'en' }

/** Composes the notice of a new request. It is obsolete if the request is closed or the account was deleted. */
export async function composePrivacyNotice(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const { request, account } = JSON.parse(delivery.subjectId) as PrivacyNotice
  const { rows } = await context.pool.query<NoticedRequest & Account>(
    `select q.id, q.reference, q.kind::text as kind, q.due_on::text as "dueOn",
       q.confirmed_at is not null as "isConfirmed", u.name, u.email, u.language::text as language
     from privacy_requests q join users u on u.id::text = $2 where q.id::text = $1 and q.state <> 'closed'`,
    [request, account],
  )
  const row = rows[0]
  if (!row) return undefined
  const company = await loadCompany(context.pool, row.language)
  const url = new URL(`/admin/privacidad/solicitudes/${row.id}`, context.settings.panelUrl).href
  return {
    to: row.email,
    replyTo: context.settings.serviceMail,
    subject: `${texts[row.language].title}: ${row.reference}`,
    ...(await renderBodies(<PrivacyNoticeMail request={row} account={row} company={company} url={url} />)),
    messageId: messageId(delivery, context),
  }
}

type PrivacyNoticeMailProps = {
  request: Omit<NoticedRequest, 'id'>
  account: Pick<Account, 'name' | 'language'>
  company: Pick<Company, 'brand' | 'legalName'>
  url: string
}

/** Renders the notice without data of the person, because the panel cannot log who reads the mailboxes of staff. */
export function PrivacyNoticeMail({ request, account, company, url }: PrivacyNoticeMailProps) {
  const { language, name } = account
  const text = texts[language]
  return (
    <MailLayout
      locale={language}
      preview={text.rights[request.kind]}
      title={text.title}
      brand={company.brand}
      legalName={company.legalName}
    >
      <Text style={paragraphStyle}>{text.greeting(name)}</Text>
      <Text style={paragraphStyle}>
        {text.rights[request.kind]} {text.due(formatDay(request.dueOn, language))}
      </Text>
      {!request.isConfirmed && <Text style={paragraphStyle}>{text.unconfirmed}</Text>}
      <Text style={codeStyle}>{request.reference}</Text>
      <Text style={paragraphStyle}>
        <Link href={url} style={buttonStyle}>
          {text.open}
        </Link>
      </Text>
    </MailLayout>
  )
}
