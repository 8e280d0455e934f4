import { leadChannels } from '@app/domain/lead/lead-channels'
import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import type { CollectionConfig, Field } from 'payload'
import { fieldLabel } from '../../panel/fields/field-label'
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
import { listOf } from '../../panel/list/list-config'
import { optionsOf } from '../../platform/labels'
import type { Lead } from '../../platform/payload-types'
import { channelLabels } from './channel-labels'

export const leads: CollectionConfig = intakeRecord({
  slug: 'leads',
  labels: { singular: { es: 'Consulta', en: 'Lead' }, plural: { es: 'Consultas', en: 'Leads' } },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'createdAt', 'firstName', 'lastName', 'projectSlug', 'kind'],
  },
  custom: listOf({
    title: ['firstName', 'lastName'],
    note: ['reference'],
    columns: ['projectSlug', 'kind', 'utmSource', 'utmCampaign', 'createdAt'],
    slugs: { projectSlug: 'projects' },
    slugNames: { [GENERAL_QUESTION]: { es: 'Pregunta general', en: 'General question' } },
    missing: { utmSource: { es: 'Directo', en: 'Direct' }, utmCampaign: { es: 'Sin campaña', en: 'No campaign' } },
    filters: ['kind'],
  }),
  fields: [
    ...submissionKeys,
    choice('kind', { es: 'Tipo', en: 'Kind' }, [
      { value: 'contact', label: { es: 'Contacto', en: 'Contact' } },
      { value: 'appointment', label: { es: 'Visita', en: 'Visit' } },
      { value: 'waiting-list', label: { es: 'Lista de espera', en: 'Waiting list' } },
    ]),
    {
      ...choice('channel', { es: 'Canal', en: 'Channel' }, optionsOf(leadChannels, channelLabels)),
      defaultValue: 'web',
    } as Field,
    // The user who entered the lead. Empty for leads of the website.
    { name: 'enteredBy', type: 'relationship', label: { es: 'Registrada por', en: 'Entered By' }, relationTo: 'users' },
    text('firstName', { es: 'Nombres', en: 'First Name' }),
    text('lastName', { es: 'Apellidos', en: 'Last Name' }),
    text('email', { es: 'Correo', en: 'E-mail' }),
    text('phone', { es: 'Celular', en: 'Phone' }),
    integer('documentTypeId', { es: 'Tipo de documento', en: 'Document Type Id' }, false),
    optional('document', { es: 'Documento', en: 'Document' }),
    { name: 'projectSlug', type: 'text', label: { es: 'Proyecto', en: 'Project' }, required: true },
    // Empty for a general question, for which the CRM has no project.
    integer('crmProjectId', { es: 'Proyecto en el CRM', en: 'CRM Project Id' }, false),
    day('appointmentDate', { es: 'Fecha de visita', en: 'Visit Date' }, false),
    choice(
      'appointmentTimeOfDay',
      { es: 'Horario de visita', en: 'Visit Time Of Day' },
      [
        { value: 'morning', label: { es: 'Mañana', en: 'Morning' } },
        { value: 'afternoon', label: { es: 'Tarde', en: 'Afternoon' } },
      ],
      false,
    ),
    choice(
      'appointmentMeetingPlace',
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
    optional('utmSource', { es: 'Fuente (utm)', en: 'UTM Source' }),
    optional('utmMedium', { es: 'Medio (utm)', en: 'UTM Medium' }),
    optional('utmCampaign', { es: 'Campaña (utm)', en: 'UTM Campaign' }),
    optional('utmTerm', { es: 'Término (utm)', en: 'UTM Term' }),
    optional('utmContent', { es: 'Contenido (utm)', en: 'UTM Content' }),
    optional('referrer', { es: 'Sitio de procedencia', en: 'Referrer' }),
    optional('landingPage', { es: 'Página de llegada', en: 'Landing Page' }),
    // The code of the referrer's link, as the browser sent it. It may be unknown.
    optional('referralCode', { es: 'Enlace de referido', en: 'Referral Link' }),
    // The ids of the click on an advertisement, stored only if the person accepts advertising.
    optional('gclid', { es: 'Clic en Google (gclid)', en: 'Google Click (gclid)' }),
    optional('gbraid', { es: 'Clic en Google (gbraid)', en: 'Google Click (gbraid)' }),
    optional('wbraid', { es: 'Clic en Google (wbraid)', en: 'Google Click (wbraid)' }),
    optional('fbclid', { es: 'Clic en Meta (fbclid)', en: 'Meta Click (fbclid)' }),
  ],
})

export const leadLabel = (name: keyof Lead, language: 'es' | 'en') => fieldLabel(leads.fields, name, language)
