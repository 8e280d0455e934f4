import { clockTime, visitPlaceKinds, weekdays } from '@sillar/domain/appointment/visit-place.schema'
import type { CollectionConfig, PayloadRequest, TextField } from 'payload'
import { publicCollection } from '../../content/public-content'
import { list } from '../../panel/fields/groups'
import { day, position, uniqueSlug, whole } from '../../panel/fields/numbers'
import { reference } from '../../panel/fields/references'
import { line, paragraph } from '../../panel/fields/texts'
import { sayTo } from '../../panel/language/in-language'

const clock = (name: string): TextField => ({
  name,
  type: 'text',
  required: true,
  admin: { description: 'For example 09:00, in Lima time.' },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    clockTime.test(String(value ?? '')) || sayTo(req, 'A time has two digits for hours and two for minutes: 09:00'),
})

/**
 * Where and when visitors are received: hours of the week, how long a visit takes, how many fit. Visitors see a change of
 * hours at once; what is on the page of the site comes with the next release.
 */
export const visitPlaces: CollectionConfig = publicCollection({
  slug: 'visit-places',
  admin: { useAsTitle: 'name', group: 'Sales', defaultColumns: ['name', 'kind', 'slotMinutes', 'capacity'] },
  defaultSort: 'order',
  fields: [
    uniqueSlug(),
    position(),
    { name: 'kind', type: 'select', required: true, enumName: 'visit_place_kind', options: [...visitPlaceKinds] },
    line('name'),
    line('address'),
    { ...paragraph('advice', { description: 'What to bring, how to get there.' }), required: false },
    { ...reference('project', 'projects'), required: false },
    {
      ...list('hours', [
        { name: 'weekday', type: 'select', required: true, enumName: 'visit_weekday', options: [...weekdays] },
        clock('from'),
        clock('to'),
      ]),
      admin: { description: 'Without hours nobody can book: visitors then ask for a day and are called.' },
    },
    { ...whole('slotMinutes', 'Minutes that a visit takes.'), min: 10, max: 720, defaultValue: 60 },
    { ...whole('capacity', 'Bookings that fit into one time.'), min: 1, max: 200, defaultValue: 1 },
    { ...whole('noticeHours', 'Hours before, until which somebody can book.'), min: 0, max: 336, defaultValue: 3 },
    { ...whole('horizonDays', 'Days ahead that are offered.'), min: 1, max: 120, defaultValue: 28 },
    list('closedDays', [day('day'), { name: 'reason', type: 'text' }]),
    { name: 'closedOnHolidays', type: 'checkbox', defaultValue: true },
    { ...day('firstDay'), required: false },
    { ...day('lastDay'), required: false },
    { name: 'isDemo', type: 'checkbox', defaultValue: false },
  ],
})
