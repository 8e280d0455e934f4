import { loadCompany } from '@app/documents/company'
import { formatInstant } from '@app/domain/calendar/format-date'
import { explainFailure, type FailureNotice, failureNotice, readFailure } from '@app/domain/release/scheduled-publish'
import { paragraphStyle } from '@app/mails/mail-style'
import type { Mail } from '@app/platform/mail/mailer'
import { Link, Text } from '@react-email/components'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { messageId, renderBodies } from './compose-mail'
import { MailLayout } from './mail-layout'

type Account = { name: string; email: string; language: 'es' | 'en' }

const texts = {
  es: {
    publish: 'Una publicación programada no se hizo',
    unpublish: 'Una despublicación programada no se hizo',
    greeting: (name: string) => `Hola, ${name}:`,
    what: {
      publish: (title: string, time: string) => `Programaste que «${title}» se publique el ${time}.`,
      unpublish: (title: string, time: string) => `Programaste que «${title}» deje de estar publicado el ${time}.`,
    },
    outcome: 'No se hizo: los visitantes ven lo mismo que antes.',
    why: 'Motivo',
    open: 'Abrirlo en el panel',
  },
  en: {
    publish: 'A scheduled publish did not happen',
    unpublish: 'A scheduled unpublish did not happen',
    greeting: (name: string) => `Hello ${name},`,
    what: {
      publish: (title: string, time: string) => `You scheduled “${title}” to be published on ${time}.`,
      unpublish: (title: string, time: string) => `You scheduled “${title}” to be unpublished on ${time}.`,
    },
    outcome: 'It did not happen: visitors see what they saw before.',
    why: 'Reason',
    open: 'Open it in the panel',
  },
}

/** Composes the notice to the user who scheduled a publish that failed. A deleted account gets no mail. */
export async function composeScheduleFailedMail(
  context: DeliverContext,
  delivery: Delivery,
): Promise<Mail | undefined> {
  const notice = failureNotice.parse(JSON.parse(delivery.subjectId))
  const { rows } = await context.pool.query<Account>(
    'select name, email, language::text as language from users where id::text = $1',
    [notice.account],
  )
  const account = rows[0]
  if (!account) return undefined
  const company = await loadCompany(context.pool, account.language)
  const url = new URL(notice.path, context.settings.panelUrl).href
  return {
    to: account.email,
    replyTo: context.settings.alertMail,
    subject: texts[account.language][notice.type],
    ...(await renderBodies(<ScheduleFailedMail account={account} company={company} notice={notice} url={url} />)),
    messageId: messageId(delivery, context),
  }
}

type ScheduleFailedMailProps = {
  account: Account
  company: { brand: string; legalName: string }
  notice: FailureNotice
  url: string
}

export function ScheduleFailedMail({ account: { name, language }, company, notice, url }: ScheduleFailedMailProps) {
  const messages = texts[language]
  const title = messages[notice.type]
  const scheduledTime = formatInstant(notice.at, language, 'long')
  return (
    <MailLayout locale={language} preview={title} title={title} brand={company.brand} legalName={company.legalName}>
      <Text style={paragraphStyle}>{messages.greeting(name)}</Text>
      <Text style={paragraphStyle}>
        {messages.what[notice.type](notice.title, scheduledTime)} {messages.outcome}
      </Text>
      <Text style={paragraphStyle}>
        {messages.why}: {explainFailure(readFailure(notice.failure), language)}
      </Text>
      <Text style={paragraphStyle}>
        <Link href={url}>{messages.open}</Link>
      </Text>
    </MailLayout>
  )
}
