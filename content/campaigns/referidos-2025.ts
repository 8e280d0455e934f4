import type { Campaign } from '@app/domain/snapshot/campaign.schema'
import { list, numbered, paragraph, sectionTitle, title } from '../terms/terms-blocks'
import { clientsWhoQualify, closingTerms, eligibilityTerms, organiserTerms } from './common-terms'

export const referidos2025: Campaign = {
  key: 'referidos-2025',
  title: { es: 'Refiere y gana 2025', en: 'Refer and win 2025' },
  summary: {
    es: 'Recompensa de S/\u00a0200 por el primer referido y de S/\u00a0500 por cada uno desde el segundo.',
    en: 'A reward of S/\u00a0200 for the first referral and S/\u00a0500 for each one from the second on.',
  },
  image: null,
  project: null,
  startsAt: '2025-01-01T05:00:00-05:00',
  endsAt: '2025-12-31T21:00:00-05:00',
  dateLabel: null,
  exchangeRate: null,
  terms: [
    title('Bases de la campaña «Refiere y gana 2025»', 'Terms of the “Refer and win 2025” campaign'),
    sectionTitle('Objeto', 'Purpose'),
    paragraph(
      'Agradecer con una recompensa a quien presenta a una persona que compra un lote o departamento.',
      'To thank with a reward anyone who introduces a person who then buys a lot or apartment.',
    ),
    ...organiserTerms,
    sectionTitle('Vigencia', 'Dates'),
    paragraph(
      'Desde las 5:00 del 1\u00a0de\u00a0enero de 2025 hasta las 21:00 del 31\u00a0de\u00a0diciembre de 2025, hora de Lima.',
      'From 5:00 am on 1\u00a0January 2025 to 9:00 pm on 31\u00a0December 2025, Lima time.',
    ),
    ...eligibilityTerms(clientsWhoQualify),
    sectionTitle('Mecánica', 'How it works'),
    numbered(
      'Quien refiere pide permiso a la persona referida y registra los datos de ambos en el formulario de referidos, dentro de la vigencia.',
      'The referrer asks the other person for permission and enters the details of both in the referral form while the campaign is running.',
    ),
    numbered('Un asesor contacta a la persona referida.', 'An adviser contacts the person referred.'),
    numbered(
      'Si la persona referida firma un contrato o completa su cuota inicial, quien la refirió gana la recompensa.',
      'If the person referred signs a contract or completes the down payment, the referrer earns the reward.',
    ),
    sectionTitle('Recompensa', 'Reward'),
    list('Primer referido: S/\u00a0200.', 'First referral: S/\u00a0200.'),
    list(
      'Segundo referido y cada uno de los siguientes: S/\u00a0500.',
      'Second referral and each one after: S/\u00a0500.',
    ),
    list(
      'Tarjeta de regalo de S/\u00a0200: es parte de la campaña. A quién corresponde y cómo se entrega se publica en las salas de ventas.',
      'S/\u00a0200 gift card: it is part of the campaign. Who receives it and how is published at the sales rooms.',
    ),
    paragraph(
      'No hay sorteo ni número máximo de ganadores: gana todo el que cumple la mecánica.',
      'There is no draw and no maximum number of winners: everyone who follows the steps earns the reward.',
    ),
    sectionTitle('Aviso y entrega', 'Notification and delivery'),
    paragraph(
      'Se avisa a quien refirió por el teléfono o el correo que registró. Para recibir la recompensa muestra su DNI o carné de extranjería y firma un acta de entrega.',
      'The referrer is notified through the phone number or e-mail on record. To receive the reward, the referrer shows a DNI or foreign resident card and signs a delivery record.',
    ),
    sectionTitle('Restricciones', 'Restrictions'),
    list('Nadie puede referirse a sí mismo.', 'Nobody can refer themselves.'),
    list(
      'Si dos personas refieren a la misma, cuenta el primer registro.',
      'If two people refer the same person, the first entry counts.',
    ),
    list(
      'No cuenta una persona que ya era cliente o que ya estaba en conversación con un asesor.',
      'A person who was already a client, or already talking to an adviser, does not count.',
    ),
    list(
      'Como la recompensa sigue a cada compra, no hay suplentes.',
      'As the reward follows each purchase, there are no substitutes.',
    ),
    ...closingTerms,
  ],
}
