import type { Campaign } from '@app/domain/snapshot/campaign.schema'
import { lettered, list, numbered, paragraph, sectionTitle, title } from '../terms/terms-blocks'
import {
  clientsWhoQualify,
  closingTerms,
  deliveryTerms,
  eligibilityTerms,
  organiserTerms,
  prizeRestrictions,
} from './common-terms'

/** "Gira el dado" campaign; old links use this key. */
export const terminos6: Campaign = {
  key: 'terminos6',
  title: { es: 'Gira el dado', en: 'Roll the dice' },
  summary: {
    es: 'Tres lanzamientos de dado por la separación de un lote o departamento, con 15 promociones.',
    en: 'Three throws of the dice for reserving a lot or apartment, with 15 promotions.',
  },
  image: null,
  project: null,
  // The campaign has two parts with a pause between them; its terms and conditions give the dates of both parts.
  startsAt: '2025-10-10T00:00:00-05:00',
  endsAt: '2025-10-19T23:59:59-05:00',
  dateLabel: { es: '10 al 12 y 16 al 19\u00a0de\u00a0octubre de 2025', en: '10 to 12 and 16 to 19\u00a0October 2025' },
  exchangeRate: null,
  terms: [
    title('Bases de la campaña «Gira el dado»', 'Terms of the “Roll the dice” campaign'),
    sectionTitle('Objeto', 'Purpose'),
    paragraph(
      'Ofrecer un beneficio, elegido por el azar de un dado, a quienes separan un lote o un departamento durante la campaña.',
      'To offer a benefit, chosen by a throw of the dice, to people who reserve a lot or an apartment during the campaign.',
    ),
    ...organiserTerms,
    sectionTitle('Vigencia', 'Dates'),
    paragraph(
      'La campaña se realiza en dos partes, hora de Lima, y termina antes si se agotan las 15 promociones:',
      'The campaign takes place in two parts, Lima time, and ends earlier if the 15 promotions run out:',
    ),
    lettered('Del 10 al 12\u00a0de\u00a0octubre de 2025.', 'From 10 to 12\u00a0October 2025.'),
    lettered('Del 16 al 19\u00a0de\u00a0octubre de 2025.', 'From 16 to 19\u00a0October 2025.'),
    ...eligibilityTerms(clientsWhoQualify),
    sectionTitle('Mecánica', 'How it works'),
    numbered(
      'El participante separa un lote desde 90\u00a0m² o un departamento desde 48\u00a0m² dentro de la vigencia.',
      'The participant reserves a lot from 90\u00a0m² or an apartment from 48\u00a0m² while the campaign is running.',
    ),
    numbered(
      'Con la separación recibe 3 lanzamientos del dado en la sala de ventas.',
      'The reservation gives 3 throws of the dice at the sales room.',
    ),
    numbered(
      'Se lleva un solo premio, según el resultado de los lanzamientos.',
      'The participant takes a single prize, according to the throws.',
    ),
    sectionTitle('Premios', 'Prizes'),
    paragraph(
      'Hay 15 promociones en total y un solo premio por participante. El premio de cada cara del dado se publica en las salas de ventas antes de lanzar.',
      'There are 15 promotions in all and one prize per participant. The prize for each face of the dice is published at the sales rooms before any throw.',
    ),
    sectionTitle('Aviso y suplente', 'Notification and substitute'),
    paragraph(
      'No hay sorteo posterior: el resultado se conoce al lanzar y se anota en el momento. Si el participante no acepta el premio o pierde el derecho a él, la promoción queda libre para el siguiente participante dentro de la vigencia.',
      'There is no later draw: the result is known at once and written down on the spot. If a participant does not accept the prize or loses the right to it, the promotion goes to the next participant while the campaign is running.',
    ),
    ...deliveryTerms,
    ...prizeRestrictions,
    list(
      'No se acumula con un descuento mayor de US$\u00a03,500.',
      'It cannot be combined with a discount of more than US$\u00a03,500.',
    ),
    ...closingTerms,
  ],
}
