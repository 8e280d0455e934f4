import type { NewsCategory } from '@app/domain/snapshot/news.schema'

export const newsCategories: NewsCategory[] = [
  { slug: 'launches', label: { es: 'Lanzamientos', en: 'Launches' }, order: 1 },
  { slug: 'construction-progress', label: { es: 'Avances de Obra', en: 'Construction Progress' }, order: 2 },
  {
    slug: 'celebrities-and-ambassadors',
    label: { es: 'Celebridades y Embajadores', en: 'Celebrities and Ambassadors' },
    order: 3,
  },
  { slug: 'events-and-fairs', label: { es: 'Eventos y Ferias', en: 'Events and Fairs' }, order: 4 },
  { slug: 'press', label: { es: 'Prensa', en: 'Press' }, order: 5 },
]
