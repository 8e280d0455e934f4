import type { PageIconName } from './page-icons'

type PanelPages = { name: { es: string; en: string }; records: Record<string, PageIconName> }

/**
 * The groups of the menu in their order. The menu appends unlisted records to their group and omits records that the
 * user may not read.
 */
export const panelPages: PanelPages[] = [
  {
    name: { es: 'Ventas', en: 'Sales' },
    records: {
      leads: 'inbox',
      appointments: 'calendar',
      quotes: 'page',
      'appointment-places': 'map',
      referrals: 'gift',
      'referred-persons': 'people',
    },
  },
  {
    name: { es: 'Atención al cliente', en: 'Customer service' },
    records: { complaints: 'book', 'answer-templates': 'page' },
  },
  {
    name: { es: 'Privacidad', en: 'Privacy' },
    records: {
      'privacy-requests': 'shield',
      'privacy-log': 'book',
      'consent-withdrawals': 'send',
      'privacy-desk': 'sliders',
    },
  },
  {
    name: { es: 'Contenido', en: 'Content' },
    records: {
      projects: 'building',
      campaigns: 'megaphone',
      news: 'newspaper',
      media: 'image',
      testimonials: 'quote',
      popups: 'window',
      'social-campaigns': 'heart',
      places: 'map',
      'news-categories': 'tag',
    },
  },
  {
    name: { es: 'Páginas', en: 'Pages' },
    records: {
      home: 'page',
      about: 'page',
      'news-page': 'page',
      'social-responsibility': 'page',
      'referral-programme': 'page',
      'form-texts': 'page',
    },
  },
  {
    name: { es: 'Textos legales', en: 'Legal texts' },
    records: {
      'terms-page': 'scale',
      'terms-sections': 'scale',
      'legal-documents': 'scale',
      'consent-texts': 'scale',
      'complaint-book': 'scale',
      consents: 'shield',
    },
  },
  {
    name: { es: 'Ajustes', en: 'Settings' },
    records: { 'site-settings': 'sliders', 'sales-desk': 'inbox', navigation: 'menu', maintenance: 'wrench' },
  },
  {
    name: { es: 'Sistema', en: 'System' },
    records: {
      releases: 'rocket',
      'preview-links': 'window',
      deliveries: 'send',
      'delivery-attempts': 'retry',
      users: 'people',
      'access-log': 'shield',
    },
  },
]
