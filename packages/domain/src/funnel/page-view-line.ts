import { type LimaDate, limaDateOf } from '../calendar/lima-date'

/** A page opened from outside the site, with the campaign of the link. Nothing about the visitor is recorded. */
export type PageView = { day: LimaDate; page: string; source: string; campaign: string }

/** Replaces a campaign name that is too long or has unusual characters, and all names beyond the limit of a tally. */
export const OTHER_CAMPAIGN = '*'

/** Paths of pages match this pattern. Paths of files such as PDFs do not, because opening a file is not a page view. */
const pagePattern = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/
/** Campaign names contain no `@`, so an e-mail address in a link is never stored. */
const campaignPattern = /^[\p{L}\p{N} ._+|:()-]{1,60}$/u

/**
 * Returns the normalised name of a campaign or source. Leads and page views share this rule, so staff can compare their
 * counts.
 */
export function campaignName(text: string | null | undefined): string {
  const decodedName = decode(text ?? '')
    .trim()
    .toLowerCase()
  if (decodedName === '') return ''
  return campaignPattern.test(decodedName) ? decodedName : OTHER_CAMPAIGN
}

/**
 * Returns a URL without query string, fragment and trailing slash. Every ad click adds a different id to the query
 * string.
 */
export const pageOf = (url: string | null | undefined): string =>
  (url ?? '').replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '')

/** Parses a line that nginx logged. Returns undefined if it is not a page view. */
export function parsePageView(line: string): PageView | undefined {
  const record = parseJson(line)
  if (!record || typeof record.at !== 'number' || typeof record.page !== 'string' || !pagePattern.test(record.page))
    return undefined
  return {
    day: limaDateOf(new Date(record.at * 1000)),
    page: record.page,
    source: campaignName(String(record.source ?? '')),
    campaign: campaignName(String(record.campaign ?? '')),
  }
}

function parseJson(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    // The last line may be incomplete after a power failure.
    return undefined
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return OTHER_CAMPAIGN.repeat(2)
  }
}
