import type { MediaText } from './media-text'

export const svgTexts: Record<string, MediaText> = {
  'logo-brand': {
    alt: {
      es: 'Sillar & Mar',
      en: 'Sillar & Mar',
    },
  },
  'logo-brand-light': {
    alt: {
      es: 'Sillar & Mar',
      en: 'Sillar & Mar',
    },
  },
  'logo-brand-apartment': {
    alt: {
      es: 'Sillar & Mar',
      en: 'Sillar & Mar',
    },
  },
  'logo-brand-apartment-light': {
    alt: {
      es: 'Sillar & Mar',
      en: 'Sillar & Mar',
    },
  },
  'logo-mark': {
    alt: {
      es: 'Sillar & Mar',
      en: 'Sillar & Mar',
    },
  },
  'logo-mykonos': {
    alt: {
      es: 'Mykonos',
      en: 'Mykonos',
    },
  },
  'logo-santorini': {
    alt: {
      es: 'Santorini',
      en: 'Santorini',
    },
  },
  'logo-zafiro': {
    alt: {
      es: 'Zafiro',
      en: 'Zafiro',
    },
  },
  'logo-punta-arena': {
    alt: {
      es: 'Punta Arena',
      en: 'Punta Arena',
    },
  },
  'logo-punta-arena-2': {
    alt: {
      es: 'Punta Arena II',
      en: 'Punta Arena II',
    },
  },
  'logo-coral': {
    alt: {
      es: 'Coral',
      en: 'Coral',
    },
  },
  'logo-prado-piamonte': {
    alt: {
      es: 'Prado Piamonte',
      en: 'Prado Piamonte',
    },
  },
  'logo-bahia-serena': {
    alt: {
      es: 'Bahía Serena',
      en: 'Bahía Serena',
    },
  },
  'logo-o2': {
    alt: {
      es: 'O2',
      en: 'O2',
    },
  },
  'logo-killa': {
    alt: {
      es: 'Killa',
      en: 'Killa',
    },
  },
  'map-mejia': {
    alt: {
      es: 'Croquis de la costa con Mejía entre Mollendo y Punta de Bombón',
      en: 'Sketch map of the coast, with Mejía between Mollendo and Punta de Bombón',
    },
  },
  'map-punta-de-bombon': {
    alt: {
      es: 'Croquis de Punta de Bombón, al sur de la desembocadura del río Tambo',
      en: 'Sketch map of Punta de Bombón, south of the mouth of the Tambo river',
    },
  },
  'map-la-joya': {
    alt: {
      es: 'Croquis de La Joya en la Panamericana Sur, al oeste de Arequipa y del Misti',
      en: 'Sketch map of La Joya on the Pan-American highway, west of Arequipa and Misti',
    },
  },
  'map-tumbes': {
    alt: {
      es: 'Croquis de la costa de Tumbes, de Punta Sal a los manglares, con Bahía Serena',
      en: 'Sketch map of the coast of Tumbes, from Punta Sal to the mangroves, with Bahía Serena',
    },
  },
  'map-lima': {
    alt: {
      es: 'Croquis de Lima con la Costa Verde y la ubicación referencial de O2',
      en: 'Sketch map of Lima with the Costa Verde and the approximate location of O2',
    },
  },
  'map-cusco': {
    alt: {
      es: 'Croquis de Cusco en el valle del río Huatanay, con Killa',
      en: 'Sketch map of Cusco in the Huatanay valley, with Killa',
    },
  },
}
