import { expect, test } from 'vitest'
import { leadMessages } from '../messages'
import type { Delivery, Lead, LeadEvent } from '../read-lead'
import type { LeadNotice } from '../read-notices'
import { timelineEntries } from './timeline-entries'

const minute = (count: number) => new Date(Date.parse('2026-11-15T19:40:00Z') + count * 60_000)
const lead = { receivedAt: minute(0), kind: 'contact', message: '¿Incluye el registro?' } as Lead
const event = (kind: LeadEvent['kind'], at: number, overrides: Partial<LeadEvent> = {}): LeadEvent => ({
  id: `${kind}-${at}`,
  kind,
  text: null,
  from: null,
  to: null,
  fromName: null,
  toName: null,
  by: 'Rosa M.',
  at: minute(at),
  ...overrides,
})
const attempt = (
  at: number,
  outcome: 'delivered' | 'retry',
  httpStatus: number | null = null,
  detail = 'no answer: timeout',
) => ({
  id: `attempt-${at}`,
  at: minute(at),
  outcome,
  httpStatus,
  detail,
})
const delivery = (status: Delivery['status'], attempts: Delivery['attempts']): Delivery => ({
  id: 'd',
  integration: 'crm',
  status,
  queuedAt: minute(0),
  attempts,
})
const entriesOf = (events: LeadEvent[], deliveries: Delivery[] = [], notices: LeadNotice[] = []) =>
  timelineEntries({ lead, events, deliveries, notices, project: 'Santorini', language: 'es' }, leadMessages.es)

test('lists the newest entry first and the submission with its message last', () => {
  const entries = entriesOf(
    [event('note', 5, { text: 'Llamar antes de las 11.' })],
    [delivery('delivered', [attempt(1, 'delivered', 200)])],
  )
  expect(entries.map(({ title }) => title)).toEqual(['Nota de Rosa M.', 'Entregada: CRM', 'Consulta recibida'])
  expect(entries[0]?.quote).toBe('Llamar antes de las 11.')
  expect(entries[2]).toMatchObject({ quote: '¿Incluye el registro?', text: 'Santorini' })
})

test.each<[Partial<LeadEvent> & { kind: LeadEvent['kind'] }, string, string]>([
  [{ kind: 'state', from: 'new', to: 'appointment' }, 'Por contactar → Visita', 'por Rosa M.'],
  [
    { kind: 'state', from: 'appointment', to: 'lost', text: 'price' },
    'Visita → Perdida',
    'Motivo: El precio, por Rosa M.',
  ],
  [{ kind: 'owner', to: 'x', toName: 'Luis' }, 'Responsable: Luis', 'por Rosa M.'],
  [{ kind: 'owner', to: 'x', toName: 'Luis', by: null }, 'Responsable: Luis', 'Por turno'],
  [
    { kind: 'owner', to: 'x', toName: 'Luis', by: null, text: 'same-person' },
    'Responsable: Luis',
    'Ya atiende a esta persona',
  ],
  [{ kind: 'owner', to: null }, 'Responsable: Nadie todavía', 'por Rosa M.'],
  [{ kind: 'next-step', text: 'Llamar' }, 'Próximo paso: Llamar', 'por Rosa M.'],
  [{ kind: 'next-step', from: 'Llamar' }, 'Paso hecho: Llamar', 'por Rosa M.'],
  [{ kind: 'contact', text: 'whatsapp' }, 'Se le escribió por WhatsApp', 'por Rosa M.'],
])('shows the event %j as "%s" with the text "%s"', (overrides, title, text) => {
  expect(entriesOf([event(overrides.kind, 1, overrides)])[0]).toMatchObject({ title, text })
})

test('shows each attempt of a delivery, and lets staff send a waiting or parked delivery now', () => {
  const entries = entriesOf([], [delivery('waiting', [attempt(9, 'retry', 503), attempt(2, 'retry')])])
  expect(entries.map(({ title, text, delivery: id }) => [title, text, id])).toEqual([
    ['En camino: CRM', undefined, 'd'],
    ['Intento de entrega: CRM', 'No se pudo entregar; se intentará otra vez. Respuesta 503', undefined],
    ['Intento de entrega: CRM', 'No se pudo entregar; se intentará otra vez. Sin respuesta', undefined],
    ['Consulta recibida', 'Santorini', undefined],
  ])
  const acceptedAttempt = attempt(3, 'delivered', null, 'accepted by the mail server')
  expect(entriesOf([], [delivery('delivered', [acceptedAttempt])])[0]?.text).toBe('Aceptada')
  expect(entriesOf([], [delivery('parked', [])])[0]).toMatchObject({
    title: 'Detenida: CRM',
    delivery: 'd',
    tone: 'bad',
  })
})

test.each<[string, Partial<LeadNotice>, string, string, string]>([
  ['on its way', {}, 'Aviso a Rosa M.', 'Consulta nueva, correo en camino', 'plain'],
  [
    'sent and seen',
    { deliveries: [{ integration: 'mail', status: 'delivered', at: minute(1) }], seenAt: minute(4) },
    'Aviso a Rosa M.',
    'Consulta nueva, correo enviado, vista el 15 nov, 14:44',
    'ok',
  ],
  [
    'sent in a list',
    { isListed: true, deliveries: [{ integration: 'mail', status: 'delivered', at: minute(1) }] },
    'Aviso a Rosa M.',
    'Consulta nueva, en su lista, correo enviado',
    'plain',
  ],
  [
    'not sent, to an account that was deleted',
    { kind: 'unanswered', recipient: null, deliveries: [{ integration: 'mail', status: 'parked', at: null }] },
    'Aviso a una cuenta borrada',
    'Sin respuesta en 10 minutos, el correo no salió',
    'bad',
  ],
])('shows a notice that was %s', (_state, changes, title, text, tone) => {
  const notice: LeadNotice = {
    id: 'n',
    kind: 'new',
    at: minute(1),
    recipient: 'Rosa M.',
    isListed: false,
    seenAt: null,
    deliveries: [{ integration: 'mail', status: 'waiting', at: null }],
    ...changes,
  }
  expect(entriesOf([], [], [notice])[0]).toMatchObject({ title, text, tone })
})
