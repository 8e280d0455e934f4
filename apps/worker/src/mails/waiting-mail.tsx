import { colors } from '@app/brand/colors'
import { type Company, loadCompany } from '@app/documents/company'
import { lotNoun } from '@app/domain/appointment/format-appointment'
import { formatDay } from '@app/domain/calendar/format-date'
import { pathFor } from '@app/domain/snapshot/page-urls'
import type { ProjectKind } from '@app/domain/snapshot/project.schema'
import { parseUpdateKey } from '@app/domain/waiting-list/project-news'
import {
  positionInLine,
  type WaitingKind,
  type WaitingMail as WaitingMailName,
  type WaitingState,
  waitingMails,
} from '@app/domain/waiting-list/waiting-entry'
import { lotUrl } from '@app/domain/waiting-list/waiting-url'
import { buttonStyle, paragraphStyle } from '@app/mails/mail-style'
import type { Queryable } from '@app/platform/database/pool'
import type { Mail } from '@app/platform/mail/mailer'
import { Link, Text } from '@react-email/components'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { messageId, renderBodies } from './compose-mail'
import { greetedName } from './greeted-name'
import { MailLayout } from './mail-layout'
import { createMailLink } from './mail-link'

export type WaitingEntry = {
  id: string
  kind: WaitingKind
  project: string
  projectName: string
  lot: string | null
  firstName: string
  email: string
  locale: 'es' | 'en'
  state: WaitingState
  projectKind: ProjectKind
  /** The announced update or building. */
  notifiedFor: string | null
  /** Name of the announced building. */
  buildingName: string | null
}

/** What a mail says: a request for confirmation, a reminder that the person is already in line, or a notice. */
export type WaitingMessage = 'confirm' | 'listed' | 'free' | 'sold' | 'update' | 'building'

/** What an entry waits for, in the middle of a sentence: "el lote C-16 de Santorini". */
const subjectTexts = {
  es: {
    lot: ({ lot, projectName }: WaitingEntry) =>
      `el ${lotNoun(lot ?? '', 'es').toLowerCase()} ${lot} de ${projectName}`,
    'next-building': ({ projectName }: WaitingEntry) => `el próximo edificio después de ${projectName}`,
    construction: ({ projectName }: WaitingEntry) => `los avances de obra de ${projectName}`,
  },
  en: {
    lot: ({ lot, projectName }: WaitingEntry) => `${lotNoun(lot ?? '', 'en').toLowerCase()} ${lot} in ${projectName}`,
    'next-building': ({ projectName }: WaitingEntry) => `the next building after ${projectName}`,
    construction: ({ projectName }: WaitingEntry) => `the construction updates of ${projectName}`,
  },
}

/** Returns the slug of the announced building. */
const firstBuilding = (notifiedFor: string | null) => notifiedFor?.split(' ')[0] ?? ''

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const texts = {
  es: {
    greeting: (name: string) => `Hola, ${name}:`,
    titles: {
      confirm: () => 'Confirma tu pedido de aviso',
      listed: () => 'Ya estás en la lista',
      free: (topic: string) => `${capitalize(topic)} está disponible`,
      sold: (topic: string) => `${capitalize(topic)} se vendió`,
      update: (_topic: string, { projectName, notifiedFor }: WaitingEntry) =>
        `${projectName}: nuevo avance de obra, ${parseUpdateKey(notifiedFor ?? '').percent} %`,
      building: (_topic: string, { buildingName }: WaitingEntry) => `Publicamos un nuevo edificio: ${buildingName}`,
    },
    bodies: {
      confirm: (topic: string) => [
        `Pediste que te avisáramos sobre ${topic}. Confirma que este correo es tuyo y quedas en la lista: tu lugar cuenta desde ese momento.`,
        'El enlace vale siete días. Si no fuiste tú, no hagas nada y no te escribiremos más.',
      ],
      listed: (topic: string, _entry: WaitingEntry, position: number | undefined) => [
        `Ya habías confirmado tu pedido sobre ${topic}, así que no tienes que hacer nada.`,
        ...(position ? [`Tu lugar en la lista es el ${position}.`] : []),
      ],
      free: (topic: string) => [
        `Nos pediste que te avisáramos: ${topic} volvió a estar disponible.`,
        'Les escribimos a la vez a todas las personas de la lista. Este aviso no lo separa: si te interesa, míralo y pide tu cotización cuanto antes.',
      ],
      sold: (topic: string) => [
        `Nos pediste que te avisáramos si se liberaba, y preferimos decírtelo: ${topic} se vendió. No te escribiremos más sobre él.`,
        'En el plano puedes ver qué sigue disponible en el mismo proyecto.',
      ],
      update: (_topic: string, { projectName, notifiedFor }: WaitingEntry) => {
        const { date, percent } = parseUpdateKey(notifiedFor ?? '')
        return [`Publicamos el avance del ${formatDay(date, 'es')}: la obra de ${projectName} va en ${percent} %.`]
      },
      building: (_topic: string, { projectName, buildingName }: WaitingEntry) => [
        `Nos pediste que te avisáramos cuando hubiera un edificio después de ${projectName}: ya puedes ver ${buildingName}.`,
        'Este es el único correo que te enviamos por este pedido.',
      ],
    },
    buttons: {
      confirm: 'Confirmar mi correo',
      listed: undefined,
      free: 'Verlo en el plano',
      sold: 'Ver qué está disponible',
      update: 'Ver el avance y sus fotos',
      building: 'Ver el edificio',
    },
    leaveBefore: '¿Ya no te interesa? ',
    leave: 'Darme de baja',
  },
  en: {
    greeting: (name: string) => `Hello ${name},`,
    titles: {
      confirm: () => 'Confirm your request',
      listed: () => 'You are already on the list',
      free: (topic: string) => `${capitalize(topic)} is available`,
      sold: (topic: string) => `${capitalize(topic)} has been sold`,
      update: (_topic: string, { projectName, notifiedFor }: WaitingEntry) =>
        `${projectName}: new construction update, ${parseUpdateKey(notifiedFor ?? '').percent}%`,
      building: (_topic: string, { buildingName }: WaitingEntry) => `We have published a new building: ${buildingName}`,
    },
    bodies: {
      confirm: (topic: string) => [
        `You asked us to notify you about ${topic}. Confirm that this e-mail address is yours to join the list: your place counts from that moment.`,
        'The link is valid for seven days. If it was not you, do nothing and we will not write to you again.',
      ],
      listed: (topic: string, _entry: WaitingEntry, position: number | undefined) => [
        `You had already confirmed your request about ${topic}, so you do not need to do anything.`,
        ...(position ? [`Your place in line is ${position}.`] : []),
      ],
      free: (topic: string) => [
        `You asked us to let you know: ${topic} is available again.`,
        'We are writing to everyone on the list at the same time. This e-mail does not reserve it: if you are interested, have a look and ask for your quote soon.',
      ],
      sold: (topic: string) => [
        `You asked us to tell you if it became available, so we want you to know: ${topic} has been sold. We will not write to you about it again.`,
        'The plan shows what is still available in the same project.',
      ],
      update: (_topic: string, { projectName, notifiedFor }: WaitingEntry) => {
        const { date, percent } = parseUpdateKey(notifiedFor ?? '')
        return [
          `We have published the update of ${formatDay(date, 'en')}: construction of ${projectName} is ${percent}% complete.`,
        ]
      },
      building: (_topic: string, { projectName, buildingName }: WaitingEntry) => [
        `You asked us to tell you about the next building after ${projectName}: you can now see ${buildingName}.`,
        'This is the only e-mail we will send you about this request.',
      ],
    },
    buttons: {
      confirm: 'Confirm my e-mail',
      listed: undefined,
      free: 'See it on the plan',
      sold: 'See what is available',
      update: 'See the update and its photos',
      building: 'See the building',
    },
    leaveBefore: 'No longer interested? ',
    leave: 'Unsubscribe',
  },
}

/** Composes a mail of the waiting list. People who left the list get none. */
export const composeWaitingMail =
  (mail: WaitingMailName) =>
  async (context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> => {
    const entry = await loadEntry(context.pool, delivery.subjectId)
    const message = entry && messageOf(mail, entry.state)
    if (!entry || !message) return undefined
    const { locale } = entry
    const subject = `waiting_entries:${entry.id}` as const
    const company = await loadCompany(context.pool, locale)
    const leaveUrl = await createMailLink(context, delivery, 'leave-waiting', subject, locale)
    const url =
      message === 'confirm'
        ? await createMailLink(context, delivery, 'confirm-waiting', subject, locale)
        : new URL(pageOf(entry, message), context.settings.publicUrl).href
    const position = message === 'listed' ? await readPosition(context.pool, entry) : undefined
    const props = { entry, company, message, position, url, leaveUrl }
    return {
      to: entry.email,
      replyTo: context.settings.salesMail,
      subject: waitingTitle(entry, message),
      ...(await renderBodies(<WaitingMail {...props} />)),
      messageId: messageId(delivery, context),
      unsubscribeUrl: leaveUrl,
    }
  }

function messageOf(mail: WaitingMailName, state: WaitingState): WaitingMessage | undefined {
  if (state === 'left') return undefined
  if (mail === waitingMails.free) return 'free'
  if (mail === waitingMails.sold) return 'sold'
  if (mail === waitingMails.update) return 'update'
  if (mail === waitingMails.building) return 'building'
  return state === 'unconfirmed' ? 'confirm' : state === 'waiting' ? 'listed' : undefined
}

function pageOf(entry: WaitingEntry, message: WaitingMessage): string {
  const { project, lot, locale, projectKind, notifiedFor } = entry
  if (message === 'building') return pathFor('apartment', locale, { slug: firstBuilding(notifiedFor) })
  if (message === 'update') return `${pathFor(projectKind, locale, { slug: project })}#obra`
  if (!lot) return pathFor(projectKind, locale, { slug: project })
  const url = lotUrl({ project, lot, locale })
  return message === 'sold' ? (url.split('?')[0] ?? pathFor('projects', locale)) : url
}

const waitingTitle = (entry: WaitingEntry, message: WaitingMessage) =>
  texts[entry.locale].titles[message](subjectTexts[entry.locale][entry.kind](entry), entry)

async function loadEntry(pool: Queryable, id: string): Promise<WaitingEntry | undefined> {
  const { rows } = await pool.query<WaitingEntry>(
    `select e.id, e.kind, e.project_slug as project, coalesce(p.name, e.project_slug) as "projectName", e.lot,
       e.first_name as "firstName", e.email, e.locale, e.state, coalesce(p.kind, 'condominium') as "projectKind",
       e.notified_for as "notifiedFor",
       (select b.name from projects b where b.slug = split_part(e.notified_for, ' ', 1)) as "buildingName"
     from waiting_entries e left join projects p on p.slug = e.project_slug where e.id = $1`,
    [id],
  )
  return rows[0]
}

/** Returns the position of an entry in line. Subscriptions to construction updates have no line. */
async function readPosition(pool: Queryable, { id, kind, project, lot }: WaitingEntry): Promise<number | undefined> {
  if (kind === 'construction') return undefined
  const { rows } = await pool.query<{ id: string; state: WaitingState; confirmedAt: Date | null }>(
    `select id, state, confirmed_at as "confirmedAt" from waiting_entries
     where kind = $1 and project_slug = $2 and lot is not distinct from $3 and state = 'waiting'`,
    [kind, project, lot],
  )
  return positionInLine(rows, id)
}

type WaitingMailProps = {
  entry: WaitingEntry
  company: Pick<Company, 'brand' | 'legalName'>
  message: WaitingMessage
  position?: number | undefined
  url: string
  leaveUrl: string
}

export function WaitingMail({ entry, company, message, position, url, leaveUrl }: WaitingMailProps) {
  const { locale, kind, firstName } = entry
  const text = texts[locale]
  const topic = subjectTexts[locale][kind](entry)
  const title = waitingTitle(entry, message)
  const button = text.buttons[message]
  return (
    <MailLayout
      locale={locale}
      preview={title}
      title={title}
      brand={company.brand}
      legalName={company.legalName}
      isToVisitor={message === 'confirm'}
    >
      <Text style={paragraphStyle}>{text.greeting(greetedName(firstName))}</Text>
      {text.bodies[message](topic, entry, position).map((paragraph) => (
        <Text key={paragraph} style={paragraphStyle}>
          {paragraph}
        </Text>
      ))}
      {button && (
        <Text style={paragraphStyle}>
          <Link href={url} style={buttonStyle}>
            {button}
          </Link>
        </Text>
      )}
      <Text style={{ ...paragraphStyle, fontSize: 14, color: colors.muted }}>
        {text.leaveBefore}
        <Link href={leaveUrl} style={{ color: 'inherit', textDecoration: 'underline' }}>
          {text.leave}
        </Link>
      </Text>
    </MailLayout>
  )
}
