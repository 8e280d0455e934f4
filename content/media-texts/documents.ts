import type { MediaText } from './media-text'

export const documentTexts: Record<string, MediaText> = {
  'politica-de-gestion': {
    alt: {
      es: 'Política de gestión: calidad, ambiente y trato',
      en: 'Management policy: quality, environment and service',
    },
  },
}
