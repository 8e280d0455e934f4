import type { About } from '@app/domain/snapshot/globals.schema'
import { chronologyEntries } from './chronology'

export const about: About = {
  header: {
    title: { es: 'De Arequipa', en: 'From Arequipa' },
    titleBold: { es: 'y de su costa', en: 'and its coast' },
    intro: {
      es: 'Sillar es la piedra blanca con la que se levantó nuestra ciudad. Mar es donde sus familias pasan el verano. Trabajamos entre los dos.',
      en: 'Sillar is the white stone our city was built with. Mar is the sea, where its families spend the summer. We work between the two.',
    },
    image: 'zafiro-terrace',
  },
  history: {
    es: 'Empezamos en Arequipa hace más de {years} años con una idea sencilla: que comprar un terreno o un departamento no fuera un salto al vacío. Por eso mostramos el plano antes que el folleto, ponemos la cuota en dólares y en soles, e invitamos a cada familia a caminar el lugar antes de firmar.\n\nCon el tiempo, esa forma de trabajar nos llevó a Cusco, a las dunas de Punta de Bombón, a la playa de Mejía y a la campiña de La Joya. Hoy trabajamos también en Lima y en Tumbes. Cambian el paisaje y el clima. El método sigue siendo el mismo: elegir bien el sitio, explicar con claridad y estar presentes después de la entrega.',
    en: 'We started in Arequipa more than {years} years ago with a simple idea: buying a lot or an apartment should not feel like a leap in the dark. So we show the plan before the brochure, quote every instalment in dollars and in soles, and invite each family to walk the site before anything is signed.\n\nOver time that way of working took us to Cusco, to the dunes of Punta de Bombón, to the beach at Mejía and to the farmland of La Joya. Today we are at work in Lima and Tumbes too. Landscape and weather change. The method does not: choose the site well, explain it clearly, and still be there after the keys are handed over.',
  },
  mission: {
    title: { es: 'Nuestra', en: 'Our' },
    titleBold: { es: 'misión', en: 'mission' },
    text: {
      es: 'Crear lugares donde las familias peruanas puedan quedarse: bien ubicados, bien construidos y con condiciones que cualquiera puede leer y entender.',
      en: 'To create places where Peruvian families can put down roots: well located, well built, and sold on terms anyone can read and understand.',
    },
  },
  vision: {
    title: { es: 'Nuestra', en: 'Our' },
    titleBold: { es: 'visión', en: 'vision' },
    text: {
      es: 'Ser la desarrolladora que una familia recomienda a otra por lo que vivió con nosotros: palabra cumplida, obra cuidada y un vecindario que respeta la costa y el campo que lo reciben.',
      en: 'To be the developer one family recommends to another because of how we treated it: a promise kept, careful work, and neighbourhoods that respect the coast and countryside around them.',
    },
  },
  projects: {
    title: { es: 'Lugares que', en: 'Places with' },
    titleBold: { es: 'ya tienen nombre', en: 'a name of their own' },
  },
  values: {
    title: { es: 'Lo que no', en: 'What we' },
    titleBold: { es: 'negociamos', en: 'hold to' },
    items: [
      {
        icon: 'eye',
        title: { es: 'Claridad', en: 'Clarity' },
        description: {
          es: 'Precio, plazo y área se dicen completos desde la primera conversación, en las dos monedas.',
          en: 'Price, term and area are stated in full from the first conversation, in both currencies.',
        },
      },
      {
        icon: 'handshake',
        title: { es: 'Palabra', en: 'Keeping our word' },
        description: {
          es: 'Lo que ofrecemos queda por escrito, y lo que queda por escrito se cumple.',
          en: 'What we offer, we put in writing; what is in writing, we do.',
        },
      },
      {
        icon: 'hammer',
        title: { es: 'Oficio', en: 'Craft' },
        description: {
          es: 'Cuidamos lo que no se ve en la foto: redes, pendientes, juntas y accesos.',
          en: 'We look after what no photo shows: pipes, slopes, joints and access roads.',
        },
      },
      {
        icon: 'users',
        title: { es: 'Cercanía', en: 'A personal touch' },
        description: {
          es: 'Te atiende una persona con nombre, antes de la compra y también después de la entrega.',
          en: 'You deal with someone you know by name, before you buy and after handover.',
        },
      },
      {
        icon: 'leaf',
        title: { es: 'Respeto por el lugar', en: 'Respect for the place' },
        description: {
          es: 'Construimos con el viento, la duna y el agua que ya estaban ahí, y con los vecinos que llegaron antes.',
          en: 'We build with the wind, the dunes and the water that were there first, and with the neighbours too.',
        },
      },
    ],
  },
  chronology: {
    title: { es: 'Paso a paso,', en: 'Step by step,' },
    titleBold: { es: 'piedra a piedra', en: 'stone by stone' },
    entries: chronologyEntries,
  },
  certifications: {
    title: { es: 'Normas que', en: 'Standards' },
    titleBold: { es: 'nos exigen más', en: 'we work by' },
    intro: {
      es: 'Trabajamos con ISO 9001 para la calidad y con ISO 14001 para el ambiente. La certificación de sostenibilidad EDGE está en proyecto: la anunciaremos edificio por edificio, cuando exista.',
      en: 'We work with ISO 9001 for quality and ISO 14001 for the environment. EDGE certification for sustainability is planned: we will announce it building by building, once we have it.',
    },
  },
  statistics: [],
  contact: {
    title: { es: 'Ven a', en: 'Come and' },
    titleBold: { es: 'conocernos', en: 'meet us' },
    intro: {
      es: 'Déjanos tus datos y el proyecto que te interesa. Te llamará un asesor de Arequipa o de Lima, según te quede más cerca.',
      en: 'Leave us your details and the project that interests you. An adviser in Arequipa or Lima will call, whichever is closer to you.',
    },
    image: 'zafiro-beach',
  },
  seo: {
    title: { es: 'Nosotros', en: 'About us' },
    description: {
      es: 'Quiénes somos, cómo trabajamos y qué valores no negociamos: la historia de Sillar & Mar, desarrolladora inmobiliaria de Arequipa.',
      en: 'Who we are, how we work and what we stand by: the story of Sillar & Mar, a real-estate developer from Arequipa, Peru.',
    },
  },
}
