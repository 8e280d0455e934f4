type Booking = {
  place: string
  lot?: string | undefined
  project?: string | undefined
  locale: 'es' | 'en'
}

/** Returns the URL of the booking page, without personal data. */
export function bookingUrl({ place, lot, project, locale }: Booking, day?: string, time?: string): string {
  const query = new URLSearchParams({ place })
  for (const [name, value] of Object.entries({ day, time, lot, project })) if (value) query.set(name, value)
  if (locale === 'en') query.set('lang', 'en')
  return `/api/visits?${query}`
}

/**
 * Returns the URL of the appointment's page. It contains the key, so no link on that page may pass it to another site.
 */
export const appointmentUrl = (key: string, locale: 'es' | 'en', more: Record<string, string> = {}) =>
  `/api/visits/mine?${new URLSearchParams({ key, ...more, lang: locale })}`

export const calendarUrl = (key: string, locale: 'es' | 'en') =>
  `/api/visits/calendar?${new URLSearchParams({ key, lang: locale })}`
