import type { SocialResponsibility } from '@app/domain/snapshot/globals.schema'

export const socialResponsibility: SocialResponsibility = {
  header: {
    title: { es: 'Buenos vecinos', en: 'Good neighbours' },
    titleBold: { es: 'desde el plano', en: 'from the first sketch' },
    intro: {
      es: 'Un condominio llega a un lugar que ya tiene gente, viento, agua y costumbres. Antes de construir preguntamos; después, nos quedamos a ayudar.',
      en: 'A condominium arrives in a place that already has people, wind, water and customs. Before we build, we ask; afterwards, we stay and help.',
    },
    image: 'coral-street',
  },
  community: {
    title: { es: 'Con la gente', en: 'With the people' },
    titleBold: { es: 'de cada lugar', en: 'who live there' },
    intro: {
      es: 'Campañas pequeñas y constantes, organizadas con nuestros equipos de obra, nuestros clientes y los vecinos.',
      en: 'Small, steady campaigns, organised by our site teams together with our clients and neighbours.',
    },
  },
  solutions: {
    title: { es: 'Soluciones', en: 'Solutions' },
    titleBold: { es: 'que duran', en: 'that last' },
    intro: {
      es: 'La sostenibilidad se decide en el tablero, mucho antes de poner el primer ladrillo. Estas son las decisiones que tomamos al diseñar.',
      en: 'Sustainability is settled on the drawing board, long before the first brick. These are the choices we make when we design.',
    },
    items: [
      {
        title: { es: 'Plantas de la costa', en: 'Coastal plants' },
        description: {
          es: 'Preferimos especies que viven con poca agua y sujetan la arena, en lugar de césped donde no corresponde.',
          en: 'We prefer species that live on little water and hold the sand, instead of lawn where lawn does not belong.',
        },
      },
      {
        title: { es: 'Sombra antes que máquinas', en: 'Shade before machines' },
        description: {
          es: 'Aleros, patios y ventanas enfrentadas para que el aire cruce la casa por sí solo.',
          en: 'Eaves, courtyards and windows opposite each other, so that a breeze crosses the house by itself.',
        },
      },
      {
        title: { es: 'Caminos sobre la duna', en: 'Paths above the dune' },
        description: {
          es: 'Pasarelas de madera que llevan a la playa sin pisar la vegetación que la protege.',
          en: 'Wooden walkways that lead to the beach without treading on the plants that protect it.',
        },
      },
      {
        title: { es: 'Obra ordenada', en: 'A tidy site' },
        description: {
          es: 'Residuos separados, polvo controlado y horarios que respetan el descanso de los vecinos, dentro de nuestro sistema ISO 14001.',
          en: 'Sorted waste, dust kept down and hours that respect the neighbours’ rest, as part of our ISO 14001 system.',
        },
      },
      {
        title: { es: 'EDGE, en proyecto', en: 'EDGE, planned' },
        description: {
          es: 'Diseñamos con la mira puesta en la certificación EDGE. Aún no la tenemos, y lo diremos así hasta tenerla.',
          en: 'We design with EDGE certification in view. We do not hold it yet, and we will say so until we do.',
        },
      },
    ],
    image: 'o2-hero-1',
  },
  environment: {
    title: { es: 'Con el mar', en: 'Caring for' },
    titleBold: { es: 'y con el campo', en: 'sea and land' },
    intro: {
      es: 'Cuidar la playa y la campiña es cuidar la razón por la que alguien quiere vivir ahí.',
      en: 'Looking after the beach and the countryside means looking after the reason anyone wants to live there.',
    },
  },
  newsBanner: {
    title: { es: 'Lo que hicimos', en: 'What we did,' },
    titleBold: { es: 'está contado', en: 'told in full' },
    text: {
      es: 'En Noticias contamos las campañas, los avances de obra y los compromisos que todavía tenemos pendientes.',
      en: 'In News we write about our campaigns, progress on site and the commitments we still have to meet.',
    },
    button: { es: 'Ir a Noticias', en: 'Go to News' },
    image: 'mykonos-street',
  },
  contact: {
    title: { es: '¿Una idea', en: 'An idea for' },
    titleBold: { es: 'para tu barrio?', en: 'your town?' },
    intro: {
      es: 'Si vives cerca de uno de nuestros proyectos o quieres sumarte a una campaña, déjanos tus datos y te llamaremos para escucharte.',
      en: 'If you live near one of our projects or would like to join a campaign, leave us your details and we will call to hear your idea.',
    },
    image: 'punta-arena-beach',
  },
  seo: {
    title: { es: 'Responsabilidad social', en: 'Social responsibility' },
    description: {
      es: 'Campañas con la comunidad, cuidado de la playa y del campo, y decisiones de diseño sostenible en los proyectos de Sillar & Mar.',
      en: 'Community campaigns, care for beach and countryside, and sustainable design choices in the projects of Sillar & Mar.',
    },
  },
}
