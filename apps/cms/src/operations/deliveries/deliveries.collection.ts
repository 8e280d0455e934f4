import type { CollectionConfig, Field } from 'payload'
import { choice, intakeRecord, integer, optional, text } from '../../panel/fields/intake-record'
import { listOf } from '../../panel/list/list-config'
import type { Delivery } from '../../platform/payload-types'
import { detailWords } from './detail-words'
import { replayEndpoint } from './replay.endpoint'

/** The deliveries of submissions to integrations. A submission is stored before any integration has answered. */
export const deliveries: CollectionConfig = intakeRecord({
  slug: 'deliveries',
  labels: { singular: { es: 'Envío', en: 'Delivery' }, plural: { es: 'Envíos', en: 'Deliveries' } },
  endpoints: [replayEndpoint],
  custom: listOf({
    note: ['subjectKind'],
    columns: ['status', 'integration', 'attemptCount', 'lastDetail', 'createdAt'],
    states: {
      status: { waiting: 'waiting', held: 'waiting', delivered: 'good', skipped: 'done', parked: 'bad' },
    },
    views: [
      { name: { es: 'Detenidos', en: 'Parked' }, where: { status: { equals: 'parked' } } },
      { name: { es: 'En espera', en: 'Waiting' }, where: { status: { equals: 'waiting' } } },
    ],
    filters: ['integration', 'subjectKind'],
    missing: { lastDetail: { es: 'Sin respuesta todavía', en: 'No answer yet' } },
    words: { lastDetail: detailWords },
  }),
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'integration', 'status', 'attemptCount', 'createdAt'],
    components: { edit: { beforeDocumentControls: ['/operations/deliveries/views/replay-button#ReplayButton'] } },
  },
  fields: [
    choice('integration', { es: 'Destino', en: 'Destination' }, [
      { value: 'crm', label: { es: 'CRM', en: 'CRM' } },
      { value: 'referral-script', label: { es: 'Hoja de referidos', en: 'Referral script' } },
      { value: 'complaint-sheet', label: { es: 'Hoja de reclamos', en: 'Complaint sheet' } },
      { value: 'mail', label: { es: 'Correo', en: 'Mail' } },
      { value: 'push', label: { es: 'Aviso al teléfono', en: 'Push' } },
      { value: 'meta-ads', label: { es: 'Publicidad de Meta', en: 'Meta advertising' } },
      { value: 'google-ads', label: { es: 'Publicidad de Google', en: 'Google advertising' } },
    ]),
    choice('subjectKind', { es: 'Clase de registro', en: 'Subject Kind' }, [
      { value: 'lead', label: { es: 'Consulta', en: 'Lead' } },
      { value: 'referral', label: { es: 'Envío de referidos', en: 'Referral' } },
      { value: 'referred-person', label: { es: 'Persona referida', en: 'Referred person' } },
      { value: 'complaint', label: { es: 'Reclamo o queja', en: 'Complaint' } },
      { value: 'privacy-request', label: { es: 'Solicitud de privacidad', en: 'Privacy request' } },
      { value: 'waiting-entry', label: { es: 'Pedido de aviso', en: 'Waiting list entry' } },
      { value: 'notice', label: { es: 'Aviso al equipo', en: 'Staff notice' } },
    ]),
    {
      name: 'subjectId',
      type: 'text',
      label: { es: 'Registro', en: 'Record' },
      required: true,
      index: true,
      admin: { components: { Cell: '/operations/deliveries/views/subject-cell#SubjectCell' } },
    },
    {
      name: 'reference',
      type: 'text',
      label: { es: 'Código de referencia', en: 'Reference' },
      required: true,
      index: true,
    },
    { ...optional('template', { es: 'Plantilla', en: 'Template' }), custom: { isFact: false } } as Field,
    {
      name: 'status',
      type: 'select',
      label: { es: 'Estado', en: 'Status' },
      required: true,
      options: [
        { value: 'waiting', label: { es: 'En espera', en: 'Waiting' } },
        { value: 'held', label: { es: 'Retenido', en: 'Held' } },
        { value: 'delivered', label: { es: 'Entregado', en: 'Delivered' } },
        { value: 'skipped', label: { es: 'Omitido', en: 'Skipped' } },
        { value: 'parked', label: { es: 'Detenido', en: 'Parked' } },
      ],
    },
    {
      name: 'attemptCount',
      type: 'number',
      label: { es: 'Intentos', en: 'Attempt Count' },
      required: true,
      defaultValue: 0,
    },
    { name: 'firstQueuedAt', type: 'date', label: { es: 'En cola desde', en: 'First Queued At' }, required: true },
    {
      name: 'dueAt',
      type: 'date',
      label: { es: 'Próximo intento', en: 'Next Attempt' },
      required: true,
      // A condition of the form would make the column nullable.
      custom: { isFact: ({ status }: Delivery) => status === 'waiting' || status === 'held' },
    },
    // While a worker delivers, it renews this time. After this time, another worker may take over the delivery.
    { name: 'claimedUntil', type: 'date', admin: { hidden: true } },
    { name: 'requestId', type: 'text', admin: { hidden: true } },
    // The time at which the hourly limit of mails per recipient allowed this mail.
    { name: 'letThroughAt', type: 'date', label: { es: 'Puede salir desde', en: 'Let Through At' } },
    // A hash of the recipient. It lets the worker count mails per recipient without reading the submissions.
    { name: 'mailboxHash', type: 'text', admin: { hidden: true } },
    { name: 'deliveredAt', type: 'date', label: { es: 'Entregado el', en: 'Delivered At' } },
    { name: 'parkedAt', type: 'date', label: { es: 'Detenido el', en: 'Parked At' } },
    optional('lastDetail', { es: 'Último resultado', en: 'Last Detail' }),
  ],
})

export const deliveryAttempts: CollectionConfig = intakeRecord({
  slug: 'delivery-attempts',
  labels: {
    singular: { es: 'Intento de envío', en: 'Delivery Attempt' },
    plural: { es: 'Intentos de envío', en: 'Delivery Attempts' },
  },
  admin: { useAsTitle: 'outcome', defaultColumns: ['delivery', 'startedAt', 'outcome', 'httpStatus', 'durationMs'] },
  fields: [
    {
      name: 'delivery',
      type: 'relationship',
      label: { es: 'Envío', en: 'Delivery' },
      relationTo: 'deliveries',
      required: true,
    },
    { name: 'startedAt', type: 'date', label: { es: 'Inicio', en: 'Started At' }, required: true },
    choice('outcome', { es: 'Resultado', en: 'Outcome' }, [
      { value: 'delivered', label: { es: 'Entregado', en: 'Delivered' } },
      { value: 'skipped', label: { es: 'Omitido', en: 'Skipped' } },
      { value: 'retry', label: { es: 'Se reintenta', en: 'Retry' } },
      { value: 'refused', label: { es: 'Rechazado', en: 'Rejected' } },
    ]),
    integer('httpStatus', { es: 'Respuesta HTTP', en: 'HTTP Status' }, false),
    text('detail', { es: 'Detalle', en: 'Detail' }),
    integer('durationMs', { es: 'Duración (ms)', en: 'Duration Ms' }),
  ],
})
