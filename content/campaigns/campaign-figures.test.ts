// Every date, prize and figure the specification gives for a campaign, in both languages: nobody may lose one while
// rewording a clause. Spaces that do not break are read as spaces.
import { describe, expect, test } from 'vitest'
import { campaigns } from './all-campaigns'

type Statement = { es: string; en: string }

const clause = (es: string, en: string): Statement => ({ es, en })

const modifiable = clause('puede modificar o cancelar la campaña', 'may change or cancel the campaign')
const courts = clause('ante los juzgados civiles de Arequipa', 'by the civil courts of Arequipa')
const eligible = [
  clause('Tener 18 años o más.', 'Be 18 or older.'),
  clause('Residir en el Perú.', 'Live in Peru.'),
  clause('DNI o carné de extranjería vigente', 'valid national identity card (DNI) or foreign resident card'),
  clause('Dar datos verdaderos y comprobables.', 'Give true details that can be verified.'),
  clause('Los trabajadores del organizador.', 'The organiser’s employees.'),
  clause('El personal de las agencias', 'Staff of the agencies'),
  clause('Los contratistas del organizador.', 'The organiser’s contractors.'),
  clause('Los familiares de todas', 'Relatives of any'),
]
const afterContract = clause(
  'después de firmar el contrato o de completar la cuota inicial',
  'after the contract is signed or the down payment is completed',
)
const substitute = clause('se avisa al siguiente suplente', 'the next substitute is notified')

const figures: Record<string, Statement[]> = {
  'referidos-2025': [
    clause('Desde las 5:00 del 1 de enero de 2025', 'From 5:00 am on 1 January 2025'),
    clause('hasta las 21:00 del 31 de diciembre de 2025', 'to 9:00 pm on 31 December 2025'),
    clause('Primer referido: S/ 200.', 'First referral: S/ 200.'),
    clause('Segundo referido y cada uno de los siguientes: S/ 500.', 'Second referral and each one after: S/ 500.'),
    clause('Tarjeta de regalo de S/ 200', 'S/ 200 gift card'),
  ],
  'viaje-huacachina': [
    clause('Del 1 de febrero al 4 de agosto de 2025', 'From 1 February to 4 August 2025'),
    clause('Pagar el 80 % de sus cuotas.', 'Paying 80% of the instalments.'),
    clause('Pagar el total de su lote o departamento.', 'Paying for the lot or apartment in full.'),
    clause('El sorteo se realiza el 5 de agosto de 2025.', 'The draw takes place on 5 August 2025.'),
    clause('no reclama el premio hasta el 7 de agosto de 2025', 'does not claim the prize by 7 August 2025'),
    clause('un viaje a Huacachina para 2 personas', 'a trip to Huacachina for 2 people'),
    clause('del 15 al 17 de agosto de 2025', 'from 15 to 17 August 2025'),
    substitute,
  ],
  'sorteo-bahia-serena': [
    clause('Hasta el 24 de abril de 2025', 'Until 24 April 2025'),
    clause('Hay un solo ganador.', 'There is one winner.'),
    clause('un viaje a Tumbes para 2 personas', 'a trip to Tumbes for 2 people'),
    clause('firma el contrato hasta el 30 de abril de 2025', 'signs the contract by 30 April 2025'),
    clause('Si no lo hace, no hay premio.', 'Otherwise there is no prize.'),
    afterContract,
    substitute,
  ],
  terminos6: [
    clause('Del 10 al 12 de octubre de 2025.', 'From 10 to 12 October 2025.'),
    clause('Del 16 al 19 de octubre de 2025.', 'From 16 to 19 October 2025.'),
    clause('termina antes si se agotan las 15 promociones', 'ends earlier if the 15 promotions run out'),
    clause('recibe 3 lanzamientos del dado', 'gives 3 throws of the dice'),
    clause('un lote desde 90 m² o un departamento desde 48 m²', 'a lot from 90 m² or an apartment from 48 m²'),
    clause('un solo premio por participante', 'one prize per participant'),
    clause('un descuento mayor de US$ 3,500', 'a discount of more than US$ 3,500'),
    afterContract,
  ],
  terminos7: [
    clause('Del 1 al 25 de octubre de 2025', 'From 1 to 25 October 2025'),
    clause('se avisa el 5 de noviembre de 2025', 'is notified on 5 November 2025'),
    clause('firma el contrato hasta el 10 de noviembre de 2025', 'signs the contract by 10 November 2025'),
    clause('Si no lo hace, no hay premio.', 'Otherwise there is no prize.'),
    afterContract,
    substitute,
  ],
  terminos8: [
    clause('Del 1 al 31 de octubre de 2025', 'From 1 to 31 October 2025'),
    clause('Cuota inicial mínima: 20 % del precio del lote.', 'Minimum down payment: 20% of the price of the lot.'),
    clause('Plazo: hasta 60 meses, sin intereses.', 'Term: up to 60 months, interest-free.'),
    clause('S/ 3.60 por dólar', 'S/ 3.60 per US dollar'),
    clause('Santorini: US$ 319.', 'Santorini: US$ 319.'),
    clause('Punta Arena II: S/ 760.', 'Punta Arena II: S/ 760.'),
    clause('Prado Piamonte: US$ 278.', 'Prado Piamonte: US$ 278.'),
  ],
  promociones2: [
    clause('Del 16 de junio al 12 de agosto de 2025', 'From 16 June to 12 August 2025'),
    clause('Hay 6 ganadores. Cada uno recibe una pelota de fútbol.', 'There are 6 winners. Each receives a football.'),
    clause('El sorteo se realiza el 13 de agosto de 2025.', 'The draw takes place on 13 August 2025.'),
    clause('tiene 24 horas para responder y aceptar', 'has 24 hours to reply and accept'),
    substitute,
  ],
  'venta-en-linea': [
    clause('Del 2 al 31 de julio de 2025', 'From 2 to 31 July 2025'),
    clause('Hay 30 promociones.', 'There are 30 promotions.'),
    clause('un tope de US$ 2,500', 'capped at US$ 2,500'),
  ],
  'open-house-o2': [
    clause('Del 18 de julio al 2 de setiembre de 2025', 'From 18 July to 2 September 2025'),
    clause('Hay 12 promociones.', 'There are 12 promotions.'),
    afterContract,
  ],
}

const days: Record<string, [string, string]> = {
  'referidos-2025': ['2025-01-01T05:00:00-05:00', '2025-12-31T21:00:00-05:00'],
  'viaje-huacachina': ['2025-02-01T00:00:00-05:00', '2025-08-04T23:59:59-05:00'],
  'sorteo-bahia-serena': ['2025-01-01T00:00:00-05:00', '2025-04-24T23:59:59-05:00'],
  terminos6: ['2025-10-10T00:00:00-05:00', '2025-10-19T23:59:59-05:00'],
  terminos7: ['2025-10-01T00:00:00-05:00', '2025-10-25T23:59:59-05:00'],
  terminos8: ['2025-10-01T00:00:00-05:00', '2025-10-31T23:59:59-05:00'],
  promociones2: ['2025-06-16T00:00:00-05:00', '2025-08-12T23:59:59-05:00'],
  'venta-en-linea': ['2025-07-02T00:00:00-05:00', '2025-07-31T23:59:59-05:00'],
  'open-house-o2': ['2025-07-18T00:00:00-05:00', '2025-09-02T23:59:59-05:00'],
}

const campaignOf = (key: string) => campaigns.find((campaign) => campaign.key === key)
const termsOf = (key: string, locale: 'es' | 'en') =>
  (campaignOf(key)?.terms ?? []).map(({ text }) => text[locale].replaceAll('\u00a0', ' ')).join('\n')

describe.each(Object.keys(figures))('%s', (key) => {
  describe.each(['es', 'en'] as const)('in %s', (locale) => {
    test.each([...(figures[key] ?? []), modifiable, courts, ...eligible].map((one) => one[locale]))(
      'says: %s',
      (words) => {
        expect(termsOf(key, locale)).toContain(words)
      },
    )
  })

  test('runs on the days of its terms', () => {
    expect([campaignOf(key)?.startsAt, campaignOf(key)?.endsAt]).toEqual(days[key])
  })
})

test('only the October campaign fixes an exchange rate', () => {
  const rates = campaigns.filter(({ exchangeRate }) => exchangeRate !== null).map((one) => [one.key, one.exchangeRate])
  expect(rates).toEqual([['terminos8', 3.6]])
})

test('every campaign of 2025 is held to its figures', () => {
  const ofThatYear = campaigns.filter(({ endsAt }) => endsAt.startsWith('2025')).map(({ key }) => key)
  expect(ofThatYear.toSorted()).toEqual(Object.keys(figures).toSorted())
})
