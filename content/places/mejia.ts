import type { Place } from '@app/domain/snapshot/place.schema'

export const mejia: Place = {
  slug: 'mejia',
  name: 'Mejía',
  region: 'Arequipa',
  order: 1,
  landing: {
    title: { es: 'Mejía, balneario', en: 'Mejía, a seaside' },
    titleBold: { es: 'de la costa sur', en: 'town in the south' },
    description: {
      es: 'Mejía vive de cara al Pacífico: playa larga, casas de verano y, hacia el sur, un humedal donde descansan las aves. Es el escenario de Mykonos y Santorini, dos condominios blancos con piscina y salida a la arena.',
      en: 'Mejía faces the Pacific: a long beach, summer houses and, to the south, a wetland where birds come to rest. This is the setting of Mykonos and Santorini, two white condominiums with pools and a way down to the sand.',
    },
    slider: ['mykonos-aerial', 'santorini-lot'],
    facts: [
      {
        value: { es: 'Islay', en: 'Islay' },
        text: { es: 'Provincia costera de la región Arequipa', en: 'Coastal province of the Arequipa region' },
      },
      {
        value: { es: 'Lagunas', en: 'Lagoons' },
        text: { es: 'Un santuario nacional de aves junto al mar', en: 'A national bird sanctuary beside the sea' },
      },
      {
        value: { es: 'Verano', en: 'Summer' },
        text: { es: 'La temporada de playa va de enero a marzo', en: 'The beach season runs from January to March' },
      },
    ],
    gallery: {
      title: { es: 'Blanco, azul', en: 'White, blue' },
      titleBold: { es: 'y buganvilias', en: 'and bougainvillea' },
      images: ['mykonos-lagoon', 'santorini-lagoon', 'santorini-club', 'santorini-evening'],
    },
    virtual: {
      title: { es: 'Al borde de', en: 'At the edge' },
      titleBold: { es: 'la piscina', en: 'of the pool' },
      subtitle: {
        es: 'De pie en Santorini: casas blancas a un lado, palmeras y playa al otro.',
        en: 'Standing in Santorini: white houses on one side, palms and the beach on the other.',
      },
      panorama: 'santorini-pano',
      poster: 'santorini-street',
    },
    promo: {
      title: { es: 'Dos proyectos,', en: 'Two projects,' },
      titleBold: { es: 'un mismo balneario', en: 'one seaside town' },
      description: {
        es: 'Te ayudamos a comparar Mykonos, en obras, y Santorini, en preventa: lotes, cuotas y plazos.',
        en: 'We help you compare Mykonos, under construction, with Santorini, in pre-sale: lots, instalments and terms.',
      },
      buttonText: { es: 'Pedir información', en: 'Request information' },
      image: 'mykonos-pool',
    },
    location: {
      title: { es: 'Después de', en: 'Just past' },
      titleBold: { es: 'Mollendo', en: 'Mollendo' },
      description: {
        es: 'Se llega por la Costanera, entre Mollendo y el valle de Tambo.',
        en: 'On the coastal road, between Mollendo and the Tambo valley.',
      },
      map: 'map-mejia',
    },
    seo: {
      title: { es: 'Lotes de playa en Mejía, Arequipa', en: 'Beach lots in Mejía, Arequipa' },
      description: {
        es: 'Condominios de playa en Mejía, provincia de Islay: Mykonos y Santorini, con piscina, frente de playa y cuotas sin intereses.',
        en: 'Beach condominiums in Mejía, province of Islay: Mykonos and Santorini, with pools, beachfront and interest-free instalments.',
      },
    },
  },
}
