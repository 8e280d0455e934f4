import type { CollectionConfig } from 'payload'
import { choice, day, intakeRecord, integer, locale, optional, submissionKeys, text } from './intake-record'

/** The legal complaint book: append-only. Staff answer a complaint; nobody edits it. */
export const complaints: CollectionConfig = intakeRecord({
  slug: 'complaints',
  admin: { useAsTitle: 'reference', defaultColumns: ['reference', 'filedOn', 'dueOn', 'claimType', 'status'] },
  indexes: [{ fields: ['year', 'number'], unique: true }],
  fields: [
    ...submissionKeys,
    integer('year'),
    integer('number'),
    day('filedOn'),
    day('dueOn'),
    choice('ruleKind', ['business', 'calendar']),
    integer('ruleDays'),
    locale,
    text('establishment'),
    text('ruc'),
    text('firstName'),
    text('lastName'),
    text('email'),
    text('phone'),
    choice('documentType', ['DNI', 'Pasaporte']),
    text('document'),
    text('department'),
    text('province'),
    text('district'),
    text('address'),
    optional('guardianName'),
    choice('goodType', ['Proyecto', 'Servicio']),
    { name: 'goodDescription', type: 'textarea', required: true },
    text('amount'),
    choice('currency', ['PEN', 'USD']),
    choice('claimType', ['Reclamo', 'Queja']),
    { name: 'detail', type: 'textarea', required: true },
    { name: 'request', type: 'textarea', required: true },
    { name: 'notifyByEmail', type: 'checkbox', required: true },
    optional('attachmentKey'),
    optional('attachmentName'),
    optional('attachmentType'),
    integer('attachmentSize', false),
    choice('attachmentScan', ['none', 'pending', 'clean', 'infected']),
    choice('status', ['received', 'answered']),
    { name: 'answer', type: 'textarea' },
    { name: 'answeredAt', type: 'date' },
  ],
})

/** The gapless number of each year; intake locks the year's row while it files a complaint. */
export const complaintCounters: CollectionConfig = intakeRecord({
  slug: 'complaint-counters',
  fields: [{ name: 'year', type: 'number', required: true, unique: true }, integer('last')],
})
