import type { Locale } from '@app/domain/language/locale'
import type { Organization, WithContext } from 'schema-dts'
import { pathFor } from '@/i18n/routes'
import { brandMark } from './brand'
import { siteSettings } from './settings'
import { tracked } from './tracked'

/** Returns the structured data of the company for search engines, with the values that the footer shows. */
export const organizationJsonLd = tracked(
  'organizationJsonLd',
  (locale: Locale, site: string | undefined): WithContext<Organization> => {
    const { brand, legalName, ruc, offices, socials } = siteSettings(locale)
    return {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand,
      legalName,
      taxID: ruc,
      url: new URL(pathFor('home', locale), site).href,
      logo: new URL(brandMark(locale).src, site).href,
      sameAs: socials.map(({ url }) => url),
      location: offices.map(({ city, address, phone, email }) => ({
        '@type': 'Place',
        name: city,
        address,
        telephone: phone,
        email,
      })),
    }
  },
)
