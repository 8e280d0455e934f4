import type { Navigation } from '@app/domain/snapshot/globals.schema'

export const navigation: Navigation = {
  items: [
    { target: 'about', label: { es: 'Nosotros', en: 'About us' } },
    { target: 'condominiums', label: { es: 'Condominios', en: 'Condominiums' } },
    { target: 'apartments', label: { es: 'Multifamiliares', en: 'Apartments' } },
    { target: 'social-responsibility', label: { es: 'Responsabilidad social', en: 'Social responsibility' } },
    { target: 'referrals', label: { es: 'Referidos', en: 'Referrals' } },
    { target: 'news', label: { es: 'Noticias', en: 'News' } },
  ],
  action: { es: 'Hablar con un asesor', en: 'Talk to an adviser' },
}
