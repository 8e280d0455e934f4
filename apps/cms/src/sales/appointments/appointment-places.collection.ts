import { appointmentPlaceKinds, clockTime, weekdays } from '@app/domain/appointment/appointment-place.schema'
import type { CollectionConfig, PayloadRequest, TextField } from 'payload'
import { publicCollection } from '../../content/public-content'
import { list } from '../../panel/fields/groups'
import { day, position, uniqueSlug, wholeNumber } from '../../panel/fields/numbers'
import { relationship } from '../../panel/fields/relationships'
import { line, paragraph } from '../../panel/fields/texts'
import { localizeFor } from '../../panel/language/in-language'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { type Label, optionsOf } from '../../platform/labels'

const timeField = (name: string, label: Label): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  admin: { description: { es: 'Por ejemplo 09:00, hora de Lima.', en: 'For example 09:00, in Lima time.' } },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    clockTime.test(String(value ?? '')) ||
    localizeFor(req, {
      es: 'Una hora lleva dos cifras para las horas y dos para los minutos: 09:00',
      en: 'A time needs two digits for hours and two for minutes: 09:00',
    }),
})

/** The link is only in mails and on the page of an appointment; the site does not publish it. */
const meetingUrlField: TextField = {
  name: 'meetingUrl',
  type: 'text',
  label: { es: 'Enlace de la videollamada', en: 'Video Call Link' },
  admin: {
    condition: (data) => data.kind === 'video',
    description: {
      es: 'Sala donde el asesor atiende. Va en el correo de confirmación y en el archivo del calendario.',
      en: 'The room where the adviser answers. It is in the confirmation mail and in the calendar file.',
    },
  },
  validate: (value: unknown, { data, req }: { data: Partial<{ kind: string }>; req: PayloadRequest }) => {
    if (data.kind !== 'video' && !value) return true
    return (
      (URL.canParse(String(value ?? '')) && new URL(String(value)).protocol === 'https:') ||
      localizeFor(req, {
        es: 'Escribe el enlace completo, por ejemplo https://…',
        en: 'Enter the whole link, for example https://…',
      })
    )
  },
}

/**
 * The appointment places with their opening hours and seats. The booking form uses changed hours at once, and the pages
 * of the site show them after the next release.
 */
export const appointmentPlaces: CollectionConfig = publicCollection({
  slug: 'appointment-places',
  labels: {
    singular: { es: 'Lugar de visita', en: 'Visiting Place' },
    plural: { es: 'Lugares y horarios', en: 'Places and hours' },
  },
  admin: { useAsTitle: 'name', group: menuGroups.sales, defaultColumns: ['name', 'kind', 'slotMinutes', 'capacity'] },
  defaultSort: 'order',
  fields: [
    uniqueSlug(),
    position(),
    {
      name: 'kind',
      type: 'select',
      label: { es: 'Tipo', en: 'Kind' },
      required: true,
      enumName: 'appointment_place_kind',
      options: optionsOf(appointmentPlaceKinds, {
        office: { es: 'Oficina', en: 'Office' },
        project: { es: 'Proyecto', en: 'Project' },
        transport: { es: 'Transporte', en: 'Transport' },
        video: { es: 'Videollamada', en: 'Video call' },
      }),
    },
    line('name', { es: 'Nombre', en: 'Name' }),
    line('address', { es: 'Dirección', en: 'Address' }),
    {
      ...paragraph(
        'advice',
        { es: 'Qué traer', en: 'Advice' },
        { description: { es: 'Qué traer, cómo llegar.', en: 'What to bring, how to get there.' } },
      ),
      required: false,
    },
    meetingUrlField,
    { ...relationship('project', { es: 'Proyecto', en: 'Project' }, 'projects'), required: false },
    list(
      'hours',
      { es: 'Horario', en: 'Hours', row: { es: 'Horario', en: 'Hour' }, rows: { es: 'Horarios', en: 'Hours' } },
      [
        {
          name: 'weekday',
          type: 'select',
          label: { es: 'Día de la semana', en: 'Weekday' },
          required: true,
          enumName: 'appointment_weekday',
          options: optionsOf(weekdays, {
            sunday: { es: 'Domingo', en: 'Sunday' },
            monday: { es: 'Lunes', en: 'Monday' },
            tuesday: { es: 'Martes', en: 'Tuesday' },
            wednesday: { es: 'Miércoles', en: 'Wednesday' },
            thursday: { es: 'Jueves', en: 'Thursday' },
            friday: { es: 'Viernes', en: 'Friday' },
            saturday: { es: 'Sábado', en: 'Saturday' },
          }),
        },
        timeField('from', { es: 'Desde', en: 'From' }),
        timeField('to', { es: 'Hasta', en: 'To' }),
      ],
      {
        description: {
          es: 'Sin horario nadie puede reservar: el visitante pide un día y se le llama.',
          en: 'Without hours no one can book: visitors then ask for a day, and we call them.',
        },
      },
    ),
    {
      ...wholeNumber(
        'slotMinutes',
        { es: 'Minutos por visita', en: 'Minutes per Visit' },
        { es: 'Minutos que dura una visita.', en: 'How many minutes a visit takes.' },
      ),
      min: 10,
      max: 720,
      defaultValue: 60,
    },
    {
      ...wholeNumber(
        'capacity',
        { es: 'Cupos por hora', en: 'Capacity' },
        { es: 'Reservas que entran en una misma hora.', en: 'How many bookings fit into one time slot.' },
      ),
      min: 1,
      max: 200,
      defaultValue: 1,
    },
    {
      ...wholeNumber(
        'noticeHours',
        { es: 'Horas de anticipación', en: 'Notice Hours' },
        { es: 'Horas antes, hasta las que se puede reservar.', en: 'How many hours ahead a visit must be booked.' },
      ),
      min: 0,
      max: 336,
      defaultValue: 3,
    },
    {
      ...wholeNumber(
        'horizonDays',
        { es: 'Días que se ofrecen', en: 'Days Offered' },
        { es: 'Días hacia adelante que se ofrecen.', en: 'How many days ahead are offered.' },
      ),
      min: 1,
      max: 120,
      defaultValue: 28,
    },
    list('closedDays', { es: 'Días cerrados', en: 'Closed Days', row: { es: 'Día cerrado', en: 'Closed Day' } }, [
      day('day', { es: 'Día', en: 'Day' }),
      { name: 'reason', type: 'text', label: { es: 'Motivo', en: 'Reason' } },
    ]),
    {
      name: 'closedOnHolidays',
      type: 'checkbox',
      label: { es: 'Cierra en feriados', en: 'Closed On Holidays' },
      defaultValue: true,
    },
    { ...day('firstDay', { es: 'Primer día', en: 'First Day' }), required: false },
    { ...day('lastDay', { es: 'Último día', en: 'Last Day' }), required: false },
    { name: 'isDemo', type: 'checkbox', label: { es: 'De demostración', en: 'Is Demo' }, defaultValue: false },
  ],
})
