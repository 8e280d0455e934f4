import type { Place } from '@app/domain/snapshot/place.schema'

export const laJoya: Place = {
  slug: 'la-joya',
  name: 'La Joya',
  region: 'Arequipa',
  order: 3,
  landing: {
    title: { es: 'La Joya, campo', en: 'La Joya, fields' },
    titleBold: { es: 'en el desierto', en: 'in the desert' },
    description: {
      es: 'El riego convirtió esta pampa en campiña: chacras, alamedas y mucho cielo. Prado Piamonte ofrece aquí lotes de campo con el Misti al fondo de la avenida.',
      en: 'Irrigation turned this desert plain into farmland: fields, rows of poplars and a great deal of sky. Prado Piamonte offers countryside lots here, with Misti at the end of the avenue.',
    },
    slider: ['prado-piamonte-lot', 'prado-piamonte-street'],
    facts: [
      {
        value: { es: 'Misti', en: 'Misti' },
        text: { es: 'El volcán de Arequipa, hacia el este', en: 'Arequipa’s volcano, to the east' },
      },
      {
        value: { es: 'Riego', en: 'Irrigation' },
        text: { es: 'Canales que hicieron verde la pampa', en: 'Canals that turned the plain green' },
      },
      {
        value: { es: 'Carretera', en: 'Highway' },
        text: { es: 'La Panamericana Sur pasa por el distrito', en: 'The Pan-American runs through the district' },
      },
    ],
    gallery: {
      title: { es: 'Álamos, flores', en: 'Poplars, flowers' },
      titleBold: { es: 'y un volcán', en: 'and a volcano' },
      images: ['prado-piamonte-lot-house', 'prado-piamonte-club', 'prado-piamonte-aerial'],
    },
    virtual: {
      title: { es: 'Junto a la piscina,', en: 'By the pool,' },
      titleBold: { es: 'bajo el Misti', en: 'under Misti' },
      subtitle: {
        es: 'De pie en Prado Piamonte, con el Misti asomado tras el techo de la casa club.',
        en: 'Standing at Prado Piamonte, with Misti showing above the roof of the clubhouse.',
      },
      panorama: 'prado-piamonte-pano',
      poster: 'prado-piamonte-hero-2',
    },
    promo: {
      title: { es: 'Un lote para', en: 'A lot with room' },
      titleBold: { es: 'casa y huerta', en: 'for a garden' },
      description: {
        es: 'Pregúntanos por los lotes de Prado Piamonte, sus cuotas y el próximo día de visita.',
        en: 'Ask us about the lots at Prado Piamonte, the instalments and the next visiting day.',
      },
      buttonText: { es: 'Pedir información', en: 'Request information' },
      image: 'prado-piamonte-hero-1',
    },
    location: {
      title: { es: 'Al oeste de', en: 'West of' },
      titleBold: { es: 'Arequipa', en: 'Arequipa city' },
      description: {
        es: 'En la provincia de Arequipa, sobre la Panamericana Sur, pasando Uchumayo.',
        en: 'In the province of Arequipa, on the southern Pan-American highway, beyond Uchumayo.',
      },
      map: 'map-la-joya',
    },
    seo: {
      title: { es: 'Lotes de campo en La Joya, Arequipa', en: 'Countryside lots in La Joya, Arequipa' },
      description: {
        es: 'Prado Piamonte, condominio de campo en La Joya: lotes amplios, avenida arbolada y vista al Misti, con cuotas sin intereses.',
        en: 'Prado Piamonte, a countryside condominium in La Joya: generous lots, an avenue of trees, views of Misti, interest-free instalments.',
      },
    },
  },
}
