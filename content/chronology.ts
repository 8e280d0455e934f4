import type { About } from '@app/domain/snapshot/globals.schema'

export const chronologyEntries: About['chronology']['entries'] = [
  {
    year: 2018,
    title: { es: 'Killa, Cusco', en: 'Killa, Cusco' },
    description: {
      es: 'Con Killa llevamos a Cusco nuestra manera de hacer ciudad: un edificio que mira a los cerros y conversa con los techos de teja. Hoy está entregado y vendido por completo.',
      en: 'With Killa we took our way of building to Cusco: apartments that look up to the hills and sit well among the tiled roofs. Today it is delivered and fully sold.',
    },
    image: 'killa-street',
  },
  {
    year: 2019,
    title: { es: 'Punta Arena', en: 'Punta Arena' },
    description: {
      es: 'En Punta de Bombón aprendimos a construir entre dunas. De ahí vienen los caminos de madera y las plantas que casi no piden agua.',
      en: 'In Punta de Bombón we learned to build among dunes. That is where our wooden paths and our plants that need little water come from.',
    },
    image: 'punta-arena-path',
  },
  {
    year: 2021,
    title: { es: 'Santorini, Mejía', en: 'Santorini, Mejía' },
    description: {
      es: 'Mejía es el verano de muchas familias arequipeñas. Santorini nació para ese verano: muros blancos, una piscina larga y sombra de palmeras.',
      en: 'For many Arequipa families, Mejía is what summer means. Santorini was drawn for that summer: white walls, a long pool and the shade of palms.',
    },
    image: 'santorini-hero-1',
  },
  {
    year: 2022,
    title: { es: 'Prado Piamonte', en: 'Prado Piamonte' },
    description: {
      es: 'Dejamos la playa por un momento y miramos al campo: lotes amplios en La Joya, calles arboladas y el volcán al fondo.',
      en: 'We left the beach for a while and turned to the countryside: generous lots in La Joya, tree-lined streets and a volcano on the horizon.',
    },
    image: 'prado-piamonte-aerial',
  },
  {
    year: 2024,
    title: { es: 'La etapa de hoy', en: 'Where we are now' },
    description: {
      es: 'Entramos en una etapa de varios proyectos a la vez, en la costa, en el campo y en la ciudad. Esta parte de la historia todavía se está escribiendo.',
      en: 'We now have several projects under way at once, on the coast, in the countryside and in the city. This part of the story is still being written.',
    },
    image: 'o2-street',
  },
]
