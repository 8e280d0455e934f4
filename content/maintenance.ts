import type { Maintenance } from '@app/domain/snapshot/globals.schema'

export const maintenance: Maintenance = {
  on: false,
  title: { es: 'En Mantenimiento', en: 'Under maintenance' },
  message: {
    es: 'Estamos trabajando para mejorar tu experiencia. Volveremos pronto.',
    en: 'We are working to improve your experience. We will be back soon.',
  },
}
