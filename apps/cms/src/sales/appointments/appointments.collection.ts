import { appointmentEventKinds, appointmentStates } from '@app/domain/appointment/appointment-state'
import type { CollectionConfig } from 'payload'
import { choice, intakeRecord, integer, locale, optional, text } from '../../panel/fields/intake-record'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { optionsOf } from '../../platform/labels'

/**
 * The appointments. A database constraint prevents overlapping appointments on one seat. Personal data is stored only
 * in the lead.
 */
export const appointments: CollectionConfig = intakeRecord({
  slug: 'appointments',
  labels: { singular: { es: 'Visita', en: 'Visit' }, plural: { es: 'Visitas', en: 'Visits' } },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'startsAt', 'placeName', 'state'],
    group: menuGroups.sales,
  },
  lockDocuments: false,
  defaultSort: 'startsAt',
  fields: [
    {
      name: 'reference',
      type: 'text',
      label: { es: 'Código de referencia', en: 'Reference' },
      required: true,
      unique: true,
      index: true,
    },
    { name: 'lead', label: { en: 'Lead', es: 'Consulta' }, type: 'relationship', relationTo: 'leads' },
    {
      name: 'place',
      type: 'relationship',
      label: { es: 'Lugar de visita', en: 'Place' },
      relationTo: 'appointment-places',
    },
    text('placeName', { es: 'Lugar', en: 'Place Name' }),
    { name: 'startsAt', type: 'date', label: { es: 'Empieza', en: 'Starts At' }, required: true, index: true },
    { name: 'endsAt', type: 'date', label: { es: 'Termina', en: 'Ends At' }, required: true },
    integer('seat', { es: 'Cupo', en: 'Seat' }),
    {
      name: 'state',
      type: 'select',
      label: { es: 'Estado', en: 'State' },
      required: true,
      index: true,
      defaultValue: 'booked',
      options: optionsOf(appointmentStates, {
        booked: { es: 'Reservada', en: 'Booked' },
        came: { es: 'Vino', en: 'Came' },
        missed: { es: 'No vino', en: 'Missed' },
        cancelled: { es: 'Cancelada', en: 'Cancelled' },
      }),
    },
    optional('lot', { es: 'Lote', en: 'Lot' }),
    // The visitor's time zone for a video call; empty if it is unknown or the appointment is in person.
    optional('timeZone', { es: 'Huso horario', en: 'Time Zone' }),
    // Increases when the appointment is moved or cancelled, because calendar apps ignore an event with an older number.
    { name: 'sequence', type: 'number', label: { es: 'Cambios', en: 'Sequence' }, required: true, defaultValue: 0 },
    // The start time that the last reminder was sent for. A moved appointment gets a new reminder.
    { name: 'remindedFor', type: 'date', label: { es: 'Recordatorio enviado para', en: 'Reminded For' } },
    locale,
  ],
})

/** The history of an appointment. Rows are only added. */
export const appointmentEvents: CollectionConfig = {
  slug: 'appointment-events',
  admin: { useAsTitle: 'kind', group: menuGroups.sales },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'appointment',
      type: 'relationship',
      label: { es: 'Visita', en: 'Visit' },
      relationTo: 'appointments',
      required: true,
    },
    choice(
      'kind',
      { es: 'Tipo', en: 'Kind' },
      optionsOf(appointmentEventKinds, {
        booked: { es: 'Reservada', en: 'Booked' },
        moved: { es: 'Movida', en: 'Moved' },
        cancelled: { es: 'Cancelada', en: 'Cancelled' },
        came: { es: 'Vino', en: 'Came' },
        missed: { es: 'No vino', en: 'Missed' },
        reopened: { es: 'Reabierta', en: 'Reopened' },
      }),
    ),
    { name: 'startsAt', type: 'date', label: { es: 'Empieza', en: 'Starts At' } },
    // Empty if the visitor made the change.
    { name: 'by', type: 'text' },
  ],
}

/** Hashes of the keys that give access to an appointment without a login. The keys themselves are not stored. */
export const appointmentKeys: CollectionConfig = {
  slug: 'appointment-keys',
  admin: { useAsTitle: 'id', group: menuGroups.sales },
  lockDocuments: false,
  fields: [
    {
      name: 'appointment',
      type: 'relationship',
      label: { es: 'Visita', en: 'Visit' },
      relationTo: 'appointments',
      required: true,
    },
    { name: 'keyHash', type: 'text', required: true, unique: true },
  ],
}
