import { visitEventKinds, visitStates } from '@sillar/domain/appointment/visit-state'
import type { CollectionConfig } from 'payload'
import { choice, intakeRecord, integer, locale, optional, text } from '../../panel/fields/intake-record'

/**
 * A booked time. Who comes stands in its lead; here are the place, the time and the seat, of which an index allows one
 * visit each. Written by the intake and, for what became of it, by the desk of visits.
 */
export const visits: CollectionConfig = intakeRecord({
  slug: 'visits',
  admin: { useAsTitle: 'reference', defaultColumns: ['reference', 'startsAt', 'placeName', 'state'], group: 'Sales' },
  lockDocuments: false,
  defaultSort: 'startsAt',
  fields: [
    { name: 'reference', type: 'text', required: true, unique: true, index: true },
    { name: 'lead', label: { en: 'Lead', es: 'Contacto' }, type: 'relationship', relationTo: 'leads' },
    { name: 'place', type: 'relationship', relationTo: 'visit-places' },
    text('placeName'),
    { name: 'startsAt', type: 'date', required: true, index: true },
    { name: 'endsAt', type: 'date', required: true },
    integer('seat'),
    { name: 'state', type: 'select', required: true, index: true, defaultValue: 'booked', options: [...visitStates] },
    optional('lot'),
    // Rises with every change: a calendar takes the newest.
    { name: 'sequence', type: 'number', required: true, defaultValue: 0 },
    // The time somebody was reminded of; another one after a move.
    { name: 'remindedFor', type: 'date' },
    locale,
  ],
})

/** What became of a visit, by whom and when. Added to, and nothing else. */
export const visitEvents: CollectionConfig = {
  slug: 'visit-events',
  admin: { useAsTitle: 'kind', group: 'Sales' },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    { name: 'visit', type: 'relationship', relationTo: 'visits', required: true },
    choice('kind', visitEventKinds),
    { name: 'startsAt', type: 'date' },
    // Empty: whoever booked it did it.
    { name: 'by', type: 'text' },
  ],
}

/** Opens one visit to whoever has the link. The key stands in the mail alone; here is its hash. */
export const visitKeys: CollectionConfig = {
  slug: 'visit-keys',
  admin: { useAsTitle: 'id', group: 'Sales' },
  lockDocuments: false,
  fields: [
    { name: 'visit', type: 'relationship', relationTo: 'visits', required: true },
    { name: 'keyHash', type: 'text', required: true, unique: true },
  ],
}
