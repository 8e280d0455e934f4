import type { CollectionSlug } from 'payload'
import type { PageIconName } from './panel/navigation/page-icons'
import type { Action } from './platform/access/access-table'
import type { Label } from './platform/labels'

/** Users with a permission, or users who may read a collection. */
export type Audience = { may: Action } | { reads: CollectionSlug }

type StaffPage = {
  /** The path after /admin. */
  path: string
  /** The path of a file in this folder, and its component. Run `payload generate:importmap` after a change. */
  component: string
  /** The link at the top of the sidebar. Pages without a link are opened from a list, a record or the menu. */
  link?: { label: Label; icon: PageIconName; for: Audience }
}

/** The pages of the panel that Payload does not provide. */
export const staffPages: StaffPage[] = [
  {
    path: '/calendario',
    component: '/publishing/calendar/views/calendar-view#CalendarView',
    link: { label: { es: 'Calendario', en: 'Calendar' }, icon: 'calendar', for: { reads: 'campaigns' } },
  },
  {
    path: '/lotes',
    component: '/sales/lots/views/lots-view#LotsView',
    link: { label: { es: 'Lotes', en: 'Lots' }, icon: 'map', for: { may: 'see lots' } },
  },
  {
    path: '/embudo',
    component: '/sales/funnel/views/funnel-view#FunnelView',
    link: { label: { es: 'Embudo', en: 'Funnel' }, icon: 'funnel', for: { may: 'see the funnel' } },
  },
  { path: '/consultas', component: '/sales/leads/views/lead-list-view#LeadListView' },
  { path: '/consultas/:id', component: '/sales/leads/views/lead-view#LeadView' },
  { path: '/referidos', component: '/sales/referrals/views/referral-list-view#ReferralListView' },
  { path: '/referidos/:id', component: '/sales/referrals/views/referral-view#ReferralView' },
  { path: '/visitas', component: '/sales/appointments/views/appointments-view#AppointmentsView' },
  { path: '/privacidad', component: '/privacy/views/requests-view#RequestsView' },
  { path: '/privacidad/solicitudes/:id', component: '/privacy/views/request-view#RequestView' },
  { path: '/privacidad/persona', component: '/privacy/views/person-view#PersonView' },
  { path: '/registro-de-datos', component: '/privacy/views/log-view#LogView' },
]
