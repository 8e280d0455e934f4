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

export const leads: CollectionConfig = intakeRecord({
  slug: 'leads',
  labels: { singular: { es: 'Contacto', en: 'Lead' }, plural: { es: 'Contactos', en: 'Leads' } },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'createdAt', 'firstName', 'lastName', 'projectSlug', 'kind'],
  },
  fields: [
    ...submissionKeys,
    choice('kind', { es: 'Tipo', en: 'Kind' }, [
      { value: 'contact', label: { es: 'Contacto', en: 'Contact' } },
      { value: 'visit', label: { es: 'Visita', en: 'Visit' } },
      { value: 'waiting-list', label: { es: 'Lista de espera', en: 'Waiting list' } },
    ]),
    text('firstName', { es: 'Nombres', en: 'First Name' }),
    text('lastName', { es: 'Apellidos', en: 'Last Name' }),
    text('email', { es: 'Correo', en: 'Email' }),
    text('phone', { es: 'Teléfono', en: 'Phone' }),
    integer('documentTypeId', { es: 'Tipo de documento', en: 'Document Type Id' }, false),
    optional('document', { es: 'Número de documento', en: 'Document' }),
    { name: 'projectSlug', type: 'text', label: { es: 'Proyecto', en: 'Project Slug' }, required: true, index: true },
    // Empty for a general question: the CRM has no number of its own for those.
    integer('crmProjectId', { es: 'Proyecto en el CRM', en: 'Crm Project Id' }, false),
    day('visitDate', { es: 'Fecha de visita', en: 'Visit Date' }, false),
    choice(
      'visitTimeOfDay',
      { es: 'Horario de visita', en: 'Visit Time Of Day' },
      [
        { value: 'morning', label: { es: 'Mañana', en: 'Morning' } },
        { value: 'afternoon', label: { es: 'Tarde', en: 'Afternoon' } },
      ],
      false,
    ),
    choice(
      'visitMeetingPlace',
      { es: 'Lugar de encuentro', en: 'Visit Meeting Place' },
      [
        { value: 'office', label: { es: 'Oficina', en: 'Office' } },
        { value: 'site', label: { es: 'En el proyecto', en: 'Site' } },
      ],
      false,
    ),
    { name: 'message', type: 'textarea', label: { es: 'Mensaje', en: 'Message' } },
    { name: 'observation', type: 'textarea', label: { es: 'Observación', en: 'Observation' } },
    locale,
    optional('utmSource', { es: 'Fuente (utm)', en: 'Utm Source' }),
    optional('utmMedium', { es: 'Medio (utm)', en: 'Utm Medium' }),
    optional('utmCampaign', { es: 'Campaña (utm)', en: 'Utm Campaign' }),
    optional('utmTerm', { es: 'Término (utm)', en: 'Utm Term' }),
    optional('utmContent', { es: 'Contenido (utm)', en: 'Utm Content' }),
    optional('referrer', { es: 'Sitio de procedencia', en: 'Referrer' }),
    optional('landingPage', { es: 'Página de llegada', en: 'Landing Page' }),
  ],
})
