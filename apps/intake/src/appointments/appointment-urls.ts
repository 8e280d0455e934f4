type Booking = {
  place: string
  lot?: string | undefined
  project?: string | undefined
  timeZone?: string | null | undefined
  locale: 'es' | 'en'
}

/** Returns the URL of the booking page, without personal data. */
export function bookingUrl({ place, lot, project, timeZone, locale }: Booking, day?: string, time?: string): string {
  const query = new URLSearchParams({ place })
  for (const [name, value] of Object.entries({ day, time, lot, project, tz: timeZone }))
    if (value) query.set(name, value)
  if (locale === 'en') query.set('lang', 'en')
  return `/api/appointments?${query}`
}

/**
 * Returns the URL of the appointment's page. The URL contains the key, so the page must not send it as a referrer.
 */
export const appointmentUrl = (key: string, locale: 'es' | 'en', extraQuery: Record<string, string> = {}) =>
  `/api/appointments/mine?${new URLSearchParams({ key, ...extraQuery, lang: locale })}`

export const calendarUrl = (key: string, locale: 'es' | 'en') =>
  `/api/appointments/calendar?${new URLSearchParams({ key, lang: locale })}`
