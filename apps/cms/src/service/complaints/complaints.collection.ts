import { letterMethods } from '@app/domain/complaint/answer-by-letter'
import type { CollectionConfig } from 'payload'
import {
  choice,
  day,
  intakeRecord,
  integer,
  locale,
  optional,
  submissionKeys,
  text,
} from '../../panel/fields/intake-record'
import { scanOptions } from '../../panel/fields/scan-options'
import { listOf } from '../../panel/list/list-config'
import { encryptedListFilter } from '../../panel/navigation/encrypted-search'
import { optionsOf } from '../../platform/labels'
import { complaintDeskEndpoints } from './complaint-desk.endpoints'
import { ownerRoles } from './read-complaint-staff'

/**
 * The complaint book required by law. A filed complaint is never edited, and staff can answer it only once. Only its
 * owner changes, and each change is in the history.
 */
export const complaints: CollectionConfig = intakeRecord({
  slug: 'complaints',
  labels: {
    singular: { es: 'Reclamo o queja', en: 'Complaint' },
    plural: { es: 'Reclamos y quejas', en: 'Complaints' },
  },
  endpoints: complaintDeskEndpoints,
  // Sorts open complaints first: `received`, then `letter`, then `answered` in the enum of the column.
  defaultSort: ['status', 'dueOn'],
  custom: listOf({
    note: ['firstName', 'lastName'],
    columns: ['daysLeft', 'owner', 'status', 'claimType', 'filedOn', 'dueOn'],
    labelled: ['filedOn', 'dueOn'],
    filters: ['owner'],
    states: { status: { received: 'waiting', letter: 'half', answered: 'good' } },
    missing: { owner: { es: 'Sin responsable', en: 'No owner' } },
  }),
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'daysLeft', 'owner', 'status', 'claimType', 'filedOn', 'dueOn'],
    // The search above the list replaces the usual one, which would put personal data in the URL.
    listSearchableFields: [],
    baseFilter: encryptedListFilter(['reference', 'lastName', 'firstName', 'document', 'email']),
    components: {
      beforeListTable: [
        '/service/complaints/views/complaint-search#ComplaintSearch',
        '/service/complaints/views/register-form#RegisterForm',
        '/service/complaints/views/complaint-tabs#ComplaintTabs',
      ],
      views: { edit: { root: { Component: '/service/complaints/views/complaint-view#ComplaintView' } } },
    },
  },
  indexes: [{ fields: ['year', 'number'], unique: true }],
  fields: [
    ...submissionKeys,
    {
      name: 'daysLeft',
      type: 'ui',
      label: { es: 'Plazo', en: 'Days Left' },
      admin: { components: { Cell: '/service/complaints/views/days-left-cell#DaysLeftCell' } },
    },
    // Complaint numbers are sequential and easy to guess, so looking up a complaint also requires this code.
    text('lookupCode', { es: 'Código de consulta', en: 'Lookup Code' }),
    integer('year', { es: 'Año', en: 'Year' }),
    integer('number', { es: 'Número', en: 'Number' }),
    day('filedOn', { es: 'Registrado el', en: 'Filed On' }),
    day('dueOn', { es: 'Responder hasta el', en: 'Due On' }),
    choice('ruleKind', { es: 'Clase de días', en: 'Rule Kind' }, [
      { value: 'business', label: { es: 'Días hábiles', en: 'Business days' } },
      { value: 'calendar', label: { es: 'Días calendario', en: 'Calendar days' } },
    ]),
    integer('ruleDays', { es: 'Días del plazo', en: 'Rule Days' }),
    locale,
    text('establishment', { es: 'Establecimiento', en: 'Establishment' }),
    text('ruc', { es: 'RUC', en: 'RUC' }),
    text('firstName', { es: 'Nombres', en: 'First Name' }),
    text('lastName', { es: 'Apellidos', en: 'Last Name' }),
    text('email', { es: 'Correo', en: 'Email' }),
    text('phone', { es: 'Teléfono', en: 'Phone' }),
    choice('documentType', { es: 'Tipo de documento', en: 'Document Type' }, [
      { value: 'DNI', label: { es: 'DNI', en: 'DNI' } },
      { value: 'Pasaporte', label: { es: 'Pasaporte', en: 'Passport' } },
    ]),
    text('document', { es: 'Número de documento', en: 'Document' }),
    text('department', { es: 'Departamento', en: 'Department' }),
    text('province', { es: 'Provincia', en: 'Province' }),
    text('district', { es: 'Distrito', en: 'District' }),
    text('address', { es: 'Dirección', en: 'Address' }),
    optional('guardianName', { es: 'Padre, madre o apoderado', en: 'Guardian Name' }),
    choice('goodType', { es: 'Tipo de bien', en: 'Good Type' }, [
      { value: 'Proyecto', label: { es: 'Proyecto', en: 'Project' } },
      { value: 'Servicio', label: { es: 'Servicio', en: 'Service' } },
    ]),
    {
      name: 'goodDescription',
      type: 'textarea',
      label: { es: 'Descripción del bien', en: 'Good Description' },
      required: true,
    },
    text('amount', { es: 'Monto reclamado', en: 'Amount' }),
    choice('currency', { es: 'Moneda', en: 'Currency' }, [
      { value: 'PEN', label: { es: 'Soles', en: 'Soles' } },
      { value: 'USD', label: { es: 'Dólares', en: 'Dollars' } },
    ]),
    choice('claimType', { es: 'Tipo', en: 'Type' }, [
      { value: 'Reclamo', label: { es: 'Reclamo', en: 'Claim' } },
      { value: 'Queja', label: { es: 'Queja', en: 'Grievance' } },
    ]),
    { name: 'detail', type: 'textarea', label: { es: 'Detalle', en: 'Detail' }, required: true },
    { name: 'request', type: 'textarea', label: { es: 'Pedido', en: 'Request' }, required: true },
    {
      name: 'notifyByEmail',
      type: 'checkbox',
      label: { es: 'Acepta aviso por correo', en: 'Notify By Email' },
      required: true,
    },
    optional('attachmentKey', { es: 'Archivo guardado', en: 'Attachment Key' }),
    optional('attachmentName', { es: 'Nombre del archivo', en: 'Attachment Name' }),
    optional('attachmentType', { es: 'Tipo de archivo', en: 'Attachment Type' }),
    integer('attachmentSize', { es: 'Tamaño del archivo', en: 'Attachment Size' }, false),
    choice('attachmentScan', { es: 'Revisión antivirus', en: 'Attachment Scan' }, scanOptions),
    {
      name: 'status',
      type: 'select',
      label: { es: 'Estado', en: 'Status' },
      required: true,
      index: true,
      options: [
        { value: 'received', label: { es: 'Recibido', en: 'Received' } },
        // The answer is written, but its letter has not been delivered.
        { value: 'letter', label: { es: 'Carta por entregar', en: 'Letter to deliver' } },
        { value: 'answered', label: { es: 'Respondido', en: 'Answered' } },
      ],
    },
    {
      name: 'owner',
      type: 'relationship',
      label: { es: 'Responsable', en: 'Owner' },
      relationTo: 'users',
      index: true,
      filterOptions: { role: { in: [...ownerRoles] } },
    },
    { name: 'answer', type: 'textarea', label: { es: 'Respuesta', en: 'Answer' } },
    { name: 'answeredAt', type: 'date', label: { es: 'Respondido el', en: 'Answered At' } },
    optional('answeredBy', { es: 'Respondido por', en: 'Answered By' }),
    optional('answeredByAccount', { es: 'Cuenta que respondió', en: 'Answered By Account' }),
    {
      name: 'answerByLetter',
      type: 'checkbox',
      label: { es: 'Respuesta en papel', en: 'Answer By Letter' },
      defaultValue: false,
    },
    // The record of the letter that was handed over or sent. It is written once.
    day('letterDeliveredOn', { es: 'Carta entregada o enviada el', en: 'Letter Delivered On' }, false),
    choice(
      'letterMethod',
      { es: 'Cómo se entregó la carta', en: 'Letter Method' },
      optionsOf(letterMethods, {
        hand: { es: 'En persona', en: 'By hand' },
        post: { es: 'Por correo postal', en: 'By post' },
        courier: { es: 'Por mensajería', en: 'By courier' },
      }),
      false,
    ),
    optional('letterDetail', { es: 'Quién la recibió, o número de seguimiento', en: 'Letter Receiver Or Tracking' }),
    optional('letterRecordedBy', { es: 'Anotó la entrega', en: 'Letter Recorded By' }),
    { name: 'letterRecordedAt', type: 'date', label: { es: 'Entrega anotada el', en: 'Letter Recorded At' } },
    // The worker stores the letter that was sent. Its hash proves later that the letter was not changed.
    optional('answerPdfKey', { es: 'Respuesta guardada', en: 'Answer PDF Key' }),
    optional('answerPdfHash', { es: 'Huella de la respuesta (SHA-256)', en: 'Answer PDF Hash' }),
  ],
})

/**
 * The last complaint number of each year. The intake locks the row of the year, because the numbers must have no gaps.
 */
export const complaintCounters: CollectionConfig = intakeRecord({
  slug: 'complaint-counters',
  labels: {
    singular: { es: 'Contador de reclamos', en: 'Complaint Counter' },
    plural: { es: 'Contadores de reclamos', en: 'Complaint Counters' },
  },
  fields: [
    { name: 'year', type: 'number', label: { es: 'Año', en: 'Year' }, required: true, unique: true },
    integer('last', { es: 'Último número', en: 'Last' }),
  ],
})
