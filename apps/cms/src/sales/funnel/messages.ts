import { formatTag } from '@app/domain/language/locale'
import type { Language } from '../../panel/language/language'

const es = {
  title: 'De la visita',
  titleBold: 'a la venta',
  pageName: 'Embudo',
  period: 'Periodo',
  days: (days: number) => (days === 365 ? 'Un año' : `${days} días`),
  by: 'Agrupar por',
  groupings: { source: 'Origen', campaign: 'Campaña', page: 'Página de entrada', project: 'Proyecto' },
  show: 'Mostrar',
  export: 'Exportar',
  print: 'Imprimir',
  file: 'embudo',
  compared: (current: string, previous: string) => `${current}, frente a ${previous}`,
  versus: (difference: string, previous: string) => `${difference} frente a ${previous}`,
  notCompared:
    'Con menos de 5 antes, no se compara. Las consultas de antes cuentan hasta donde estaban al terminar sus días.',
  from: 'Desde',
  to: 'Hasta',
  previousFrom: 'Desde (antes)',
  previousTo: 'Hasta (antes)',
  previously: (step: string) => `${step} (antes)`,
  total: 'Total',
  steps: {
    pageViews: 'Visitas al sitio',
    leads: 'Consultas',
    contacted: 'Contactadas',
    visited: 'Con visita',
    reserved: 'Separaciones',
    won: 'Ventas',
  },
  ofPageViews: (share: string) => `${share} de las visitas al sitio`,
  ofLeads: (share: string) => `${share} de las consultas`,
  ofPrevious: (share: string) => `${share} del paso anterior`,
  notCounted: 'Las visitas al sitio todavía no se cuentan en esta instalación.',
  countedSince: (day: string) =>
    `Las visitas al sitio se cuentan desde el ${day}, después del inicio del periodo: no se comparan con las consultas.`,
  howCounted:
    'Una visita es una página abierta desde fuera del sitio. Se cuenta sin cookies y sin direcciones, así que una persona que vuelve cuenta otra vez. Las consultas son las del periodo; cada una cuenta hasta donde llegó, también si después se perdió.',
  projectNote:
    'Por proyecto: visitas que empezaron en su página, y consultas sobre el proyecto desde cualquier página.',
  groups: 'Qué llevó',
  groupsBold: 'a una venta',
  none: 'Todavía no hay visitas ni consultas en este periodo.',
  noCampaign: 'Sin campaña',
  noSource: 'Directo o sin origen',
  noPage: 'No se sabe',
  noProject: 'Otras páginas',
  other: 'Otros nombres',
  soldOf: (won: number, leads: number) =>
    `${won} ${won === 1 ? 'venta' : 'ventas'} de ${leads} ${leads === 1 ? 'consulta' : 'consultas'}`,
  perHundred: 'Ventas de cada 100 consultas',
  more: (count: number) => `y ${count} más, que aquí no se muestran`,
  chart: 'Ventas y consultas',
  table: 'Las mismas cifras, en tabla',
}

const en: typeof es = {
  title: 'From visit',
  titleBold: 'to sale',
  pageName: 'Funnel',
  period: 'Period',
  days: (days: number) => (days === 365 ? 'One year' : `${days} days`),
  by: 'Group by',
  groupings: { source: 'Source', campaign: 'Campaign', page: 'Landing page', project: 'Project' },
  show: 'Show',
  export: 'Export',
  print: 'Print',
  file: 'funnel',
  compared: (current, previous) => `${current}, compared with ${previous}`,
  versus: (difference, previous) => `${difference} compared with ${previous}`,
  notCompared:
    'Not compared if there were fewer than 5 before. Previous leads count up to the step they had reached at the end of their days.',
  from: 'From',
  to: 'To',
  previousFrom: 'From (before)',
  previousTo: 'To (before)',
  previously: (step) => `${step} (before)`,
  total: 'Total',
  steps: {
    pageViews: 'Site visits',
    leads: 'Leads',
    contacted: 'Contacted',
    visited: 'With a visit',
    reserved: 'Reserved',
    won: 'Sales',
  },
  ofPageViews: (share: string) => `${share} of the site visits`,
  ofLeads: (share: string) => `${share} of the leads`,
  ofPrevious: (share: string) => `${share} of the previous step`,
  notCounted: 'Site visits are not counted in this installation yet.',
  countedSince: (day: string) =>
    `Site visits have been counted since ${day}, which is after the start of the period, so they are not compared with leads.`,
  howCounted:
    'A visit is a page opened from outside the site. It is counted without cookies or IP addresses, so a returning person counts again. Leads are those of the period; each counts for every step it reached, even if it was lost later.',
  projectNote: 'By project: visits that started on its page, and leads about the project from any page.',
  groups: 'What led',
  groupsBold: 'to a sale',
  none: 'No visits and no leads in this period yet.',
  noCampaign: 'No campaign',
  noSource: 'Direct or no source',
  noPage: 'Unknown',
  noProject: 'Other pages',
  other: 'Other names',
  soldOf: (won: number, leads: number) =>
    `${won} ${won === 1 ? 'sale' : 'sales'} of ${leads} ${leads === 1 ? 'lead' : 'leads'}`,
  perHundred: 'Sales per 100 leads',
  more: (count: number) => `and ${count} more, not shown here`,
  chart: 'Sales and leads',
  table: 'The same figures as a table',
}

export const funnelMessages = { es, en }

export const percentIn = (language: Language, share: number | undefined): string =>
  share === undefined ? '–' : `${share.toLocaleString(formatTag[language])} %`

export const figureIn = (language: Language, figure: number): string =>
  figure.toLocaleString(formatTag[language], { useGrouping: 'always' })
