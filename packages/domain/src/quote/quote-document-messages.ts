// The PDF of a quote, its mail and the page that verifies it share these texts.

import type { Locale } from '../language/locale'
import { centsOf, formatPen } from '../money/money'
import { END_OF_MONTH } from './payment-dates'
import type { QuoteDocument } from './quote-document'

/** Formats an exchange rate with two decimals. */
export const rateOf = ({ solesPerDollar }: QuoteDocument['rate']): string => formatPen(centsOf(solesPerDollar))

type QuoteDocumentMessages = {
  numberLabel: string
  title(quote: QuoteDocument): string
  priceNames: Record<QuoteDocument['priceSource'], string>
  issued: string
  validUntil: string
  item: string
  dollars: string
  soles: string
  down: string
  instalments(months: number): string
  total: string
  proof: string
  interest: string
  schedule: string
  monthByMonth: string
  year: string
  payments: string
  when(day: number): string
  paid: string
  left: string
  number: string
  due: string
  instalment: string
  first: string
  last: string
  code: string
  check(address: string): string
  notes(quote: QuoteDocument, rateDay: string): string[]
  page: string
}

export const quoteDocumentMessages: Record<Locale, QuoteDocumentMessages> = {
  es: {
    numberLabel: 'Proforma N.º',
    title: ({ lot }) => (lot ? `Lote ${lot},` : 'Un lote en'),
    priceNames: { list: 'Precio de lista', from: 'Precio desde', named: 'Monto que indicaste' },
    issued: 'Emitida',
    validUntil: 'Válida hasta',
    item: 'Concepto',
    dollars: 'Dólares',
    soles: 'Soles*',
    down: 'Inicial, al firmar',
    instalments: (months) => (months === 1 ? '1 cuota sin intereses de' : `${months} cuotas sin intereses de`),
    total: 'Total que pagas',
    proof: 'Comprobación',
    interest: 'Tasa de interés: 0.00\u00a0%.',
    schedule: 'Cronograma',
    monthByMonth: 'Cronograma mes a mes',
    year: 'Año',
    payments: 'Cuotas',
    when: (day) => (day === END_OF_MONTH ? 'fin de mes' : `el día ${day}`),
    paid: 'Pagas en el año',
    left: 'Saldo',
    number: 'N.º',
    due: 'Vence',
    instalment: 'Cuota',
    first: 'Primera cuota',
    last: 'Última cuota',
    code: 'Código de verificación',
    check: (address) => `Comprueba esta hoja en ${address}. Si un número no coincide, no es nuestra.`,
    notes: ({ rate, priceSource }, rateDay) => [
      `* Puedes pagar en dólares o en soles. Aceptamos ${rateOf(rate)} por dólar (${rateDay}); el día de cada pago se usa el tipo de cambio que aceptemos ese día.`,
      priceSource === 'list'
        ? 'Esta proforma no separa el lote ni es un contrato; el precio se respeta hasta la fecha de validez si el lote sigue disponible.'
        : 'Esta proforma no es un contrato ni el precio de un lote determinado: un asesor te dice cuáles están disponibles a ese precio.',
      'Documento de demostración, sujeto a condiciones.',
    ],
    page: 'Hoja',
  },
  en: {
    numberLabel: 'Quote no.',
    title: ({ lot }) => (lot ? `Lot ${lot},` : 'A lot in'),
    priceNames: { list: 'List price', from: 'Price from', named: 'Amount you named' },
    issued: 'Issued',
    validUntil: 'Valid until',
    item: 'Item',
    dollars: 'Dollars',
    soles: 'Soles*',
    down: 'Down payment, at signing',
    instalments: (months) =>
      months === 1 ? '1 interest-free instalment of' : `${months} interest-free instalments of`,
    total: 'Total you pay',
    proof: 'Proof',
    interest: 'Interest: 0.00%.',
    schedule: 'Schedule',
    monthByMonth: 'Schedule month by month',
    year: 'Year',
    payments: 'Instalments',
    when: (day) => (day === END_OF_MONTH ? 'end of month' : `on day ${day}`),
    paid: 'Paid in the year',
    left: 'Balance',
    number: 'No.',
    due: 'Due',
    instalment: 'Instalment',
    first: 'First instalment',
    last: 'Last instalment',
    code: 'Verification code',
    check: (address) => `Check this sheet at ${address}. If any figure differs, it is not ours.`,
    notes: ({ rate, priceSource }, rateDay) => [
      `* You may pay in dollars or in soles. We accept ${rateOf(rate)} per dollar (${rateDay}); each payment uses the rate we accept on its day.`,
      priceSource === 'list'
        ? 'This quote does not reserve the lot and is not a contract; the price holds until the date above while the lot is available.'
        : 'This quote is not a contract, nor the price of a particular lot: an adviser will tell you which ones are available at that price.',
      'Demo document, conditions apply.',
    ],
    page: 'Page',
  },
}
