// Demo opening hours of the offices, of every project on sale, and of the Saturday bus of the demo campaign. Staff
// replace them in the CMS.

import type { AppointmentHours, AppointmentPlace, Weekday } from '@app/domain/appointment/appointment-place.schema'
import type { Project } from '@app/domain/snapshot/project.schema'
import { places } from './places'
import { projects } from './projects/all-projects'
import { siteSettings } from './site-settings'

const weekdays: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const hoursOn = (days: Weekday[], from: string, to: string) => days.map((weekday) => ({ weekday, from, to }))

const defaultSettings = {
  noticeHours: 3,
  horizonDays: 28,
  closedDays: [{ day: '2026-12-24', reason: 'Nochebuena' }],
  closedOnHolidays: true,
  firstDay: null,
  lastDay: null,
} satisfies Partial<AppointmentHours>

const officePlaces = siteSettings.offices.map(
  ({ key, city, address }, index): AppointmentPlace => ({
    ...defaultSettings,
    slug: `sala-${key}`,
    order: index + 1,
    kind: 'office',
    name: { es: `Sala de ventas de ${city}`, en: `${city} sales room` },
    address,
    advice: null,
    project: null,
    hours: [
      ...hoursOn(weekdays, '09:00', '13:00'),
      ...hoursOn(weekdays, '14:00', '18:00'),
      ...hoursOn(['saturday'], '09:00', '13:00'),
    ],
    slotMinutes: 60,
    capacity: 2,
    isDemo: true,
  }),
)

const townOf = (project: Project) => places.find(({ slug }) => slug === project.place)?.name ?? ''

const projectPlaces = projects
  .filter(({ soldOut }) => !soldOut)
  .map(
    (project, index): AppointmentPlace => ({
      ...defaultSettings,
      slug: project.slug,
      order: 10 + index,
      kind: 'project',
      name: { es: `${project.name}, en el proyecto`, en: `${project.name}, on site` },
      address: {
        es: `Ingreso principal de ${project.name}, ${townOf(project)}`,
        en: `Main entrance of ${project.name}, ${townOf(project)}`,
      },
      advice: {
        es: 'Trae tu documento, zapatos cerrados, gorro y agua: en el terreno hay poca sombra.',
        en: 'Bring your ID, closed shoes, a hat and water: there is little shade on site.',
      },
      project: project.slug,
      hours: [
        ...hoursOn(weekdays, '09:00', '12:00'),
        ...hoursOn(weekdays, '15:00', '18:00'),
        ...hoursOn(['saturday'], '09:00', '15:00'),
      ],
      slotMinutes: 90,
      capacity: 3,
      noticeHours: 18,
      isDemo: true,
    }),
  )

/** The link is seeded but never published: only people with an appointment get it. */
const videoCall: AppointmentPlace & { meetingUrl: string } = {
  ...defaultSettings,
  slug: 'videollamada',
  order: 4,
  kind: 'video',
  name: { es: 'Videollamada', en: 'Video call' },
  address: { es: 'Desde donde estés', en: 'From wherever you are' },
  advice: {
    es: 'Busca un lugar con buena señal. Te mostramos el plano, los lotes libres y las cuotas en pantalla.',
    en: 'Find a place with a good connection. We show you the plan, the free lots and the instalments on screen.',
  },
  project: null,
  meetingUrl: 'https://videollamada.example/sillar-y-mar',
  hours: [
    ...hoursOn(weekdays, '08:00', '13:00'),
    ...hoursOn(weekdays, '15:00', '20:00'),
    ...hoursOn(['saturday'], '09:00', '13:00'),
  ],
  slotMinutes: 30,
  capacity: 1,
  isDemo: true,
}

const busStop = siteSettings.offices.find(({ key }) => key === 'arequipa')?.address ?? { es: '', en: '' }

const saturdayBus: AppointmentPlace = {
  ...defaultSettings,
  slug: 'bus-verano-en-mejia',
  order: 5,
  kind: 'transport',
  name: { es: 'Bus de los sábados a Santorini', en: 'Saturday bus to Santorini' },
  address: {
    es: `Sale de la sala de ventas de Arequipa (${busStop.es}) y vuelve ahí`,
    en: `Leaves from the Arequipa sales room (${busStop.en}) and returns there`,
  },
  advice: {
    es: 'Llega diez minutos antes. El viaje y la visita toman la mañana; trae gorro, agua y bloqueador.',
    en: 'Be there ten minutes early. The ride and the visit take the morning; bring a hat, water and sun cream.',
  },
  project: 'santorini',
  hours: hoursOn(['saturday'], '07:30', '14:00'),
  slotMinutes: 390,
  capacity: 20,
  noticeHours: 24,
  closedDays: [],
  firstDay: '2026-11-01',
  lastDay: '2027-01-31',
  isDemo: true,
}

export const appointmentPlaces: AppointmentPlace[] = [...officePlaces, videoCall, saturdayBus, ...projectPlaces]
