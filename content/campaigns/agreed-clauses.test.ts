// Checks dates, figures and conditions of the campaigns against the specification, in both languages.
import { expect, test } from 'vitest'
import { campaigns } from './all-campaigns'

const replaceNonBreakingSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

function termsOf(key: string) {
  const blocks = campaigns.find((campaign) => campaign.key === key)?.terms ?? []
  const textIn = (language: 'es' | 'en') =>
    replaceNonBreakingSpaces(blocks.map(({ text }) => text[language]).join('\n'))
  return { es: textIn('es'), en: textIn('en') }
}

test.each([
  ['referidos-2025', '2025-01-01T05:00:00-05:00', '2025-12-31T21:00:00-05:00'],
  ['viaje-huacachina', '2025-02-01T00:00:00-05:00', '2025-08-04T23:59:59-05:00'],
  ['sorteo-bahia-serena', '2025-01-01T00:00:00-05:00', '2025-04-24T23:59:59-05:00'],
  ['terminos6', '2025-10-10T00:00:00-05:00', '2025-10-19T23:59:59-05:00'],
  ['terminos7', '2025-10-01T00:00:00-05:00', '2025-10-25T23:59:59-05:00'],
  ['terminos8', '2025-10-01T00:00:00-05:00', '2025-10-31T23:59:59-05:00'],
  ['promociones2', '2025-06-16T00:00:00-05:00', '2025-08-12T23:59:59-05:00'],
  ['venta-en-linea', '2025-07-02T00:00:00-05:00', '2025-07-31T23:59:59-05:00'],
  ['open-house-o2', '2025-07-18T00:00:00-05:00', '2025-09-02T23:59:59-05:00'],
])('runs the campaign %s between the agreed dates', (key, startsAt, endsAt) => {
  expect(campaigns.find((campaign) => campaign.key === key)).toMatchObject({ startsAt, endsAt })
})

type Clause = [clause: string, key: string, es: string, en: string]

const clauses: Clause[] = [
  [
    'referrals: window',
    'referidos-2025',
    'Desde las 5:00 del 1 de enero de 2025 hasta las 21:00 del 31 de diciembre de 2025',
    'From 5:00 am on 1 January 2025 to 9:00 pm on 31 December 2025',
  ],
  ['referrals: first', 'referidos-2025', 'Primer referido: S/ 200.', 'First referral: S/ 200.'],
  [
    'referrals: second',
    'referidos-2025',
    'Segundo referido y cada uno de los siguientes: S/ 500.',
    'Second referral and each one after: S/ 500.',
  ],
  [
    'Huacachina: window',
    'viaje-huacachina',
    'Del 1 de febrero al 4 de agosto de 2025',
    'From 1 February to 4 August 2025',
  ],
  ['Huacachina: 80 %', 'viaje-huacachina', 'Pagar el 80 % de sus cuotas.', 'Paying 80% of the instalments.'],
  [
    'Huacachina: in full',
    'viaje-huacachina',
    'Pagar el total de su lote o departamento.',
    'Paying for the lot or apartment in full.',
  ],
  [
    'Huacachina: in the period',
    'viaje-huacachina',
    'Cuentan los pagos registrados por el organizador hasta el último día de la campaña.',
    'Payments count if the organiser has recorded them by the last day of the campaign.',
  ],
  [
    'Huacachina: draw',
    'viaje-huacachina',
    'El sorteo se realiza el 5 de agosto de 2025.',
    'The draw takes place on 5 August 2025.',
  ],
  [
    'Huacachina: substitute',
    'viaje-huacachina',
    'Si el ganador no reclama el premio hasta el 7 de agosto de 2025, lo pierde y se avisa al siguiente suplente.',
    'If the winner does not claim the prize by 7 August 2025, it is forfeited and the next substitute is notified.',
  ],
  ['Huacachina: trip', 'viaje-huacachina', 'del 15 al 17 de agosto de 2025', 'from 15 to 17 August 2025'],
  [
    'Huacachina: for two',
    'viaje-huacachina',
    'un viaje a Huacachina para 2 personas',
    'a trip to Huacachina for 2 people',
  ],
  ['Bahía Serena raffle: window', 'sorteo-bahia-serena', 'Hasta el 24 de abril de 2025', 'Until 24 April 2025'],
  ['Bahía Serena raffle: one winner', 'sorteo-bahia-serena', 'Hay un solo ganador.', 'There is one winner.'],
  [
    'Bahía Serena raffle: prize',
    'sorteo-bahia-serena',
    'El premio es un viaje a Tumbes para 2 personas.',
    'The prize is a trip to Tumbes for 2 people.',
  ],
  [
    'Bahía Serena raffle: contract',
    'sorteo-bahia-serena',
    'firma el contrato hasta el 30 de abril de 2025. Si no lo hace, no hay premio.',
    'signs the contract by 30 April 2025. Otherwise there is no prize.',
  ],
  ['Gira el dado: first days', 'terminos6', 'Del 10 al 12 de octubre de 2025.', 'From 10 to 12 October 2025.'],
  ['Gira el dado: last days', 'terminos6', 'Del 16 al 19 de octubre de 2025.', 'From 16 to 19 October 2025.'],
  [
    'Gira el dado: promotions',
    'terminos6',
    'termina antes si se agotan las 15 promociones',
    'ends earlier if the 15 promotions run out',
  ],
  ['Gira el dado: throws', 'terminos6', 'recibe 3 lanzamientos del dado', 'gives 3 throws of the dice'],
  [
    'Gira el dado: areas',
    'terminos6',
    'separa un lote desde 90 m² o un departamento desde 48 m²',
    'reserves a lot from 90 m² or an apartment from 48 m²',
  ],
  [
    'Gira el dado: one prize',
    'terminos6',
    'Hay 15 promociones en total y un solo premio por participante.',
    'There are 15 promotions in all and one prize per participant.',
  ],
  [
    'Gira el dado: not combinable',
    'terminos6',
    'No se acumula con un descuento mayor de US$ 3,500.',
    'It cannot be combined with a discount of more than US$ 3,500.',
  ],
  ['open house: window', 'terminos7', 'Del 1 al 25 de octubre de 2025', 'From 1 to 25 October 2025'],
  ['open house: notification', 'terminos7', 'se avisa el 5 de noviembre de 2025', 'is notified on 5 November 2025'],
  [
    'open house: contract',
    'terminos7',
    'paga la cuota inicial y firma el contrato hasta el 10 de noviembre de 2025. Si no lo hace, no hay premio.',
    'pays the down payment and signs the contract by 10 November 2025. Otherwise there is no prize.',
  ],
  [
    'open house: delivery',
    'terminos7',
    'El premio se entrega después de firmar el contrato o de completar la cuota inicial.',
    'The prize is delivered after the contract is signed or the down payment is completed.',
  ],
  ['October: window', 'terminos8', 'Del 1 al 31 de octubre de 2025', 'From 1 to 31 October 2025'],
  [
    'October: initial payment',
    'terminos8',
    'Cuota inicial mínima: 20 % del precio del lote.',
    'Minimum down payment: 20% of the price of the lot.',
  ],
  ['October: months', 'terminos8', 'Plazo: hasta 60 meses, sin intereses.', 'Term: up to 60 months, interest-free.'],
  ['October: rate', 'terminos8', 'S/ 3.60 por dólar', 'S/ 3.60 per US dollar'],
  ['October: Santorini', 'terminos8', 'Santorini: US$ 319.', 'Santorini: US$ 319.'],
  ['October: Punta Arena II', 'terminos8', 'Punta Arena II: S/ 760.', 'Punta Arena II: S/ 760.'],
  ['October: Prado Piamonte', 'terminos8', 'Prado Piamonte: US$ 278.', 'Prado Piamonte: US$ 278.'],
  ['footballs: window', 'promociones2', 'Del 16 de junio al 12 de agosto de 2025', 'From 16 June to 12 August 2025'],
  ['footballs: winners', 'promociones2', 'Hay 6 ganadores.', 'There are 6 winners.'],
  [
    'footballs: draw',
    'promociones2',
    'El sorteo se realiza el 13 de agosto de 2025.',
    'The draw takes place on 13 August 2025.',
  ],
  [
    'footballs: notification',
    'promociones2',
    'Se avisa a cada ganador por el teléfono o el correo que registró.',
    'Each winner is notified through the phone number or e-mail on record.',
  ],
  [
    'footballs: 24 hours',
    'promociones2',
    'El ganador tiene 24 horas para responder y aceptar. Si no lo hace, pierde el premio y se avisa al siguiente suplente.',
    'A winner has 24 hours to reply and accept. Otherwise the prize is lost and the next substitute is notified.',
  ],
  ['online sale: window', 'venta-en-linea', 'Del 2 al 31 de julio de 2025', 'From 2 to 31 July 2025'],
  ['online sale: promotions', 'venta-en-linea', 'Hay 30 promociones.', 'There are 30 promotions.'],
  ['online sale: cap', 'venta-en-linea', 'un tope de US$ 2,500', 'is capped at US$ 2,500'],
  [
    'O2 open house: window',
    'open-house-o2',
    'Del 18 de julio al 2 de setiembre de 2025',
    'From 18 July to 2 September 2025',
  ],
  [
    'footballs: customers',
    'promociones2',
    'Puede participar todo cliente que cumpla estas condiciones:',
    'Any client who meets all of these conditions can take part:',
  ],
  ['O2 open house: promotions', 'open-house-o2', 'Hay 12 promociones.', 'There are 12 promotions.'],
  ['referrals: gift card', 'referidos-2025', 'Tarjeta de regalo de S/ 200', 'S/ 200 gift card'],
  ['footballs: prize', 'promociones2', 'Cada uno recibe una pelota de fútbol.', 'Each receives a football.'],
  ...['sorteo-bahia-serena', 'terminos7'].map(
    (key): Clause => [`${key}: substitute`, key, 'se avisa al siguiente suplente', 'the next substitute is notified'],
  ),
  ...['sorteo-bahia-serena', 'terminos6', 'open-house-o2'].map(
    (key): Clause => [
      `${key}: delivery`,
      key,
      'después de firmar el contrato o de completar la cuota inicial',
      'after the contract is signed or the down payment is completed',
    ],
  ),
]

test.each(clauses)('states the clause "%s" in both languages', (_clause, key, es, en) => {
  const terms = termsOf(key)
  expect(terms.es).toContain(es)
  expect(terms.en).toContain(en)
})

test.each([
  ['adults', 'Tener 18 años o más.', 'Be 18 or older.'],
  ['residents', 'Residir en el Perú.', 'Live in Peru.'],
  ['document', 'Tener DNI o carné de extranjería vigente.', 'Hold a valid national identity card (DNI) or foreign'],
  ['true data', 'Dar datos verdaderos y comprobables.', 'Give true details that can be verified.'],
  ['employees', 'Los trabajadores del organizador.', 'The organiser’s employees.'],
  ['agencies', 'El personal de las agencias', 'Staff of the agencies'],
  ['contractors', 'Los contratistas del organizador.', 'The organiser’s contractors.'],
  ['relatives', 'Los familiares de todas las personas anteriores.', 'Relatives of any of the people above.'],
  [
    'changes',
    'El organizador puede modificar o cancelar la campaña.',
    'The organiser may change or cancel the campaign',
  ],
  ['courts', 'ante los juzgados civiles de Arequipa', 'by the civil courts of Arequipa'],
])('states the clause "%s" in every campaign, in both languages', (_clause, es, en) => {
  for (const { key } of campaigns) {
    expect(termsOf(key).es, key).toContain(es)
    expect(termsOf(key).en, key).toContain(en)
  }
})

test('fixes an exchange rate only in the October campaign', () => {
  const rates = campaigns
    .filter(({ exchangeRate }) => exchangeRate !== null)
    .map((campaign) => [campaign.key, campaign.exchangeRate])
  expect(rates).toEqual([['terminos8', 3.6]])
})

test('lists at least one agreed clause for every campaign of 2025', () => {
  const keysOf2025 = campaigns.filter(({ endsAt }) => endsAt.startsWith('2025')).map(({ key }) => key)
  expect(keysOf2025.toSorted()).toEqual([...new Set(clauses.map(([, key]) => key))].toSorted())
})
