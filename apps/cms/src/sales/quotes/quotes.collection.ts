import { priceSources } from '@sillar/domain/quote/quote-document'
import type { CollectionConfig } from 'payload'
import { choice, day, intakeRecord, integer, locale, optional, text } from '../../panel/fields/intake-record'

/** A quote as it was sent: amounts in cents, the rate of its day, and the lead it belongs to. Nothing of it changes. */
export const quotes: CollectionConfig = intakeRecord({
  slug: 'quotes',
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'createdAt', 'projectName', 'lot', 'months', 'validUntil'],
    components: { views: { edit: { root: { Component: '/sales/quotes/views/quote-view#QuoteView' } } } },
  },
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, index: true },
    { name: 'code', type: 'text', required: true },
    { name: 'lead', label: { en: 'Lead', es: 'Contacto' }, type: 'relationship', relationTo: 'leads' },
    text('projectSlug'),
    text('projectName'),
    optional('lot'),
    // Which state of the lot was quoted, by its last change: its price may have changed since.
    { name: 'lotVersion', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    choice('priceSource', priceSources),
    ...[
      'priceUsdCents',
      'pricePenCents',
      'downUsdCents',
      'downPenCents',
      'instalmentUsdCents',
      'instalmentPenCents',
      'months',
    ].map((name) => integer(name)),
    text('startMonth'),
    integer('paymentDay'),
    integer('solesPerDollar'),
    day('rateDate'),
    day('issuedOn'),
    day('validUntil'),
    locale,
  ],
})
