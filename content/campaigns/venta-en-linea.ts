import type { Campaign } from '@app/domain/snapshot/campaign.schema'
import { list, numbered, paragraph, sectionTitle, title } from '../terms/terms-blocks'
import { clientsWhoQualify, closingTerms, eligibilityTerms, organiserTerms } from './common-terms'

export const ventaEnLinea: Campaign = {
  key: 'venta-en-linea',
  title: { es: 'Venta en línea', en: 'Online sale' },
  summary: {
    es: 'Treinta promociones con descuento para separaciones hechas en línea en julio de 2025.',
    en: 'Thirty discount promotions for online reservations made in July 2025.',
  },
  image: null,
  project: null,
  startsAt: '2025-07-02T00:00:00-05:00',
  endsAt: '2025-07-31T23:59:59-05:00',
  dateLabel: null,
  exchangeRate: null,
  terms: [
    title('Bases de la campaña «Venta en línea»', 'Terms of the “Online sale” campaign'),
    sectionTitle('Objeto', 'Purpose'),
    paragraph(
      'Ofrecer un descuento a quienes inician en línea la compra de un lote o departamento.',
      'To offer a discount to people who start buying a lot or apartment online.',
    ),
    ...organiserTerms,
    sectionTitle('Vigencia', 'Dates'),
    paragraph(
      'Del 2 al 31\u00a0de\u00a0julio de 2025, hora de Lima, o hasta agotar 30 promociones, lo que ocurra primero.',
      'From 2 to 31\u00a0July 2025, Lima time, or until 30 promotions have been used, whichever comes first.',
    ),
    ...eligibilityTerms(clientsWhoQualify),
    sectionTitle('Mecánica', 'How it works'),
    numbered(
      'El participante deja sus datos en este sitio web y un asesor lo atiende en línea.',
      'The participant leaves their details on this website and an adviser helps them online.',
    ),
    numbered(
      'Separa su lote o departamento dentro de la vigencia.',
      'The participant reserves a lot or apartment while the campaign is running.',
    ),
    numbered(
      'Paga la cuota inicial y firma el contrato hasta la fecha que indica su separación. Si no lo hace, no hay descuento.',
      'The participant pays the down payment and signs the contract by the date stated in the reservation. Otherwise there is no discount.',
    ),
    sectionTitle('Beneficio', 'Benefit'),
    paragraph(
      'Hay 30 promociones. El descuento de cada una se informa antes de separar y tiene un tope de US$\u00a02,500.',
      'There are 30 promotions. The discount of each is stated before the reservation and is capped at US$\u00a02,500.',
    ),
    sectionTitle('Asignación y suplentes', 'Allocation and substitutes'),
    paragraph(
      'No hay sorteo: las promociones se asignan por orden de separación. Si alguien pierde la suya, pasa al siguiente de la lista.',
      'There is no draw: promotions are allocated in order of reservation. If someone loses theirs, it passes to the next person on the list.',
    ),
    sectionTitle('Entrega', 'Delivery'),
    paragraph(
      'El descuento se aplica al precio y queda escrito en el contrato.',
      'The discount is applied to the price and written into the contract.',
    ),
    sectionTitle('Restricciones', 'Restrictions'),
    list(
      'El descuento no se paga en dinero ni se cede a otra persona.',
      'The discount is not paid in cash and cannot be passed on to someone else.',
    ),
    list(
      'Si se comprueba que un dato es falso, se pierde el descuento.',
      'If a detail proves to be false, the discount is lost.',
    ),
    ...closingTerms,
  ],
}
