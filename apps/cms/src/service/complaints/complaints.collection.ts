import type { CollectionConfig } from 'payload'
import {
  choice,
  day,
  intakeRecord,
  integer,
  locale,
  optional,
  submissionKeys,
  text,
} from '../../panel/fields/intake-record'
import { sealedListFilter } from '../../panel/navigation/sealed-search'
import { complaintDeskEndpoints } from './complaint-desk.endpoints'

/** The legal complaint book: append-only. Staff answer a complaint once (src/complaint-desk); nobody edits it. */
export const complaints: CollectionConfig = intakeRecord({
  slug: 'complaints',
  endpoints: complaintDeskEndpoints,
  // The most urgent first: `received` stands before `answered` in the type of the column.
  defaultSort: ['status', 'dueOn'],
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'daysLeft', 'status', 'lastName', 'firstName', 'claimType', 'filedOn', 'dueOn'],
    baseFilter: sealedListFilter(['reference', 'lastName', 'firstName', 'document', 'email']),
    components: {
      beforeListTable: [
        '/service/complaints/views/complaint-search#ComplaintSearch',
        '/service/complaints/views/register-form#RegisterForm',
      ],
      views: { edit: { root: { Component: '/service/complaints/views/complaint-view#ComplaintView' } } },
    },
  },
  indexes: [{ fields: ['year', 'number'], unique: true }],
  fields: [
    ...submissionKeys,
    {
      name: 'daysLeft',
      type: 'ui',
      admin: { components: { Cell: '/service/complaints/views/days-left-cell#DaysLeftCell' } },
    },
    // On the sheet and in the mail only: the number is sequential, so that the e-mail alone would open a complaint.
    text('lookupCode'),
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
    choice('attachmentScan', ['none', 'pending', 'clean', 'infected', 'unsafe']),
    { name: 'status', type: 'select', required: true, index: true, options: ['received', 'answered'] },
    { name: 'answer', type: 'textarea' },
    { name: 'answeredAt', type: 'date' },
    optional('answeredBy'),
    optional('answeredByAccount'),
    // Made by the worker: the letter that was sent, and what it must still be when somebody looks at it years later.
    optional('answerPdfKey'),
    optional('answerPdfHash'),
  ],
})

/** The gapless number of each year; intake locks the year's row while it files a complaint. */
export const complaintCounters: CollectionConfig = intakeRecord({
  slug: 'complaint-counters',
  fields: [{ name: 'year', type: 'number', required: true, unique: true }, integer('last')],
})
