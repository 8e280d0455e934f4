import { type Company, loadCompany } from '@app/documents/company'
import { formatInstant } from '@app/domain/calendar/format-date'
import { type IncidentReminder, incidentClock, notifyingEvents } from '@app/domain/incident/incident'
import { buttonStyle, paragraphStyle } from '@app/mails/mail-style'
import type { Mail } from '@app/platform/mail/mailer'
import { Link, Text } from '@react-email/components'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { messageId, renderBodies } from './compose-mail'
import { MailLayout } from './mail-layout'

type Account = { name: string; email: string; language: 'es' | 'en' }
type RemindedIncident = { id: string; reference: string; dueAt: Date }

const texts = {
  es: {
    title: 'Falta avisar a la autoridad de un incidente',
    greeting: (name: string) => `Hola, ${name}:`,
    clock: (reference: string, left: string, until: string) =>
      `Todavía no consta que la autoridad sepa del incidente ${reference}. ${left}: el plazo es hasta el ${until} (hora de Lima).`,
    next: 'Cuando la avises, anótalo en el incidente. Así dejan de llegar estos correos.',
    open: 'Abrir el incidente',
  },
  en: {
    title: 'The authority has not been notified of an incident',
    greeting: (name: string) => `Hello ${name},`,
    clock: (reference: string, left: string, until: string) =>
      `There is no record that the authority knows of incident ${reference}. ${left}: the term ends on ${until} (Lima time).`,
    next: 'When you have notified it, record that in the incident. Then these e-mails stop.',
    open: 'Open the incident',
  },
} as const

/** Composes a reminder. It is obsolete if the authority was notified, the incident is closed or the account deleted. */
export async function composeIncidentReminder(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const { incident: id, account: accountId } = JSON.parse(delivery.subjectId) as IncidentReminder
  const { rows } = await context.pool.query<RemindedIncident & Account>(
    `select i.id, i.reference, i.due_at as "dueAt", u.name, u.email, u.language::text as language
     from incidents i join users u on u.id::text = $2 where i.id::text = $1
       and not exists (select from incident_events e where e.incident_id = i.id and (e.kind = 'closed' or e.kind::text = any($3)))`,
    [id, accountId, notifyingEvents],
  )
  const row = rows[0]
  if (!row) return undefined
  const { language } = row
  const company = await loadCompany(context.pool, language)
  const url = new URL(`/admin/incidentes/${row.id}`, context.settings.panelUrl).href
  const props = { incident: row, account: row, company, url, now: context.clock() }
  return {
    to: row.email,
    replyTo: context.settings.alertMail,
    subject: `${texts[language].title}: ${row.reference}`,
    ...(await renderBodies(<IncidentReminderMail {...props} />)),
    messageId: messageId(delivery, context),
  }
}

type IncidentReminderMailProps = {
  incident: RemindedIncident
  account: Pick<Account, 'name' | 'language'>
  company: Pick<Company, 'brand' | 'legalName'>
  url: string
  now: Date
}

export function IncidentReminderMail({ incident, account, company, url, now }: IncidentReminderMailProps) {
  const { language, name } = account
  const text = texts[language]
  const left = incidentClock(incident.dueAt, now, language).text
  const sentence = text.clock(incident.reference, left, formatInstant(incident.dueAt, language, 'long'))
  return (
    <MailLayout
      locale={language}
      preview={sentence}
      title={text.title}
      brand={company.brand}
      legalName={company.legalName}
    >
      <Text style={paragraphStyle}>{text.greeting(name)}</Text>
      <Text style={paragraphStyle}>{sentence}</Text>
      <Text style={paragraphStyle}>{text.next}</Text>
      <Text style={paragraphStyle}>
        <Link href={url} style={buttonStyle}>
          {text.open}
        </Link>
      </Text>
    </MailLayout>
  )
}
