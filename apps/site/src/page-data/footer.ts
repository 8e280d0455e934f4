import type { Locale } from '@app/domain/language/locale'
import { mediaOf } from './media'
import { siteSettings } from './settings'
import { buildTime } from './snapshot'
import { tracked } from './tracked'

/** Returns the last line of the footer. A script replaces the year if the release is older than the current year. */
export const footerLegal = tracked('footerLegal', (locale: Locale) => {
  const { copyrightFrom, legalName, ruc, policyDocument } = siteSettings(locale)
  return {
    copyrightFrom,
    year: buildTime().getFullYear(),
    legalName,
    ruc,
    policyHref: policyDocument ? mediaOf(policyDocument, 'document', locale).src : null,
  }
})
