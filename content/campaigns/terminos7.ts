import type { Campaign } from '@app/domain/snapshot/campaign.schema'
import { numbered, paragraph, sectionTitle, title } from '../terms/terms-blocks'
import { clientsWhoQualify, closingTerms, eligibilityTerms, organiserTerms, prizeRestrictions } from './common-terms'

/** Open house of Bahía Serena; old links use this key. */
export const terminos7: Campaign = {
  key: 'terminos7',
  title: { es: 'Open house Bahía Serena', en: 'Bahía Serena open house' },
  summary: {
    es: 'Sorteo entre quienes separaron un lote en Bahía Serena durante el open house de octubre de 2025.',
    en: 'A draw among people who reserved a lot at Bahía Serena during the October 2025 open house.',
  },
  image: 'bahia-serena-hero-1',
  project: 'bahia-serena',
  startsAt: '2025-10-01T00:00:00-05:00',
  endsAt: '2025-10-25T23:59:59-05:00',
  dateLabel: null,
  exchangeRate: null,
  terms: [
    title('Bases del open house «Bahía Serena»', 'Terms of the “Bahía Serena” open house'),
    sectionTitle('Objeto', 'Purpose'),
    paragraph(
      'Presentar el condominio de playa Bahía Serena y realizar un sorteo entre quienes separan un lote en esos días.',
      'To present the Bahía Serena beach condominium and hold a draw among people who reserve a lot on those days.',
    ),
    ...organiserTerms,
    sectionTitle('Vigencia', 'Dates'),
    paragraph('Del 1 al 25\u00a0de\u00a0octubre de 2025, hora de Lima.', 'From 1 to 25\u00a0October 2025, Lima time.'),
    ...eligibilityTerms(clientsWhoQualify),
    sectionTitle('Mecánica', 'How it works'),
    numbered(
      'El participante separa un lote en Bahía Serena dentro de la vigencia.',
      'The participant reserves a lot at Bahía Serena while the campaign is running.',
    ),
    numbered('La separación lo inscribe en el sorteo.', 'The reservation enters the participant in the draw.'),
    numbered(
      'Quien separó paga la cuota inicial y firma el contrato hasta el 10\u00a0de\u00a0noviembre de 2025. Si no lo hace, no hay premio.',
      'The participant pays the down payment and signs the contract by 10\u00a0November 2025. Otherwise there is no prize.',
    ),
    sectionTitle('Premio y ganadores', 'Prize and winners'),
    paragraph(
      'El premio y el número de ganadores se publican en las salas de ventas durante toda la campaña.',
      'The prize and the number of winners are published at the sales rooms throughout the campaign.',
    ),
    sectionTitle('Sorteo, aviso y suplente', 'Draw, notification and substitute'),
    paragraph(
      'El resultado del sorteo se avisa el 5\u00a0de\u00a0noviembre de 2025 por el teléfono o el correo registrado. Si el ganador no responde o no acepta dentro del plazo que indica el aviso, pierde el premio y se avisa al siguiente suplente.',
      'The result of the draw is notified on 5\u00a0November 2025 through the phone number or e-mail on record. A winner who does not reply or accept within the time given in the notice loses the prize, and the next substitute is notified.',
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
