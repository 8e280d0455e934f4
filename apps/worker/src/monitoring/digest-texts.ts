import { formatInstant } from '@app/domain/calendar/format-date'
import type { Integration } from '@app/platform/queue/queues'
import type { Digest } from './digest'
import type { ParkedGroup } from './parked-deliveries'

type OpenedIncident = Digest['opened'][number]
type ClosedIncident = Digest['closed'][number]

const names: Record<'es' | 'en', Record<Integration, string>> = {
  es: {
    crm: 'El CRM',
    'referral-script': 'La hoja de referidos',
    'complaint-sheet': 'La hoja de reclamaciones',
    mail: 'El servidor de correo',
    push: 'El servicio de avisos al teléfono',
    'meta-ads': 'La publicidad de Meta',
    'google-ads': 'La publicidad de Google',
  },
  en: {
    crm: 'The CRM',
    'referral-script': 'The referral sheet',
    'complaint-sheet': 'The complaint sheet',
    mail: 'The mail server',
    push: 'The push service',
    'meta-ads': 'Meta advertising',
    'google-ads': 'Google advertising',
  },
}

const formatEs = (iso: string) => formatInstant(iso, 'es', 'numeric')
const formatEn = (iso: string) => formatInstant(iso, 'en', 'numeric')

export const digestTexts = {
  es: {
    title: 'Estado de los destinos',
    safe: 'Nada se ha perdido: cada envío está guardado y se reintenta solo.',
    rejects: ({ integration, since, waiting, detail }: OpenedIncident) =>
      `${names.es[integration]} rechaza todo desde el ${formatEs(since)}; esperan ${waiting}. Último resultado: ${detail}.`,
    ended: ({ integration, since, how }: ClosedIncident) =>
      how === 'delivers again'
        ? `${names.es[integration]} vuelve a recibir (rechazaba desde el ${formatEs(since)}).`
        : `${names.es[integration]} no volvió a recibir y ya no espera nada: todo quedó detenido (desde el ${formatEs(since)}).`,
    parked: ({ integration, count }: ParkedGroup) =>
      `${names.es[integration]}: ${count} ${count === 1 ? 'envío detenido' : 'envíos detenidos'} tras 72 horas.`,
    resend: 'Cuando el destino funcione, reenvía lo detenido desde «Envíos» en el panel.',
    runbook: 'Qué hacer',
    codes: 'Códigos',
  },
  en: {
    title: 'Integration status',
    safe: 'Nothing is lost: every submission is stored and retried automatically.',
    rejects: ({ integration, since, waiting, detail }: OpenedIncident) =>
      `${names.en[integration]} has rejected everything since ${formatEn(since)}; ${waiting} are waiting. Last result: ${detail}.`,
    ended: ({ integration, since, how }: ClosedIncident) =>
      how === 'delivers again'
        ? `${names.en[integration]} accepts deliveries again (it had rejected everything since ${formatEn(since)}).`
        : `${names.en[integration]} did not recover, and nothing is waiting: everything is parked (since ${formatEn(since)}).`,
    parked: ({ integration, count }: ParkedGroup) =>
      `${names.en[integration]}: ${count} ${count === 1 ? 'delivery' : 'deliveries'} parked after 72 hours.`,
    resend: 'Once the integration works, resend the parked deliveries from “Deliveries” in the panel.',
    runbook: 'What to do',
    codes: 'Codes',
  },
}

/**
 * Returns the subject of a digest. Open problems come first, because the lock screen of a phone shows only the
 * beginning.
 */
export function digestSubject({ opened, closed }: Digest, parkedGroups: ParkedGroup[]): string {
  const list = (entries: { integration: Integration }[]) => entries.map(({ integration }) => integration).join(', ')
  const count = parkedGroups.reduce((total, group) => total + group.count, 0)
  return [
    ...(opened.length > 0 ? [`Rechaza todo: ${list(opened)}`] : []),
    ...(count > 0 ? [`Detenidas: ${count}`] : []),
    ...(closed.length > 0 ? [`Terminó: ${list(closed)}`] : []),
  ].join(' · ')
}
