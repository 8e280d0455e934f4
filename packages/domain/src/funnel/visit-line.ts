import { type LimaDate, limaDateOf } from '../calendar/lima-date'

/** The first page of a session and its campaign. Nothing about the visitor is recorded. */
export type Visit = { day: LimaDate; page: string; source: string; campaign: string }

/** Replaces invalid campaign names: too long, or with characters that campaign names do not have. */
export const OTHER_CAMPAIGN = '*'

/** Page paths only contain these characters. A document opened directly is not a page view. */
const page = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/
/** Without `@`, so that an e-mail address in a link is never stored. */
const name = /^[\p{L}\p{N} ._+|:()-]{1,60}$/u

/**
 * Returns the normalised name of a campaign. Leads and page views use the same rule, so that their figures can be
 * compared.
 */
export function campaignName(text: string | null | undefined): string {
  const plain = decoded(text ?? '')
    .trim()
    .toLowerCase()
  if (plain === '') return ''
  return name.test(plain) ? plain : OTHER_CAMPAIGN
}

/** Returns the path of a page without query string and fragment: every ad click has its own id. */
export const pageOf = (address: string | null | undefined): string =>
  (address ?? '').replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '')

/** Parses a line written by nginx; returns undefined if it is not a page view. */
export function readVisit(line: string): Visit | undefined {
  const read = parsed(line)
  if (!read || typeof read.at !== 'number' || typeof read.page !== 'string' || !page.test(read.page)) return undefined
  return {
    day: limaDateOf(new Date(read.at * 1000)),
    page: read.page,
    source: campaignName(String(read.source ?? '')),
    campaign: campaignName(String(read.campaign ?? '')),
  }
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    // The last line may be incomplete after a power failure.
    return undefined
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return OTHER_CAMPAIGN.repeat(2)
  }
}
