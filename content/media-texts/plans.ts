import type { MediaText } from './media-text'

export const planTexts: Record<string, MediaText> = {
  'plan-o2-1': {
    alt: {
      es: 'Plano referencial de un departamento de un dormitorio en O2: sala comedor con balcón, cocina abierta, baño y lavandería',
      en: 'Reference plan of a one-bedroom apartment at O2: living and dining room with balcony, open kitchen, bathroom and laundry',
    },
  },
  'plan-o2-2': {
    alt: {
      es: 'Plano referencial de un departamento de dos dormitorios en O2: sala comedor con balcón, cocina, dos baños y lavandería',
      en: 'Reference plan of a two-bedroom apartment at O2: living and dining room with balcony, kitchen, two bathrooms and laundry',
    },
  },
  'plan-o2-3': {
    alt: {
      es: 'Plano referencial de un departamento de tres dormitorios en O2: sala comedor con balcón, cocina y dos baños',
      en: 'Reference plan of a three-bedroom apartment at O2: living and dining room with balcony, kitchen and two bathrooms',
    },
  },
  'plan-killa-2': {
    alt: {
      es: 'Plano referencial de un departamento de dos dormitorios en Killa: sala comedor con balcón, cocina, baño, lavandería y escritorio',
      en: 'Reference plan of a two-bedroom apartment at Killa: living and dining room with balcony, kitchen, bathroom, laundry and study',
    },
  },
  'plan-killa-3': {
    alt: {
      es: 'Plano referencial de un departamento de tres dormitorios en Killa: sala comedor con balcón, cocina y dos baños',
      en: 'Reference plan of a three-bedroom apartment at Killa: living and dining room with balcony, kitchen and two bathrooms',
    },
  },
}
