type Booking = {
  place: string
  lot?: string | undefined
  project?: string | undefined
  locale: 'es' | 'en'
}

/** Where an appointment is booked. The URL contains nothing about a person. */
export function bookingUrl({ place, lot, project, locale }: Booking, day?: string, time?: string): string {
  const query = new URLSearchParams({ place })
  for (const [name, value] of Object.entries({ day, time, lot, project })) if (value) query.set(name, value)
  if (locale === 'en') query.set('lang', 'en')
  return `/api/visits?${query}`
}

/** The appointment's own page. Its key is in the URL: no link on that page leads elsewhere with it. */
export const appointmentUrl = (key: string, locale: 'es' | 'en', more: Record<string, string> = {}) =>
  `/api/visits/mine?${new URLSearchParams({ key, ...more, lang: locale })}`

export const calendarUrl = (key: string, locale: 'es' | 'en') =>
  `/api/visits/calendar?${new URLSearchParams({ key, lang: locale })}`
