/**
 * Reloads the page with the browser's time zone, so that the times of a video call are also shown in that zone. Without
 * JavaScript the page shows only the time in Peru.
 */
export const timeZoneScript = `
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const url = new URL(location.href)
if (zone && !url.searchParams.has('tz')) {
  url.searchParams.set('tz', zone)
  location.replace(url)
}
`
