import type { Campaign } from '@app/domain/snapshot/campaign.schema'
import { numbered, paragraph, sectionTitle, title } from '../terms/terms-blocks'
import { clientsWhoQualify, closingTerms, eligibilityTerms, organiserTerms, prizeRestrictions } from './common-terms'

export const sorteoBahiaSerena: Campaign = {
  key: 'sorteo-bahia-serena',
  title: { es: 'Sorteo Bahía Serena', en: 'Bahía Serena raffle' },
  summary: {
    es: 'Sorteo de un viaje a Tumbes para 2 personas entre quienes separaron su lote en Bahía Serena.',
    en: 'A draw for a trip to Tumbes for 2 among people who reserved a lot at Bahía Serena.',
  },
  image: 'bahia-serena-beach',
  project: 'bahia-serena',
  // The terms and conditions state only the last day, so the start is the first day of that year.
  startsAt: '2025-01-01T00:00:00-05:00',
  endsAt: '2025-04-24T23:59:59-05:00',
  dateLabel: { es: 'Hasta el 24\u00a0de\u00a0abril de 2025', en: 'Until 24\u00a0April 2025' },
  exchangeRate: null,
  terms: [
    title('Bases del sorteo «Bahía Serena»', 'Terms of the “Bahía Serena” raffle'),
    sectionTitle('Objeto', 'Purpose'),
    paragraph(
      'Sortear un viaje a Tumbes entre los clientes que separan un lote en el condominio de playa Bahía Serena.',
      'To raffle a trip to Tumbes among clients who reserve a lot in the Bahía Serena beach condominium.',
    ),
    ...organiserTerms,
    sectionTitle('Vigencia', 'Dates'),
    paragraph('Hasta el 24\u00a0de\u00a0abril de 2025, hora de Lima.', 'Until 24\u00a0April 2025, Lima time.'),
    ...eligibilityTerms(clientsWhoQualify),
    sectionTitle('Mecánica', 'How it works'),
    numbered(
      'El participante separa un lote en Bahía Serena dentro de la vigencia.',
      'The participant reserves a lot at Bahía Serena while the campaign is running.',
    ),
    numbered(
      'Paga la cuota inicial y firma el contrato hasta el 30\u00a0de\u00a0abril de 2025. Si no lo hace, no hay premio.',
      'The participant pays the down payment and signs the contract by 30\u00a0April 2025. Otherwise there is no prize.',
    ),
    sectionTitle('Premio y ganador', 'Prize and winner'),
    paragraph(
      'Hay un solo ganador. El premio es un viaje a Tumbes para 2 personas. Las fechas y el detalle de lo que incluye se publican en las salas de ventas.',
      'There is one winner. The prize is a trip to Tumbes for 2 people. Its dates and what it includes are published at the sales rooms.',
    ),
    sectionTitle('Sorteo, aviso y suplente', 'Draw, notification and substitute'),
    paragraph(
      'La fecha del sorteo se publica en las salas de ventas. Se avisa al ganador por el teléfono o el correo que registró. Si no responde o no acepta dentro del plazo que indica el aviso, pierde el premio y se avisa al siguiente suplente.',
      'The date of the draw is published at the sales rooms. The winner is notified through the phone number or e-mail on record. A winner who does not reply or accept within the time given in the notice loses the prize, and the next substitute is notified.',
    ),
    sectionTitle('Entrega del premio', 'Delivery of the prize'),
    paragraph(
      'El premio se entrega después de firmar el contrato o de completar la cuota inicial. El ganador muestra su DNI o carné de extranjería y firma un acta de entrega.',
      'The prize is delivered after the contract is signed or the down payment is completed. The winner shows a DNI or foreign resident card and signs a delivery record.',
    ),
    ...prizeRestrictions,
    ...closingTerms,
  ],
}
