// Clauses that several campaigns share, written once to keep their wording consistent.

import type { Localized } from '@app/domain/language/localized.schema'
import type { TermsBlock } from '@app/domain/snapshot/campaign.schema'
import { list, paragraph, sectionTitle } from '../terms/terms-blocks'

export const organiserTerms: TermsBlock[] = [
  sectionTitle('Organizador', 'Organiser'),
  paragraph(
    'La campaña es organizada por Sillar & Mar (en adelante, «el organizador»). Su razón social, su RUC y su domicilio se publican al pie de este sitio web y en el Libro de Reclamaciones.',
    'The campaign is organised by Sillar & Mar (the “organiser”). Its registered name, tax number (RUC) and address are published at the foot of this website and in the Complaints book.',
  ),
]

export function eligibilityTerms(participants: Localized): TermsBlock[] {
  return [
    sectionTitle('Quiénes pueden participar', 'Who can take part'),
    paragraph(participants.es, participants.en),
    list('Tener 18 años o más.', 'Be 18 or older.'),
    list('Residir en el Perú.', 'Live in Peru.'),
    list(
      'Tener DNI o carné de extranjería vigente.',
      'Hold a valid national identity card (DNI) or foreign resident card (carné de extranjería).',
    ),
    list(
      'Dar datos verdaderos y comprobables. El organizador puede pedir los documentos que los acrediten.',
      'Give true details that can be verified. The organiser may ask for the documents that prove them.',
    ),
    paragraph('No pueden participar:', 'The following cannot take part:'),
    list('Los trabajadores del organizador.', 'The organiser’s employees.'),
    list(
      'El personal de las agencias que intervienen en la campaña.',
      'Staff of the agencies involved in the campaign.',
    ),
    list('Los contratistas del organizador.', 'The organiser’s contractors.'),
    list('Los familiares de todas las personas anteriores.', 'Relatives of any of the people above.'),
  ]
}

export const clientsWhoQualify: Localized = {
  es: 'Puede participar todo cliente que cumpla estas condiciones:',
  en: 'Any client who meets all of these conditions can take part:',
}

/** Clauses for campaigns whose prize depends on a purchase. */
export const deliveryTerms: TermsBlock[] = [
  sectionTitle('Entrega', 'Delivery'),
  paragraph(
    'El beneficio se entrega después de firmar el contrato o de completar la cuota inicial. Quien lo recibe muestra su DNI o carné de extranjería y firma un acta de entrega.',
    'The benefit is delivered after the contract is signed or the down payment is completed. The recipient shows a DNI or foreign resident card and signs a delivery record.',
  ),
]

export const prizeRestrictions: TermsBlock[] = [
  sectionTitle('Restricciones', 'Restrictions'),
  list(
    'El premio no se cambia por dinero ni por otro bien o servicio.',
    'The prize cannot be exchanged for money or for any other good or service.',
  ),
  list(
    'El premio es personal: no se vende ni se cede a otra persona.',
    'The prize is personal: it cannot be sold or passed on to someone else.',
  ),
  list(
    'Si se comprueba que un dato es falso o que se incumplió una condición, se pierde el derecho al premio.',
    'If a detail proves to be false or a condition was not met, the right to the prize is lost.',
  ),
  list(
    'Todo gasto que estas bases no mencionan corre por cuenta del ganador.',
    'Any expense these terms do not mention is paid by the winner.',
  ),
]

export const closingTerms: TermsBlock[] = [
  sectionTitle('Protección de datos personales', 'Personal data'),
  paragraph(
    'El organizador usa los datos de los participantes para llevar a cabo la campaña: comprobar las condiciones, avisar y entregar lo ofrecido. Los trata según la Ley N.º\u00a029733, su reglamento (D.\u00a0S.\u00a0N.º\u00a0016-2024-JUS) y la política de privacidad publicada en este sitio. Solo envía publicidad a quien lo aceptó por separado. Cada persona puede pedir el acceso, la rectificación o la cancelación de sus datos, u oponerse a su uso, por los medios que indica esa política.',
    'The organiser uses participants’ details to run the campaign: to check the conditions, to notify people and to deliver what was offered. It handles them under Peruvian Law 29733, its regulations (D.S. 016-2024-JUS) and the privacy policy published on this site. Advertising is sent only to those who agreed to it separately. Anyone can ask to see, correct or delete their data, or object to its use, as that policy explains.',
  ),
  sectionTitle('Cambios y cancelación', 'Changes and cancellation'),
  paragraph(
    'El organizador puede modificar o cancelar la campaña. Lo avisa en esta página con la fecha del cambio. Un cambio no quita lo que un participante ya ganó según las bases vigentes cuando participó.',
    'The organiser may change or cancel the campaign, and announces it on this page with the date of the change. A change does not take away what a participant had already won under the terms in force when taking part.',
  ),
  paragraph(
    'Los datos de la autorización de la promoción, cuando la ley la exige, se publican en las salas de ventas.',
    'Where the law requires an authorisation for the promotion, its details are published at the sales rooms.',
  ),
  sectionTitle('Aceptación y jurisdicción', 'Acceptance and jurisdiction'),
  paragraph(
    'Participar significa aceptar estas bases. Toda controversia se resuelve según las leyes del Perú ante los juzgados civiles de Arequipa, sin perjuicio del derecho del consumidor de presentar un reclamo en el Libro de Reclamaciones o una denuncia ante el INDECOPI.',
    'Taking part means accepting these terms. Any dispute is settled under the laws of Peru by the civil courts of Arequipa. Consumers keep their right to use the Complaints book or to go to INDECOPI, the consumer protection authority.',
  ),
]
