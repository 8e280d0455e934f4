import type { Receiver } from '@sillar/platform/queue/queues'
import type { Digest } from './digest'
import type { ParkedGroup } from './parked-deliveries'

type Opened = Digest['opened'][number]
type Closed = Digest['closed'][number]

const names: Record<'es' | 'en', Record<Receiver, string>> = {
  es: {
    crm: 'El CRM',
    'referral-script': 'La hoja de referidos',
    'complaint-sheet': 'La hoja de reclamaciones',
    mail: 'El servidor de correo',
  },
  en: {
    crm: 'The CRM',
    'referral-script': 'The referral sheet',
    'complaint-sheet': 'The complaint sheet',
    mail: 'The mail server',
  },
}

const atLima = (locale: string) => (iso: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'America/Lima',
  }).format(new Date(iso))

const es = atLima('es-PE')
const en = atLima('en-GB')

export const digestTexts = {
  es: {
    title: 'Estado de los destinos',
    safe: 'Nada se ha perdido: cada envío está guardado y se reintenta solo.',
    refuses: ({ receiver, since, waiting, detail }: Opened) =>
      `${names.es[receiver]} rechaza todo desde el ${es(since)}; esperan ${waiting}. Último resultado: ${detail}.`,
    ended: ({ receiver, since, how }: Closed) =>
      how === 'delivers again'
        ? `${names.es[receiver]} vuelve a recibir (rechazaba desde el ${es(since)}).`
        : `${names.es[receiver]} no volvió a recibir y ya no espera nada: todo quedó detenido (desde el ${es(since)}).`,
    parked: ({ receiver, count }: ParkedGroup) =>
      `${names.es[receiver]}: ${count} ${count === 1 ? 'envío detenido' : 'envíos detenidos'} tras 72 horas.`,
    resend: 'Cuando el destino funcione, reenvía lo detenido desde «Envíos» en el panel.',
    runbook: 'Qué hacer',
    codes: 'Códigos',
  },
  en: {
    title: 'State of the receivers',
    safe: 'Nothing is lost: every submission is stored and tried again by itself.',
    refuses: ({ receiver, since, waiting, detail }: Opened) =>
      `${names.en[receiver]} has refused everything since ${en(since)}; ${waiting} wait. Last result: ${detail}.`,
    ended: ({ receiver, since, how }: Closed) =>
      how === 'delivers again'
        ? `${names.en[receiver]} delivers again (it refused since ${en(since)}).`
        : `${names.en[receiver]} never answered again and nothing waits any more: all of it is parked (since ${en(since)}).`,
    parked: ({ receiver, count }: ParkedGroup) =>
      `${names.en[receiver]}: ${count} ${count === 1 ? 'delivery' : 'deliveries'} parked after 72 hours.`,
    resend: 'Once the receiver works, send what is parked again from “Deliveries” in the panel.',
    runbook: 'What to do',
    codes: 'Codes',
  },
}

/** Short enough for a phone's lock screen: what is wrong now comes first. */
export function digestSubject({ opened, closed }: Digest, parked: ParkedGroup[]): string {
  const list = (entries: { receiver: Receiver }[]) => entries.map(({ receiver }) => receiver).join(', ')
  const count = parked.reduce((sum, group) => sum + group.count, 0)
  return [
    ...(opened.length > 0 ? [`Rechaza todo: ${list(opened)}`] : []),
    ...(count > 0 ? [`Detenidas: ${count}`] : []),
    ...(closed.length > 0 ? [`Terminó: ${list(closed)}`] : []),
  ].join(' · ')
}
