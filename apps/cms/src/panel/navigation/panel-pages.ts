import type { Role } from '../../platform/access/roles'
import type { Label } from '../../platform/labels'
import type { PageIconName } from './page-icons'

type PanelArea = { name: Label; pages: readonly string[] }

/**
 * The areas of the menu and their pages in order. A page is the slug of a collection or global, or the path of a staff
 * page. The menu appends unlisted records to their area and omits pages that the user may not read.
 */
export const panelAreas: PanelArea[] = [
  {
    name: { es: 'Ventas', en: 'Sales' },
    pages: [
      'leads',
      '/formularios',
      'appointments',
      '/lotes',
      'quotes',
      'referrals',
      'referred-persons',
      'appointment-places',
    ],
  },
  { name: { es: 'Atención al cliente', en: 'Customer service' }, pages: ['complaints', 'answer-templates'] },
  {
    name: { es: 'Privacidad', en: 'Privacy' },
    pages: [
      'privacy-requests',
      '/incidentes',
      'privacy-log',
      'consents',
      'consent-withdrawals',
      '/bancos-de-datos',
      'privacy-desk',
    ],
  },
  {
    name: { es: 'Contenido', en: 'Content' },
    pages: [
      '/calendario',
      'projects',
      'campaigns',
      'news',
      'media',
      'testimonials',
      'popups',
      'social-campaigns',
      'places',
      'news-categories',
    ],
  },
  {
    name: { es: 'Páginas', en: 'Pages' },
    pages: ['home', 'about', 'news-page', 'social-responsibility', 'referral-programme', 'form-texts'],
  },
  {
    name: { es: 'Textos legales', en: 'Legal texts' },
    pages: ['terms-page', 'terms-sections', 'legal-documents', 'consent-texts', 'complaint-book'],
  },
  { name: { es: 'Resultados', en: 'Results' }, pages: ['/equipo', '/embudo', '/velocidad'] },
  {
    name: { es: 'Ajustes', en: 'Settings' },
    pages: ['site-settings', 'sales-desk', 'navigation', 'redirects', 'maintenance'],
  },
  {
    name: { es: 'Sistema', en: 'System' },
    pages: ['releases', 'preview-links', 'deliveries', 'delivery-attempts', 'users', 'access-log'],
  },
]

/**
 * The pages that a role uses every day. The menu shows them first, with an icon, and not again in their area. The tab
 * bar on phones shows the first three.
 */
export const dailyPages: Record<Role, readonly string[]> = {
  admin: ['users', 'deliveries', 'releases', 'access-log', 'site-settings', '/velocidad'],
  manager: ['/equipo', '/embudo', 'leads', '/lotes', 'referrals', 'complaints', 'releases'],
  marketing: ['/calendario', 'news', 'projects', 'campaigns', 'media', '/embudo', 'releases'],
  sales: ['leads', 'appointments', '/lotes', 'quotes', 'referrals', 'projects', 'campaigns'],
  'customer-service': ['complaints', 'answer-templates', 'complaint-book', 'projects', 'campaigns'],
  privacy: ['privacy-requests', 'privacy-log', 'consents', 'consent-withdrawals', '/incidentes', 'leads', 'complaints'],
}

/** Names for the tab bar on phones, of pages whose name in the menu is too long for it. */
export const tabNames: Record<string, Label> = {
  'answer-templates': { es: 'Plantillas', en: 'Templates' },
  'complaint-book': { es: 'Libro', en: 'Book' },
  complaints: { es: 'Reclamos', en: 'Complaints' },
  'privacy-log': { es: 'Registro', en: 'Data log' },
  'privacy-requests': { es: 'Solicitudes', en: 'Requests' },
  releases: { es: 'Publicar', en: 'Releases' },
}

export const pageIcons: Record<string, PageIconName> = {
  '/calendario': 'calendar',
  '/embudo': 'funnel',
  '/incidentes': 'scale',
  '/equipo': 'team',
  '/lotes': 'map',
  '/velocidad': 'gauge',
  'access-log': 'key',
  'answer-templates': 'quote',
  appointments: 'calendarCheck',
  campaigns: 'megaphone',
  'complaint-book': 'scale',
  complaints: 'book',
  'consent-withdrawals': 'retry',
  consents: 'check',
  deliveries: 'send',
  leads: 'inbox',
  media: 'image',
  news: 'newspaper',
  'privacy-log': 'menu',
  'privacy-requests': 'shield',
  projects: 'building',
  quotes: 'page',
  referrals: 'gift',
  releases: 'rocket',
  'site-settings': 'sliders',
  users: 'people',
}
