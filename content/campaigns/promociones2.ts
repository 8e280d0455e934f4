import type { Campaign } from '@app/domain/snapshot/campaign.schema'
import { numbered, paragraph, sectionTitle, title } from '../terms/terms-blocks'
import { clientsWhoQualify, closingTerms, eligibilityTerms, organiserTerms, prizeRestrictions } from './common-terms'

/**
 * The "2025 promotional raffle". Some old links contain this key and the key of the Huacachina trip, so this key must
 * belong to another raffle. This raffle is the only one that is not about a single project.
 */
export const promociones2: Campaign = {
  key: 'promociones2',
  title: { es: 'Sorteo de pelotas de fútbol', en: 'Football raffle' },
  summary: {
    es: 'Sorteo promocional de pelotas de fútbol entre clientes, con 6 ganadores.',
    en: 'A promotional raffle of footballs among clients, with 6 winners.',
  },
  image: null,
  project: null,
  startsAt: '2025-06-16T00:00:00-05:00',
  endsAt: '2025-08-12T23:59:59-05:00',
  dateLabel: null,
  exchangeRate: null,
  terms: [
    title('Bases del «Sorteo de pelotas de fútbol»', 'Terms of the “Football raffle”'),
    sectionTitle('Objeto', 'Purpose'),
    paragraph(
      'Sortear pelotas de fútbol entre los clientes del organizador.',
      'To raffle footballs among the organiser’s clients.',
    ),
    ...organiserTerms,
    sectionTitle('Vigencia', 'Dates'),
    paragraph(
      'Del 16\u00a0de\u00a0junio al 12\u00a0de\u00a0agosto de 2025, hora de Lima.',
      'From 16\u00a0June to 12\u00a0August 2025, Lima time.',
    ),
    ...eligibilityTerms(clientsWhoQualify),
    sectionTitle('Mecánica', 'How it works'),
    numbered(
      'El cliente se inscribe dentro de la vigencia, del modo que se publica en las salas de ventas.',
      'The client enters while the campaign is running, in the way published at the sales rooms.',
    ),
    numbered(
      'El organizador comprueba que cumple las condiciones y lo incluye en la lista del sorteo.',
      'The organiser checks that the conditions are met and adds the client to the list for the draw.',
    ),
    sectionTitle('Premio y ganadores', 'Prize and winners'),
    paragraph(
      'Hay 6 ganadores. Cada uno recibe una pelota de fútbol.',
      'There are 6 winners. Each receives a football.',
    ),
    sectionTitle('Sorteo, aviso y suplentes', 'Draw, notification and substitutes'),
    numbered('El sorteo se realiza el 13\u00a0de\u00a0agosto de 2025.', 'The draw takes place on 13\u00a0August 2025.'),
    numbered(
      'Se avisa a cada ganador por el teléfono o el correo que registró.',
      'Each winner is notified through the phone number or e-mail on record.',
    ),
    numbered(
      'El ganador tiene 24 horas para responder y aceptar. Si no lo hace, pierde el premio y se avisa al siguiente suplente.',
      'A winner has 24 hours to reply and accept. Otherwise the prize is lost and the next substitute is notified.',
    ),
    sectionTitle('Entrega del premio', 'Delivery of the prize'),
    paragraph(
      'El ganador recoge el premio en la sala de ventas que se le indique, muestra su DNI o carné de extranjería y firma un acta de entrega.',
      'The winner collects the prize at the sales room indicated, shows a DNI or foreign resident card and signs a delivery record.',
    ),
    ...prizeRestrictions,
    ...closingTerms,
  ],
}
