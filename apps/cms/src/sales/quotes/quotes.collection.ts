import { priceSources } from '@app/domain/quote/quote-document'
import type { CollectionConfig } from 'payload'
import { choice, day, intakeRecord, integer, locale, optional, text } from '../../panel/fields/intake-record'
import { listOf } from '../../panel/list/list-config'
import { encryptedListFilter } from '../../panel/navigation/encrypted-search'
import { optionsOf } from '../../platform/labels'
import { newQuoteMessages } from './new-quote-messages'
import { newQuoteUrl } from './new-quote-url'

/** A quote as it was sent, with the exchange rate of its day. It never changes. */
export const quotes: CollectionConfig = intakeRecord({
  slug: 'quotes',
  labels: { singular: { es: 'Cotización', en: 'Quote' }, plural: { es: 'Cotizaciones', en: 'Quotes' } },
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'createdAt', 'projectName', 'lot', 'months', 'validUntil'],
    // The search above the list replaces the usual one, which would put names in the URL.
    listSearchableFields: [],
    baseFilter: encryptedListFilter(['number', 'lead.firstName', 'lead.lastName', 'projectName', 'lot']),
    components: {
      beforeListTable: ['/sales/quotes/views/quote-search#QuoteSearch'],
      views: { edit: { root: { Component: '/sales/quotes/views/quote-view#QuoteView' } } },
    },
  },
  custom: listOf({
    person: { field: 'lead', names: ['firstName', 'lastName'], label: { es: 'Cliente', en: 'Customer' } },
    note: ['projectName', 'lot'],
    columns: ['number', 'months', 'issuedBy', 'issuedOn', 'validUntil'],
    labelled: ['months', 'issuedOn', 'validUntil'],
    missing: { issuedBy: { es: 'En el sitio', en: 'On the website' } },
    add: {
      label: { es: newQuoteMessages.es.add, en: newQuoteMessages.en.add },
      href: newQuoteUrl(),
      for: 'work on leads',
    },
  }),
  fields: [
    { name: 'number', type: 'text', label: { es: 'Número', en: 'Number' }, required: true, unique: true, index: true },
    { name: 'code', type: 'text', label: { es: 'Código', en: 'Code' }, required: true },
    { name: 'lead', label: { en: 'Lead', es: 'Consulta' }, type: 'relationship', relationTo: 'leads' },
    // The name of the user who issued the quote. Empty if a visitor requested it.
    optional('issuedBy', { es: 'Hecha por', en: 'Issued By' }),
    text('projectSlug', { es: 'Proyecto', en: 'Project Slug' }),
    text('projectName', { es: 'Proyecto', en: 'Project Name' }),
    optional('lot', { es: 'Lote', en: 'Lot' }),
    // The time of the last change of the lot before the quote was issued. Its price may have changed since then.
    {
      name: 'lotVersion',
      type: 'date',
      label: { es: 'Versión del lote', en: 'Lot Version' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    choice(
      'priceSource',
      { es: 'Origen del precio', en: 'Price Source' },
      optionsOf(priceSources, {
        list: { es: 'Lista', en: 'List' },
        from: { es: 'Precio desde', en: 'Price from' },
        named: { es: 'Monto del cliente', en: 'Given by the customer' },
      }),
    ),
    integer('priceUsdCents', { es: 'Precio (centavos de dólar)', en: 'Price (USD cents)' }),
    integer('pricePenCents', { es: 'Precio (céntimos de sol)', en: 'Price (PEN cents)' }),
    integer('downUsdCents', { es: 'Inicial (centavos de dólar)', en: 'Down Payment (USD cents)' }),
    integer('downPenCents', { es: 'Inicial (céntimos de sol)', en: 'Down Payment (PEN cents)' }),
    integer('instalmentUsdCents', { es: 'Cuota (centavos de dólar)', en: 'Instalment (USD cents)' }),
    integer('instalmentPenCents', { es: 'Cuota (céntimos de sol)', en: 'Instalment (PEN cents)' }),
    integer('months', { es: 'Meses sin intereses', en: 'Months' }),
    text('startMonth', { es: 'Mes de la primera cuota', en: 'Start Month' }),
    integer('paymentDay', { es: 'Día de pago', en: 'Payment Day' }),
    integer('solesPerDollar', { es: 'Soles por dólar', en: 'Soles Per Dollar' }),
    day('rateDate', { es: 'Fecha del tipo de cambio', en: 'Rate Date' }),
    day('issuedOn', { es: 'Emitida el', en: 'Issued On' }),
    day('validUntil', { es: 'Válida hasta', en: 'Valid Until' }),
    locale,
  ],
})
