import type { Place } from '@app/domain/snapshot/place.schema'

export const puntaDeBombon: Place = {
  slug: 'punta-de-bombon',
  name: 'Punta de Bombón',
  region: 'Arequipa',
  order: 2,
  landing: {
    title: { es: 'Punta de Bombón,', en: 'Punta de Bombón,' },
    titleBold: { es: 'valle y océano', en: 'valley and ocean' },
    description: {
      es: 'Donde termina el valle de Tambo empieza una playa abierta. Detrás hay chacras verdes; delante, dunas y rompiente. En ese borde se ubican Zafiro, Coral y las dos etapas de Punta Arena.',
      en: 'Where the Tambo valley ends, an open beach begins. Green fields lie behind it; dunes and surf in front. Along that edge you will find Zafiro, Coral and both stages of Punta Arena.',
    },
    slider: ['punta-arena-street', 'coral-lot', 'zafiro-terrace', 'coral-club'],
    facts: [
      {
        value: { es: 'Río Tambo', en: 'Tambo river' },
        text: { es: 'Llega al mar junto al pueblo', en: 'Reaches the sea beside the town' },
      },
      {
        value: { es: 'Chacras', en: 'Farmland' },
        text: { es: 'Un valle agrícola a espaldas de la playa', en: 'A farming valley right behind the beach' },
      },
      {
        value: { es: 'Dunas', en: 'Dunes' },
        text: { es: 'Arena abierta hacia el sur', en: 'Open sand stretching south' },
      },
    ],
    gallery: {
      title: { es: 'Cuatro maneras', en: 'Four ways' },
      titleBold: { es: 'de ir a la playa', en: 'to be by the sea' },
      images: [
        'zafiro-lot',
        'zafiro-lot-house',
        'punta-arena-beach',
        'coral-pool',
        'zafiro-lagoon',
        'punta-arena-2-terrace',
        'punta-arena-terrace',
        'coral-aerial',
      ],
    },
    virtual: {
      title: { es: 'Entre el bar', en: 'Between the bar' },
      titleBold: { es: 'y las dunas', en: 'and the dunes' },
      subtitle: {
        es: 'De pie junto a la piscina de Punta Arena II: sombra de pérgola a un lado, arena abierta al otro.',
        en: 'Standing by the pool at Punta Arena II: pergola shade on one side, open sand on the other.',
      },
      panorama: 'punta-arena-2-pano',
      poster: 'punta-arena-2-club',
    },
    promo: {
      title: { es: '¿Cuál va', en: 'Which one' },
      titleBold: { es: 'contigo?', en: 'is for you?' },
      description: {
        es: 'Un asesor compara contigo los cuatro proyectos: tamaño de lote, cuota, plazo y avance.',
        en: 'An adviser will go through the four projects with you: lot sizes, instalments, terms and progress.',
      },
      buttonText: { es: 'Pedir información', en: 'Request information' },
      image: 'coral-street',
    },
    location: {
      title: { es: 'En la boca', en: 'At the mouth' },
      titleBold: { es: 'del río Tambo', en: 'of the Tambo' },
      description: {
        es: 'Sobre la Costanera, al sur de Mejía y Mollendo, en la provincia de Islay.',
        en: 'On the coastal road south of Mollendo and Mejía, in the province of Islay.',
      },
      map: 'map-punta-de-bombon',
    },
    seo: {
      title: { es: 'Lotes de playa en Punta de Bombón, Arequipa', en: 'Beach lots in Punta de Bombón, Arequipa' },
      description: {
        es: 'Zafiro, Coral, Punta Arena y Punta Arena II: condominios de playa en Punta de Bombón, con cuotas sin intereses.',
        en: 'Zafiro, Coral, Punta Arena and Punta Arena II: beach condominiums in Punta de Bombón on interest-free instalments.',
      },
    },
  },
}
