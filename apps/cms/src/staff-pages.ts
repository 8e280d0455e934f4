import type { CollectionSlug } from 'payload'
import type { Action } from './platform/access/access-table'
import type { Label } from './platform/labels'

/** Users with a permission, or users who may read a collection. */
export type Audience = { may: Action } | { reads: CollectionSlug }

type StaffPage = {
  /** The path after /admin. */
  path: string
  /** The path of a file in this folder, and its component. Run `pnpm cms:write` after a change. */
  component: string
  /** The link in the menu. Pages without a link are opened from a list, a record or the link of their collection. */
  link?: { label: Label; for: Audience }
  /** The title of the browser tab, for pages without a link. */
  title?: Label
}

/** The pages of the panel that Payload does not provide. */
export const staffPages: StaffPage[] = [
  {
    path: '/calendario',
    component: '/publishing/calendar/views/calendar-view#CalendarView',
    link: { label: { es: 'Calendario', en: 'Calendar' }, for: { reads: 'campaigns' } },
  },
  {
    path: '/lotes',
    component: '/sales/lots/views/lots-view#LotsView',
    link: { label: { es: 'Lotes', en: 'Lots' }, for: { may: 'see lots' } },
  },
  {
    path: '/equipo',
    component: '/sales/team/views/team-view#TeamView',
    link: { label: { es: 'Equipo', en: 'Team' }, for: { may: 'see the team' } },
  },
  {
    path: '/embudo',
    component: '/sales/funnel/views/funnel-view#FunnelView',
    link: { label: { es: 'Embudo', en: 'Funnel' }, for: { may: 'see the funnel' } },
  },
  {
    path: '/velocidad',
    component: '/publishing/speed/views/speed-view#SpeedView',
    link: { label: { es: 'Velocidad', en: 'Speed' }, for: { may: 'see the speed of the site' } },
  },
  {
    path: '/formularios',
    component: '/sales/sources/views/sources-view#SourcesView',
    link: { label: { es: 'Formularios externos', en: 'External forms' }, for: { may: 'connect external forms' } },
  },
  {
    path: '/consultas',
    component: '/sales/leads/views/lead-list-view#LeadListView',
    title: { es: 'Consultas', en: 'Leads' },
  },
  {
    path: '/consultas/nueva',
    component: '/sales/leads/views/new-lead-view#NewLeadView',
    title: { es: 'Consulta nueva', en: 'New lead' },
  },
  {
    path: '/consultas/lista',
    component: '/sales/fair-lists/views/fair-list-view#FairListView',
    title: { es: 'Lista de una feria', en: 'Fair list' },
  },
  {
    path: '/consultas/:id',
    component: '/sales/leads/views/lead-view#LeadView',
    title: { es: 'Consulta', en: 'Lead' },
  },
  {
    path: '/cotizaciones/nueva',
    component: '/sales/quotes/views/new-quote-view#NewQuoteView',
    title: { es: 'Cotización nueva', en: 'New quote' },
  },
  {
    path: '/referidos',
    component: '/sales/referrals/views/referral-list-view#ReferralListView',
    title: { es: 'Referidos', en: 'Referrals' },
  },
  {
    path: '/referidos/:id',
    component: '/sales/referrals/views/referral-view#ReferralView',
    title: { es: 'Referido', en: 'Referral' },
  },
  {
    path: '/visitas',
    component: '/sales/appointments/views/appointments-view#AppointmentsView',
    title: { es: 'Visitas', en: 'Visits' },
  },
  {
    path: '/privacidad',
    component: '/privacy/views/requests-view#RequestsView',
    title: { es: 'Solicitudes de privacidad', en: 'Privacy requests' },
  },
  {
    path: '/privacidad/solicitudes/:id',
    component: '/privacy/views/request-view#RequestView',
    title: { es: 'Solicitud de privacidad', en: 'Privacy request' },
  },
  {
    path: '/privacidad/persona',
    component: '/privacy/views/person-view#PersonView',
    title: { es: 'Buscar a una persona', en: 'Find a person' },
  },
  {
    path: '/roles',
    component: '/accounts/roles/roles-view#RolesView',
    title: { es: 'Qué puede cada rol', en: 'What each role may do' },
  },
  {
    path: '/incidentes',
    component: '/privacy/incidents/views/incident-list-view#IncidentListView',
    link: { label: { es: 'Incidentes', en: 'Incidents' }, for: { may: 'handle incidents' } },
  },
  {
    path: '/incidentes/:id',
    component: '/privacy/incidents/views/incident-view#IncidentView',
    title: { es: 'Incidente', en: 'Incident' },
  },
  {
    path: '/bancos-de-datos',
    component: '/privacy/data-banks/views/data-banks-view#DataBanksView',
    link: { label: { es: 'Bancos de datos', en: 'Data banks' }, for: { may: 'handle privacy requests' } },
  },
  {
    path: '/registro-de-datos',
    component: '/privacy/views/log-view#LogView',
    title: { es: 'Registro de datos personales', en: 'Personal data log' },
  },
]

/** Returns the title of the staff page with this path after /admin, or undefined for the pages of Payload. */
export function titleOfPage(path: string): Label | undefined {
  const segments = path.split('/')
  const page = staffPages.find((candidate) => {
    const parts = candidate.path.split('/')
    return parts.length === segments.length && parts.every((part, index) => part[0] === ':' || part === segments[index])
  })
  return page?.title ?? page?.link?.label
}
