import type { Place } from '@app/domain/snapshot/place.schema'

export const tumbes: Place = {
  slug: 'tumbes',
  name: 'Tumbes',
  region: 'Tumbes',
  order: 4,
  landing: {
    title: { es: 'Tumbes, el mar', en: 'Tumbes, the warm' },
    titleBold: { es: 'tibio del norte', en: 'northern sea' },
    description: {
      es: 'En el extremo norte del Perú el Pacífico cambia de temperatura: agua tibia, palmeras, manglares y caletas de pescadores. Bahía Serena recoge ese modo de vivir con techos de palma y una piscina entre jardines.',
      en: 'At the far north of Peru the Pacific changes character: warm water, palms, mangroves and fishing coves. Bahía Serena picks up that way of life with thatched roofs and a pool set among gardens.',
    },
    slider: ['bahia-serena-aerial', 'bahia-serena-lot'],
    facts: [
      {
        value: { es: 'Mar tibio', en: 'Warm sea' },
        text: { es: 'Aguas tropicales frente a la costa', en: 'Tropical waters along the coast' },
      },
      {
        value: { es: 'Manglares', en: 'Mangroves' },
        text: { es: 'Santuario nacional en la frontera norte', en: 'A national sanctuary at the northern border' },
      },
      {
        value: { es: 'Caletas', en: 'Fishing coves' },
        text: { es: 'Pesca artesanal y cocina del día', en: 'Small boats and the catch of the day' },
      },
    ],
    gallery: {
      title: { es: 'Paja, madera', en: 'Thatch, timber' },
      titleBold: { es: 'y tarde larga', en: 'and long evenings' },
      images: ['bahia-serena-lagoon', 'bahia-serena-terrace', 'bahia-serena-hero-2'],
    },
    virtual: {
      title: { es: 'La piscina a la', en: 'The pool in' },
      titleBold: { es: 'hora naranja', en: 'orange light' },
      subtitle: {
        es: 'De pie junto a la piscina de Bahía Serena: el sol baja sobre la playa y detrás asoman los techos de palma.',
        en: 'Standing by the pool at Bahía Serena: the sun goes down over the beach, with thatched roofs behind you.',
      },
      panorama: 'bahia-serena-pano',
      poster: 'bahia-serena-hero-1',
    },
    promo: {
      title: { es: 'Pregúntanos', en: 'Ask us' },
      titleBold: { es: 'por Tumbes', en: 'about Tumbes' },
      description: {
        es: 'Te contamos cómo llegar, qué lotes hay en Bahía Serena y cómo puedes pagarlos.',
        en: 'We will tell you how to get there, which lots Bahía Serena has and how you can pay for one.',
      },
      buttonText: { es: 'Pedir información', en: 'Request information' },
      image: 'bahia-serena-stage-4',
    },
    location: {
      title: { es: 'De Punta Sal', en: 'From Punta Sal' },
      titleBold: { es: 'a los manglares', en: 'to the mangroves' },
      description: {
        es: 'Una franja de playas junto a la Panamericana Norte, hasta la frontera con Ecuador.',
        en: 'A string of beaches along the northern Pan-American highway, up to the border with Ecuador.',
      },
      map: 'map-tumbes',
    },
    seo: {
      title: { es: 'Lotes de playa en Tumbes', en: 'Beach lots in Tumbes' },
      description: {
        es: 'Bahía Serena, condominio de playa en Tumbes: techos de palma, piscina y mar tibio en la costa norte del Perú.',
        en: 'Bahía Serena, a beach condominium in Tumbes: thatched roofs, a pool and a warm sea on the north coast of Peru.',
      },
    },
  },
}
