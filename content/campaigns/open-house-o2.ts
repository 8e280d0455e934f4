import type { Campaign } from '@app/domain/snapshot/campaign.schema'
import { list, numbered, paragraph, sectionTitle, title } from '../terms/terms-blocks'
import { clientsWhoQualify, closingTerms, deliveryTerms, eligibilityTerms, organiserTerms } from './common-terms'

export const openHouseO2: Campaign = {
  key: 'open-house-o2',
  title: { es: 'Open house O2', en: 'O2 open house' },
  summary: {
    es: 'Visitas al edificio O2 en Lima, con 12 promociones para quienes separaron un departamento.',
    en: 'Visits to the O2 building in Lima, with 12 promotions for people who reserved an apartment.',
  },
  image: 'o2-hero-1',
  project: 'o2',
  startsAt: '2025-07-18T00:00:00-05:00',
  endsAt: '2025-09-02T23:59:59-05:00',
  dateLabel: null,
  exchangeRate: null,
  terms: [
    title('Bases del open house «O2»', 'Terms of the “O2” open house'),
    sectionTitle('Objeto', 'Purpose'),
    paragraph(
      'Presentar el edificio O2 y ofrecer promociones a quienes separan un departamento en esos días.',
      'To present the O2 building and offer promotions to people who reserve an apartment on those days.',
    ),
    ...organiserTerms,
    sectionTitle('Vigencia', 'Dates'),
    paragraph(
      'Del 18\u00a0de\u00a0julio al 2\u00a0de\u00a0setiembre de 2025, hora de Lima, o hasta agotar 12 promociones, lo que ocurra primero.',
      'From 18\u00a0July to 2\u00a0September 2025, Lima time, or until 12 promotions have been used, whichever comes first.',
    ),
    ...eligibilityTerms(clientsWhoQualify),
    sectionTitle('Mecánica', 'How it works'),
    numbered(
      'El participante visita la sala de ventas de O2 y deja sus datos.',
      'The participant visits the O2 sales room and leaves their details.',
    ),
    numbered(
      'Separa un departamento dentro de la vigencia.',
      'The participant reserves an apartment while the campaign is running.',
    ),
    numbered(
      'Paga la cuota inicial y firma el contrato hasta la fecha que indica su separación. Si no lo hace, no hay promoción.',
      'The participant pays the down payment and signs the contract by the date stated in the reservation. Otherwise there is no promotion.',
    ),
    sectionTitle('Promociones', 'Promotions'),
    paragraph(
      'Hay 12 promociones. En qué consiste cada una se publica en la sala de ventas y se informa antes de separar.',
      'There are 12 promotions. What each one consists of is published at the sales room and explained before the reservation.',
    ),
    sectionTitle('Asignación y suplentes', 'Allocation and substitutes'),
    paragraph(
      'No hay sorteo: las promociones se asignan por orden de separación. Si alguien pierde la suya, pasa al siguiente de la lista.',
      'There is no draw: promotions are allocated in order of reservation. If someone loses theirs, it passes to the next person on the list.',
    ),
    ...deliveryTerms,
    sectionTitle('Restricciones', 'Restrictions'),
    list(
      'La promoción no se cambia por dinero ni se cede a otra persona.',
      'A promotion cannot be exchanged for money or passed on to someone else.',
    ),
    list(
      'Si se comprueba que un dato es falso, se pierde la promoción.',
      'If a detail proves to be false, the promotion is lost.',
    ),
    ...closingTerms,
  ],
}
