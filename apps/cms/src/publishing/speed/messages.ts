import { formatTag } from '@app/domain/language/locale'
import type { PageId } from '@app/domain/snapshot/page-urls'
import type { DeviceClass, Rating, WebVital } from '@app/domain/speed/web-vital'
import type { Language } from '../../panel/language/language'

const es = {
  pageName: 'Velocidad',
  title: 'Velocidad',
  titleBold: 'del sitio',
  period: 'Periodo',
  days: (days: number) => (days === 1 ? 'Hoy' : `${days} días`),
  show: 'Mostrar',
  devices: { phone: 'Celular', tablet: 'Tableta', desktop: 'Computadora' } satisfies Record<DeviceClass, string>,
  page: 'Página',
  loads: 'Mediciones',
  vitals: {
    lcp: 'Carga (LCP)',
    inp: 'Respuesta (INP)',
    cls: 'Estabilidad (CLS)',
  } satisfies Record<WebVital, string>,
  goal: (value: string) => `Meta: hasta ${value}`,
  ratings: {
    good: 'Bien',
    'needs-work': 'Por mejorar',
    'too-few': 'Pocas mediciones',
  } satisfies Record<Rating, string>,
  none: 'Todavía no hay mediciones en este periodo.',
  noneHint:
    'Se mide una parte de las visitas, cuando la persona sale de la página. Una medición aparece aquí después de media hora, como máximo.',
  howMeasured: (minimum: number) =>
    `Cada valor es el de 75 de cada 100 visitas medidas: tres de cuatro personas tuvieron ese valor o uno mejor. Las metas son las de Google. Con menos de ${minimum} mediciones no se califica.`,
  whatMeans:
    'Carga: cuánto tarda en verse lo principal. Respuesta: cuánto tarda la página en reaccionar a un toque. Estabilidad: cuánto se mueve lo que ya se ve. Se mide sin cookies, sin direcciones y sin saber quién es la persona.',
  pages: {
    home: 'Inicio',
    about: 'Nosotros',
    projects: 'Proyectos',
    condominium: 'Condominio',
    lots: 'Lotes',
    units: 'Departamentos disponibles',
    apartment: 'Multifamiliar',
    place: 'Zona',
    news: 'Noticias',
    article: 'Noticia',
    'social-responsibility': 'Responsabilidad social',
    referrals: 'Referidos',
    'referral-status': 'Estado de un referido',
    terms: 'Términos y condiciones',
    privacy: 'Política de privacidad',
    'complaint-book': 'Libro de reclamaciones',
    quote: 'Cotizador',
    'quote-check': 'Verificar cotización',
    appointment: 'Visita',
    compare: 'Comparar',
    documents: 'Papeles y respaldo',
    maintenance: 'Mantenimiento',
    'not-found': 'Página no encontrada',
  } satisfies Record<PageId, string>,
}

const en: typeof es = {
  pageName: 'Speed',
  title: 'Speed',
  titleBold: 'of the site',
  period: 'Period',
  days: (days: number) => (days === 1 ? 'Today' : `${days} days`),
  show: 'Show',
  devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' },
  page: 'Page',
  loads: 'Measurements',
  vitals: { lcp: 'Loading (LCP)', inp: 'Response (INP)', cls: 'Stability (CLS)' },
  goal: (value: string) => `Goal: up to ${value}`,
  ratings: { good: 'Good', 'needs-work': 'Needs work', 'too-few': 'Too few measurements' },
  none: 'No measurements in this period yet.',
  noneHint:
    'We measure a share of the visits, when the person leaves the page. Measurements appear here within half an hour.',
  howMeasured: (minimum: number) =>
    `Each value is the 75th percentile: three out of four people had this value or a better one. The goals are Google’s. Values with fewer than ${minimum} measurements are not rated.`,
  whatMeans:
    'Loading: how long the main content takes to appear. Response: how long the page takes to react to a tap. Stability: how much visible content moves. Measured without cookies, without IP addresses and without knowing who the person is.',
  pages: {
    home: 'Home',
    about: 'About us',
    projects: 'Projects',
    condominium: 'Condominium',
    lots: 'Lots',
    units: 'Available apartments',
    apartment: 'Apartment building',
    place: 'Place',
    news: 'News',
    article: 'News article',
    'social-responsibility': 'Social responsibility',
    referrals: 'Referrals',
    'referral-status': 'Status of a referral',
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    'complaint-book': 'Complaints book',
    quote: 'Quote',
    'quote-check': 'Verify a quote',
    appointment: 'Visit',
    compare: 'Compare',
    documents: 'Documents and proof',
    maintenance: 'Maintenance',
    'not-found': 'Page not found',
  },
}

export const speedMessages: Record<Language, typeof es> = { es, en }

/** Formats a value with its unit, such as `1.9 s`, `120 ms` or `0.05`. */
export function formatVital(language: Language, vital: WebVital, value: number): string {
  const format = (figure: number, digits: number) =>
    figure.toLocaleString(formatTag[language], { minimumFractionDigits: digits, maximumFractionDigits: digits })
  if (vital === 'lcp') return `${format(value / 1000, 1)} s`
  return vital === 'inp' ? `${format(value, 0)} ms` : format(value / 1000, 2)
}
