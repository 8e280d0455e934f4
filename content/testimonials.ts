// The three parts of a testimonial are joined without separators, so their texts contain the spaces. No part starts
// with a punctuation mark.
import type { Testimonial } from '@app/domain/snapshot/people.schema'

export const testimonials: Testimonial[] = [
  {
    key: 'rosa-mykonos',
    order: 1,
    name: 'Rosa M.',
    project: 'mykonos',
    image: 'mykonos-walk',
    quoteBefore: {
      es: 'Fuimos a ver la obra un domingo y terminamos dibujando la casa en una servilleta. Ahora es ',
      en: 'We went to see the site one Sunday and ended up drawing the house on a napkin. Now it is ',
    },
    quoteBold: { es: 'el proyecto de toda la familia', en: 'the whole family’s project' },
    quoteAfter: {
      es: ' y hasta el abuelo pide su ventana al mar.',
      en: ' and even Grandpa wants a window facing the sea.',
    },
  },
  {
    key: 'julio-punta-arena',
    order: 2,
    name: 'Julio C.',
    project: 'punta-arena',
    image: 'punta-arena-path',
    quoteBefore: {
      es: 'Fui a ver el terreno con mi papá, que desconfía de todo. Volvió diciendo que ',
      en: 'I took my father to see the lot, and he trusts nobody. He came back saying that ',
    },
    quoteBold: { es: 'lo que está en el plano está en la arena.', en: 'what is on the plan is there in the sand.' },
    quoteAfter: null,
  },
  {
    key: 'carmen-prado-piamonte',
    order: 3,
    name: 'Carmen V.',
    project: 'prado-piamonte',
    image: 'prado-piamonte-street',
    quoteBefore: {
      es: 'Queríamos campo sin alejarnos de la ciudad. En La Joya encontramos ',
      en: 'We wanted countryside without leaving the city too far behind. In La Joya we found ',
    },
    quoteBold: { es: 'aire, árboles y el volcán enfrente', en: 'air, trees and the volcano right in front of us' },
    quoteAfter: {
      es: ' para los fines de semana y, algún día, para quedarnos.',
      en: ' for our weekends and, one day, for good.',
    },
  },
  {
    key: 'luis-santorini',
    order: 4,
    name: 'Luis A.',
    project: 'santorini',
    image: 'santorini-lagoon',
    quoteBefore: {
      es: 'Me sentaron frente a una hoja y me explicaron la cuota línea por línea. ',
      en: 'They put one page in front of me and took me through the instalment line by line. ',
    },
    quoteBold: { es: 'Firmé sabiendo exactamente qué firmaba.', en: 'I knew exactly what I was signing.' },
    quoteAfter: null,
  },
  {
    key: 'milagros-killa',
    order: 5,
    name: 'Milagros H.',
    project: 'killa',
    image: 'killa-lobby',
    quoteBefore: {
      es: 'Me dieron las llaves y pensé que ahí terminaba todo. Pero ',
      en: 'They handed me the keys and I thought that was that. But ',
    },
    quoteBold: { es: 'siguieron contestando el teléfono', en: 'they kept answering the phone' },
    quoteAfter: {
      es: ' cada vez que tuve una duda del departamento.',
      en: ' every time I had a question about the apartment.',
    },
  },
  {
    key: 'andrea-bahia-serena',
    order: 6,
    name: 'Andrea P.',
    project: 'bahia-serena',
    image: 'bahia-serena-walk',
    quoteBefore: {
      es: 'Vivo en Lima y siempre soñé con el mar tibio del norte. ',
      en: 'I live in Lima and always dreamed of the warm sea up north. ',
    },
    quoteBold: { es: 'Ya tengo un pedacito en Tumbes', en: 'Now a small piece of Tumbes is mine' },
    quoteAfter: {
      es: ' y lo voy pagando a mi ritmo, sin enredos.',
      en: ' and I am paying for it at my own pace, with no complications.',
    },
  },
]
