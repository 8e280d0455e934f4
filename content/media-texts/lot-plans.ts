import type { MediaText } from './media-text'

export const lotPlanTexts: Record<string, MediaText> = {
  'lot-plan-santorini': {
    alt: {
      es: 'Plano de demostración de los lotes de Santorini, entre el malecón y la Costanera',
      en: 'Demonstration plan of the lots of Santorini, between the promenade and the Costanera road',
    },
  },
  'lot-plan-mykonos': {
    alt: {
      es: 'Plano de demostración de los lotes de Mykonos, alrededor de pasajes de piedra',
      en: 'Demonstration plan of the lots of Mykonos, around stone lanes',
    },
  },
  'lot-plan-coral': {
    alt: {
      es: 'Plano de demostración de los lotes de Coral, junto al malecón de madera',
      en: 'Demonstration plan of the lots of Coral, beside the timber boardwalk',
    },
  },
  'lot-plan-punta-arena': {
    alt: {
      es: 'Plano de demostración de los lotes de Punta Arena, detrás de las dunas',
      en: 'Demonstration plan of the lots of Punta Arena, behind the dunes',
    },
  },
  'lot-plan-punta-arena-2': {
    alt: {
      es: 'Plano de demostración de los lotes de Punta Arena II, a ambos lados de una avenida con palmeras',
      en: 'Demonstration plan of the lots of Punta Arena II, on both sides of a palm avenue',
    },
  },
  'lot-plan-zafiro': {
    alt: {
      es: 'Plano de demostración de los lotes de Zafiro, en calles rectas detrás de la playa',
      en: 'Demonstration plan of the lots of Zafiro, on straight streets behind the beach',
    },
  },
  'lot-plan-prado-piamonte': {
    alt: {
      es: 'Plano de demostración de los lotes de Prado Piamonte, entre chacras y la Panamericana Sur',
      en: 'Demonstration plan of the lots of Prado Piamonte, between fields and the Panamericana Sur',
    },
  },
  'lot-plan-bahia-serena': {
    alt: {
      es: 'Plano de demostración de los lotes de Bahía Serena, alrededor de una bahía',
      en: 'Demonstration plan of the lots of Bahía Serena, around a bay',
    },
  },
}
