// Builds the booking URLs and the list of appointment places. Only the intake knows which slots are free.

import type { AppointmentPlace } from '@app/domain/appointment/appointment-place.schema'
import { formatWeek } from '@app/domain/appointment/format-week'
import type { Locale } from '@app/domain/language/locale'
import { hoursAndMinutes } from '@app/domain/project/hours-and-minutes'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { localize } from './localize'
import { imageOf } from './media'
import { placeLine } from './places'
import { allProjects } from './projects'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

/** Returns the URL of the page with the free slots of an appointment place. */
const timesPath = (slug: string, locale: Locale): string =>
  `/api/appointments?place=${slug}${locale === 'en' ? '&lang=en' : ''}`

const openPlaces = () => snapshot().appointmentPlaces.filter(({ hours }) => hours.length > 0)

/** Returns the booking URL of a project, or null if it has no opening hours and visitors must use the contact form. */
export function bookingUrl(project: string, locale: Locale): string | null {
  const place = openPlaces().find((candidate) => candidate.kind === 'project' && candidate.project === project)
  return place ? timesPath(place.slug, locale) : null
}

/**
 * Returns the booking URL of the project if it has one, otherwise the URL of the list of appointment places, or null if
 * nothing can be booked.
 */
export function bookingStartUrl(project: string | undefined, locale: Locale): string | null {
  const projectUrl = project === undefined ? null : bookingUrl(project, locale)
  return projectUrl ?? (openPlaces().length > 0 ? pathFor('appointment', locale) : null)
}

/**
 * Returns the URL of the appointment links in header, footer and dock: the calendar of the project, or the list of
 * appointment places.
 */
export const appointmentHref = tracked(
  'appointmentHref',
  (project: string | null, locale: Locale): string =>
    (project === null ? null : bookingUrl(project, locale)) ?? pathFor('appointment', locale),
)

export const appointmentPage = tracked('appointmentPage', (locale: Locale) => {
  const t = translator(locale)
  const places = openPlaces()
  const projectOrder = allProjects(locale).map(({ slug }) => slug)
  const orderOf = ({ project }: AppointmentPlace) => (project === null ? -1 : projectOrder.indexOf(project))
  const placesOf = (...kinds: AppointmentPlace['kind'][]) => places.filter(({ kind }) => kinds.includes(kind))
  const placeGroup = (title: string, places: AppointmentPlace[]) =>
    withSharedHours({ title, places: places.map((place) => placeCard(place, locale)) })
  return {
    seo: { title: t('appointment.seoTitle'), description: t('appointment.seoDescription') },
    head: { title: t('appointment.title'), titleBold: t('appointment.titleBold') },
    places: {
      intro: places.length > 0 ? t('appointment.intro') : t('appointment.none'),
      groups: [
        placeGroup(t('appointment.video'), placesOf('video')),
        placeGroup(t('appointment.offices'), placesOf('office', 'transport')),
        // Projects have the same order in all lists.
        placeGroup(
          t('appointment.projects'),
          placesOf('project').toSorted((a, b) => orderOf(a) - orderOf(b)),
        ),
      ].filter(({ places }) => places.length > 0),
      note: t('appointment.note'),
      contact: { href: pathFor('about', locale), text: t('appointment.contact') },
    },
  }
})

type PlaceGroup = { title: string; places: ReturnType<typeof placeCard>[] }

/**
 * Moves the opening hours from the cards to the group if they are the same for all places, because hours that are
 * repeated on every card make the page long on phones. An address that repeats the title is removed.
 */
function withSharedHours({ title, places }: PlaceGroup) {
  const [first, ...others] = places
  const isShared = others.length > 0 && others.every(({ hours }) => hours.join() === first?.hours.join())
  return {
    title,
    hours: isShared && first ? first.hours : [],
    places: places.map((place) => ({
      ...place,
      address: place.address === title ? null : place.address,
      hours: isShared ? [] : place.hours,
    })),
  }
}

function placeCard(place: AppointmentPlace, locale: Locale) {
  const t = translator(locale)
  const { name, address } = localize({ name: place.name, address: place.address }, locale)
  const linkedProject = allProjects(locale).find(({ slug }) => slug === place.project)
  const project = place.kind === 'project' ? linkedProject : undefined
  return {
    slug: place.slug,
    // The heading of the group already says that the appointment is at the project, so the name of the project and its
    // town are enough. The page with the free slots shows where to meet.
    name: project ? project.name : name,
    address: project ? placeLine(project.at) : address,
    duration: hoursAndMinutes(place.slotMinutes),
    hours: formatWeek(place.hours, locale),
    // Only projects have an image, because the bus of a campaign would show the image of its project a second time.
    image: project ? imageOf(project.cardImage, locale) : null,
    link: {
      href: timesPath(place.slug, locale),
      text: t('appointment.times'),
      label: t('appointment.timesOf', { name }),
    },
  }
}
