import type { Locale } from '@app/domain/language/locale'
import { mediaOf } from './media'
import type { ProjectView } from './projects'
import { siteSettings } from './settings'

/** Returns the structured data of a project for search engines, with the price that the page shows. */
export function projectJsonLd(project: ProjectView, locale: Locale, site: URL | undefined): Record<string, unknown> {
  const { brand } = siteSettings(locale)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: project.name,
    description: project.seo.description,
    category: project.typeLabel,
    image: new URL(mediaOf(project.cardImage, 'picture', locale).src, site).href,
    url: new URL(project.path, site).href,
    brand: { '@type': 'Brand', name: brand },
    ...(project.price && project.monthlyFromUsd && { offers: offer(project.monthlyFromUsd, project.months) }),
  }
}

/** Returns the monthly instalment as an offer. Its price needs a unit, because it is not the price of the lot. */
function offer(monthlyFromUsd: number, months: number | null) {
  return {
    '@type': 'Offer',
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: monthlyFromUsd,
      priceCurrency: 'USD',
      unitCode: 'MON',
      ...(months && { billingDuration: months }),
    },
  }
}
