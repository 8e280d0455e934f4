import type { Locale } from '../language/locale'
import { pathFor } from '../snapshot/page-urls'
import { REFERRAL_PARAMETER } from './referral-code'

/** Returns the personal link of a referrer. It leads to the home page and contains no personal data. */
export const referralLink = (publicUrl: string, locale: Locale, code: string): string =>
  `${publicUrl}${pathFor('home', locale)}?${REFERRAL_PARAMETER}=${code}`
