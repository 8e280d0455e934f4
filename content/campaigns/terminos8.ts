import type { Campaign } from '@app/domain/snapshot/campaign.schema'
import { list, numbered, paragraph, sectionTitle, sublist, title } from '../terms/terms-blocks'
import { clientsWhoQualify, closingTerms, eligibilityTerms, organiserTerms } from './common-terms'

/** October campaign. It keeps its own exchange rate and instalments when those of the projects change. */
export const terminos8: Campaign = {
  key: 'terminos8',
  title: { es: 'Campaña de octubre', en: 'October campaign' },
  summary: {
    es: 'Financiamiento sin intereses hasta en 60 meses con una cuota inicial mínima del 20\u00a0%.',
    en: 'Interest-free financing in up to 60 months with a minimum down payment of 20%.',
  },
  image: 'santorini-hero-1',
  project: null,
  startsAt: '2025-10-01T00:00:00-05:00',
  endsAt: '2025-10-31T23:59:59-05:00',
  dateLabel: null,
  exchangeRate: 3.6,
  terms: [
    title('Bases de la «Campaña de octubre»', 'Terms of the “October campaign”'),
    sectionTitle('Objeto', 'Purpose'),
    paragraph(
      'Ofrecer condiciones de financiamiento directo, sin intereses, para lotes de los proyectos que se indican.',
      'To offer direct, interest-free financing for lots in the projects listed below.',
    ),
    ...organiserTerms,
    sectionTitle('Vigencia', 'Dates'),
    paragraph('Del 1 al 31\u00a0de\u00a0octubre de 2025, hora de Lima.', 'From 1 to 31\u00a0October 2025, Lima time.'),
    ...eligibilityTerms(clientsWhoQualify),
    sectionTitle('Condiciones de financiamiento', 'Financing conditions'),
    list('Cuota inicial mínima: 20\u00a0% del precio del lote.', 'Minimum down payment: 20% of the price of the lot.'),
    list('Plazo: hasta 60 meses, sin intereses.', 'Term: up to 60 months, interest-free.'),
    list('Cuotas mensuales desde:', 'Monthly instalments from:'),
    sublist('Santorini: US$\u00a0319.', 'Santorini: US$\u00a0319.'),
    sublist('Punta Arena II: S/\u00a0760.', 'Punta Arena II: S/\u00a0760.'),
    sublist('Prado Piamonte: US$\u00a0278.', 'Prado Piamonte: US$\u00a0278.'),
    list(
      'Tipo de cambio referencial de la campaña: S/\u00a03.60 por dólar.',
      'Reference exchange rate of the campaign: S/\u00a03.60 per US dollar.',
    ),
    sectionTitle('Mecánica', 'How it works'),
    numbered(
      'El participante separa un lote de los proyectos indicados dentro de la vigencia.',
      'The participant reserves a lot in one of the projects listed while the campaign is running.',
    ),
    numbered(
      'Paga la cuota inicial y firma el contrato en el plazo que indica su separación.',
      'The participant pays the down payment and signs the contract within the time stated in the reservation.',
    ),
    numbered(
      'El contrato recoge el precio, el plazo y las cuotas acordadas; lo que dice el contrato es lo que vale.',
      'The contract states the agreed price, term and instalments, and it is the contract that counts.',
    ),
    sectionTitle('Beneficio', 'Benefit'),
    paragraph(
      'El beneficio son las condiciones de financiamiento. Esta campaña no tiene sorteo ni número limitado de ganadores; alcanza a quien cumpla la mecánica mientras haya lotes disponibles.',
      'The benefit is the financing itself. This campaign has no draw and no limited number of winners: it is open to anyone who follows the steps while lots are available.',
    ),
    sectionTitle('Restricciones', 'Restrictions'),
    list(
      'La cuota «desde» corresponde al lote de menor precio disponible de cada proyecto; varía según el lote, la cuota inicial y el plazo.',
      'The “from” instalment is that of the lowest-priced lot available in each project; it varies with the lot, the down payment and the term.',
    ),
    list(
      'Quien no paga la cuota inicial o no firma el contrato a tiempo pierde estas condiciones.',
      'Anyone who does not pay the down payment or sign the contract in time loses these conditions.',
    ),
    list('Las condiciones no se cambian por dinero.', 'The conditions cannot be exchanged for money.'),
    ...closingTerms,
  ],
}
