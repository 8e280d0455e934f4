import { clockTime, visitPlaceKinds, weekdays } from '@sillar/domain/appointment/visit-place.schema'
import type { CollectionConfig, PayloadRequest, TextField } from 'payload'
import { publicCollection } from '../../content/public-content'
import { list } from '../../panel/fields/groups'
import { day, position, uniqueSlug, whole } from '../../panel/fields/numbers'
import { reference } from '../../panel/fields/references'
import { line, paragraph } from '../../panel/fields/texts'
import { sayTo } from '../../panel/language/in-language'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { type Label, optionsOf } from '../../platform/labels'

const clock = (name: string, label: Label): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  admin: { description: { es: 'Por ejemplo 09:00, hora de Lima.', en: 'For example 09:00, in Lima time.' } },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    clockTime.test(String(value ?? '')) ||
    sayTo(req, {
      es: 'Una hora lleva dos cifras para las horas y dos para los minutos: 09:00',
      en: 'A time has two digits for hours and two for minutes: 09:00',
    }),
})

/**
 * Where and when visitors are received: hours of the week, how long a visit takes, how many fit. Visitors see a change of
 * hours at once; what is on the page of the site comes with the next release.
 */
export const visitPlaces: CollectionConfig = publicCollection({
  slug: 'visit-places',
  labels: {
    singular: { es: 'Lugar de visita', en: 'Visit Place' },
    plural: { es: 'Horarios de visita', en: 'Visit Places' },
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
      enumName: 'visit_place_kind',
      options: optionsOf(visitPlaceKinds, {
        office: { es: 'Oficina', en: 'Office' },
        project: { es: 'Proyecto', en: 'Project' },
        transport: { es: 'Transporte', en: 'Transport' },
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
    { ...reference('project', { es: 'Proyecto', en: 'Project' }, 'projects'), required: false },
    list(
      'hours',
      { es: 'Horario', en: 'Hours', row: { es: 'Horario', en: 'Hour' }, rows: { es: 'Horarios', en: 'Hours' } },
      [
        {
          name: 'weekday',
          type: 'select',
          label: { es: 'Día de la semana', en: 'Weekday' },
          required: true,
          enumName: 'visit_weekday',
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
        clock('from', { es: 'Desde', en: 'From' }),
        clock('to', { es: 'Hasta', en: 'To' }),
      ],
      {
        description: {
          es: 'Sin horario nadie puede reservar: el visitante pide un día y se le llama.',
          en: 'Without hours nobody can book: visitors then ask for a day and are called.',
        },
      },
    ),
    {
      ...whole(
        'slotMinutes',
        { es: 'Minutos por visita', en: 'Slot Minutes' },
        { es: 'Minutos que dura una visita.', en: 'Minutes that a visit takes.' },
      ),
      min: 10,
      max: 720,
      defaultValue: 60,
    },
    {
      ...whole(
        'capacity',
        { es: 'Cupos por hora', en: 'Capacity' },
        { es: 'Reservas que entran en una misma hora.', en: 'Bookings that fit into one time.' },
      ),
      min: 1,
      max: 200,
      defaultValue: 1,
    },
    {
      ...whole(
        'noticeHours',
        { es: 'Horas de anticipación', en: 'Notice Hours' },
        { es: 'Horas antes, hasta las que se puede reservar.', en: 'Hours before, until which somebody can book.' },
      ),
      min: 0,
      max: 336,
      defaultValue: 3,
    },
    {
      ...whole(
        'horizonDays',
        { es: 'Días que se ofrecen', en: 'Horizon Days' },
        { es: 'Días hacia adelante que se ofrecen.', en: 'Days ahead that are offered.' },
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
