import { TZDate } from '@date-fns/tz'

export const LIMA = 'America/Lima'

/** Peru has had no daylight saving time since 1994, so one rule is enough. */
const limaRules = [
  'BEGIN:VTIMEZONE',
  `TZID:${LIMA}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0500',
  'TZNAME:-05',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

/** Only the events have a time zone, because the time stamp of the calendar has to stay in UTC. */
export const limaTimezone = { name: null, generator: (zone: string) => (zone === LIMA ? limaRules : null) }

export const limaTime = (instant: Date) => new TZDate(instant, LIMA)
