import type { Campaign } from '@app/domain/snapshot/campaign.schema'
import { lettered, list, numbered, paragraph, sectionTitle, title } from '../terms/terms-blocks'
import { clientsWhoQualify, closingTerms, eligibilityTerms, organiserTerms, prizeRestrictions } from './common-terms'

export const viajeHuacachina: Campaign = {
  key: 'viaje-huacachina',
  title: { es: 'Viaje a Huacachina', en: 'Trip to Huacachina' },
  summary: {
    es: 'Sorteo de un viaje para 2 personas entre los clientes que adelantaron sus pagos.',
    en: 'A draw for a trip for 2 among clients who paid ahead of schedule.',
  },
  image: 'news-oasis',
  project: null,
  startsAt: '2025-02-01T00:00:00-05:00',
  endsAt: '2025-08-04T23:59:59-05:00',
  dateLabel: null,
  exchangeRate: null,
  terms: [
    title('Bases de la campaña «Viaje a Huacachina»', 'Terms of the “Trip to Huacachina” campaign'),
    sectionTitle('Objeto', 'Purpose'),
    paragraph(
      'Premiar a los clientes que adelantan los pagos de su lote o departamento durante la campaña.',
      'To reward clients who pay for their lot or apartment ahead of schedule during the campaign.',
    ),
    ...organiserTerms,
    sectionTitle('Vigencia', 'Dates'),
    paragraph(
      'Del 1\u00a0de\u00a0febrero al 4\u00a0de\u00a0agosto de 2025, hora de Lima.',
      'From 1\u00a0February to 4\u00a0August 2025, Lima time.',
    ),
    ...eligibilityTerms(clientsWhoQualify),
    sectionTitle('Mecánica: adelanto de pagos', 'How it works: paying ahead'),
    paragraph(
      'Entra en el sorteo el cliente que, dentro de la vigencia, cumpla una de estas condiciones:',
      'A client enters the draw by doing one of the following while the campaign is running:',
    ),
    lettered('Pagar el 80\u00a0% de sus cuotas.', 'Paying 80% of the instalments.'),
    lettered('Pagar el total de su lote o departamento.', 'Paying for the lot or apartment in full.'),
    paragraph(
      'Cuentan los pagos registrados por el organizador hasta el último día de la campaña.',
      'Payments count if the organiser has recorded them by the last day of the campaign.',
    ),
    sectionTitle('Premio y ganador', 'Prize and winner'),
    paragraph(
      'Se sortea un viaje a Huacachina para 2 personas, del 15 al 17\u00a0de\u00a0agosto de 2025. El detalle de lo que incluye el viaje se publica en las salas de ventas.',
      'The prize is a trip to Huacachina for 2 people, from 15 to 17\u00a0August 2025. Details of what the trip includes are published at the sales rooms.',
    ),
    sectionTitle('Sorteo, aviso y suplente', 'Draw, notification and substitute'),
    numbered('El sorteo se realiza el 5\u00a0de\u00a0agosto de 2025.', 'The draw takes place on 5\u00a0August 2025.'),
    numbered(
      'Se avisa al ganador por el teléfono o el correo que registró.',
      'The winner is notified through the phone number or e-mail on record.',
    ),
    numbered(
      'Si el ganador no reclama el premio hasta el 7\u00a0de\u00a0agosto de 2025, lo pierde y se avisa al siguiente suplente.',
      'If the winner does not claim the prize by 7\u00a0August 2025, it is forfeited and the next substitute is notified.',
    ),
    sectionTitle('Entrega del premio', 'Delivery of the prize'),
    paragraph(
      'El ganador muestra su DNI o carné de extranjería, da los datos de la persona que lo acompaña y firma un acta de entrega antes del viaje.',
      'Before the trip the winner shows a DNI or foreign resident card, gives the details of the person travelling along and signs a delivery record.',
    ),
    ...prizeRestrictions,
    list('Las fechas del viaje no se cambian.', 'The travel dates cannot be changed.'),
    ...closingTerms,
  ],
}
