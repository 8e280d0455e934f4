import { type LimaDate, limaDateOf } from '../calendar/lima-date'

/** Where a visit of the site began and which campaign brought it: all that is known, and nothing about who it was. */
export type Visit = { day: LimaDate; page: string; source: string; campaign: string }

/** Stands for names that are none: too long, or with signs that a name of a campaign has not. */
export const OTHER_CAMPAIGN = '*'

/** Addresses of pages have these signs alone. A document that somebody opens directly is no visit of a page. */
const page = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/
/** No `@`: whatever a link may carry, a mailbox is not kept. */
const name = /^[\p{L}\p{N} ._+|:()-]{1,60}$/u

/**
 * One name for one campaign, however its links were written. Leads and visits are counted by the same rule, or their
 * figures could not stand beside each other.
 */
export function campaignName(text: string | null | undefined): string {
  const plain = decoded(text ?? '')
    .trim()
    .toLowerCase()
  if (plain === '') return ''
  return name.test(plain) ? plain : OTHER_CAMPAIGN
}

/** The page without what a link adds to its address: every click on an advertisement carries a number of its own. */
export const pageOf = (address: string | null | undefined): string =>
  (address ?? '').replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '')

/** From a line that nginx wrote; nothing when it is not a visit of a page. */
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
    // The last line of a machine that was switched off.
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
