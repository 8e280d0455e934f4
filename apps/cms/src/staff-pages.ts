import type { CollectionSlug } from 'payload'
import type { RoomIcon } from './panel/navigation/page-icons'
import type { Action } from './platform/access/access-table'
import type { Label } from './platform/labels'

/** Staff with a permission, or staff who may read a collection. */
export type Audience = { may: Action } | { reads: CollectionSlug }

type StaffPage = {
  /** After /admin. */
  path: string
  /** A file of this folder and the component in it. `payload generate:importmap` must run after a change. */
  component: string
  /** At the top of the sidebar. Pages without one are opened from a list, a record or the link of their collection. */
  link?: { label: Label; icon: RoomIcon; for: Audience }
}

/** The pages of the panel that are not Payload's own. */
export const staffPages: StaffPage[] = [
  {
    path: '/calendario',
    component: '/publishing/calendar/views/calendar-view#CalendarView',
    link: { label: { es: 'Calendario', en: 'Calendar' }, icon: 'calendar', for: { reads: 'campaigns' } },
  },
  {
    path: '/lotes',
    component: '/sales/lots/views/lots-view#LotsView',
    link: { label: { es: 'Lotes', en: 'Lots' }, icon: 'map', for: { may: 'see the desk of lots' } },
  },
  {
    path: '/embudo',
    component: '/sales/funnel/views/funnel-view#FunnelView',
    link: { label: { es: 'Embudo', en: 'Funnel' }, icon: 'funnel', for: { may: 'see which campaign sells' } },
  },
  { path: '/consultas', component: '/sales/leads/views/lead-list-view#InboxView' },
  { path: '/consultas/:id', component: '/sales/leads/views/lead-view#LeadView' },
  { path: '/referidos', component: '/sales/referrals/views/referral-list-view#ReferralListView' },
  { path: '/referidos/:id', component: '/sales/referrals/views/referral-view#ReferralView' },
  { path: '/visitas', component: '/sales/appointments/views/appointments-view#VisitsView' },
  { path: '/privacidad', component: '/privacy/views/requests-view#RequestsView' },
  { path: '/privacidad/solicitudes/:id', component: '/privacy/views/request-view#RequestView' },
  { path: '/privacidad/persona', component: '/privacy/views/person-view#PersonView' },
  { path: '/registro-de-datos', component: '/privacy/views/log-view#LogView' },
]
