// Rules by which Chromium loads the next page before the visitor opens it. Other browsers ignore the rules, and so does
// Chromium if data saving is on.

import { createHash } from 'node:crypto'
import { locales } from '@app/domain/language/locale'
import { type PageId, routes } from '@/i18n/routes'

/** Paths that are not pages of this site: forms and bookings, downloads, live files, the panel and feeds. */
const excludedPaths = ['/api/*', '/folletos/*', '/media/*', '/live/*', '/admin/*', '/*.xml']
const excludedLinks = '[download], [target=_blank], [rel~=nofollow], [href^="#"]'

/** The pages that buyers open next from a project page. */
const nextSteps: PageId[] = ['lots', 'units', 'quote', 'appointment']

const pathPatterns = (pages: PageId[]) =>
  pages.flatMap((page) => locales.map((locale) => routes[page][locale].replace(/\[\w+\]/, '*')))

const links = (patterns: string[]) => ({
  and: [
    { href_matches: patterns },
    { not: { href_matches: excludedPaths } },
    { not: { selector_matches: excludedLinks } },
  ],
})

/**
 * The rules of every page. A page is prefetched when the pointer rests on its link or a finger presses it. The next
 * steps are also rendered when the visitor presses the link: rendering earlier would waste the data of people who only
 * scroll.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: links(['/*']), eagerness: 'moderate' }],
  prerender: [{ where: links(pathPatterns(nextSteps)), eagerness: 'conservative' }],
})

/**
 * Browsers treat the rules as an inline script, so the policy of the page needs their hash. Chromium ignores
 * 'inline-speculation-rules' in a policy that has hashes.
 */
export const speculationRulesHash = `sha256-${createHash('sha256').update(speculationRules).digest('base64')}` as const
