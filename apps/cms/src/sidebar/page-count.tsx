import type { Language } from '../panel/language/language'
import { MenuCount } from './menu-counts'

const labels: Record<Language, Record<string, string | undefined>> = {
  es: {
    leads: ', sin responder:',
    referrals: ', premios por aprobar o pagar:',
    complaints: ', sin responder:',
    'privacy-requests': ', por atender:',
    deliveries: ', no entregados:',
  },
  en: {
    leads: ', unanswered:',
    referrals: ', rewards to approve or pay:',
    complaints: ', unanswered:',
    'privacy-requests': ', waiting:',
    deliveries: ', not delivered:',
  },
}

/** Pages whose count is shown in the accent colour, because their records are late or new. */
const urgentPages = ['leads', 'deliveries']

/** Renders the count of a page of the menu. Renders nothing for a page whose records are not counted. */
export function PageCount({ page, language }: { page: string; language: Language }) {
  const label = labels[language][page]
  return label ? <MenuCount pages={[page]} label={label} isUrgent={urgentPages.includes(page)} /> : null
}
