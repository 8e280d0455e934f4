// Structured data of a project for search engines. It contains only what the page shows.

import type { Locale } from '@app/domain/language/locale'
import type {
  ApartmentComplex,
  FloorPlan,
  GatedResidenceCommunity,
  Offer,
  Product,
  QuantitativeValue,
  Thing,
  VideoObject,
  WithContext,
} from 'schema-dts'
import { translator } from '@/i18n/translator'
import { videoSourceOf } from './embed-url'
import { lotSummary, unitTypes } from './lots'
import { inlineSvgOf, kindOf, mediaOf, sourceOf } from './media'
import { type ProjectView, projectBySlug } from './projects'
import { siteSettings } from './settings'
import { tracked } from './tracked'

type Typed<T extends Thing> = Exclude<T, string>

export const projectJsonLd = tracked(
  'projectJsonLd',
  (slug: string, locale: Locale, site: string | undefined): WithContext<Thing>[] => {
    const project = projectBySlug(slug, locale)
    const parts = [productOf(project, locale, site), residenceOf(project, locale, site), videoOf(project, locale, site)]
    return parts.flatMap((part) => (part ? [{ '@context': 'https://schema.org', ...part }] : []))
  },
)

const commonFields = (project: ProjectView, locale: Locale, site: string | undefined) => ({
  name: project.name,
  description: project.seo.description,
  image: new URL(mediaOf(project.cardImage, 'image', locale).src, site).href,
  url: new URL(project.path, site).href,
})

const productOf = (project: ProjectView, locale: Locale, site: string | undefined): Typed<Product> => ({
  '@type': 'Product',
  ...commonFields(project, locale, site),
  category: project.typeLabel,
  brand: { '@type': 'Brand', name: siteSettings(locale).brand },
  ...(project.price && project.monthlyFromUsd && { offers: offer(project.monthlyFromUsd, project.months) }),
})

/** Returns the monthly instalment as an offer. Its price needs a unit, because it is not the price of the lot. */
function offer(monthlyFromUsd: number, months: number | null): Offer {
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

function residenceOf(
  project: ProjectView,
  locale: Locale,
  site: string | undefined,
): Typed<ApartmentComplex> | Typed<GatedResidenceCommunity> {
  const place = { ...commonFields(project, locale, site), ...placeFields(project) }
  if (project.kind === 'condominium') return { '@type': 'GatedResidenceCommunity', ...place }
  const units = lotSummary(project, locale)
  const floorPlans = floorPlansOf(project, locale, site)
  return {
    '@type': 'ApartmentComplex',
    ...place,
    ...(units && {
      numberOfAccommodationUnits: quantity(units.total),
      numberOfAvailableAccommodationUnits: quantity(units.free),
    }),
    ...(floorPlans.length > 0 && { accommodationFloorPlan: floorPlans }),
  }
}

/** Omits the coordinates of a town, because search engines would show them as the location of the project. */
function placeFields({
  at,
  location: { coordinates },
  area,
}: ProjectView): Pick<Typed<GatedResidenceCommunity>, 'address' | 'geo' | 'amenityFeature'> {
  return {
    address: { '@type': 'PostalAddress', addressLocality: at.name, addressRegion: at.region, addressCountry: 'PE' },
    ...(coordinates &&
      !coordinates.ofTown && {
        geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
      }),
    amenityFeature: area.amenities.map(({ text }) => ({
      '@type': 'LocationFeatureSpecification',
      name: text,
      value: true,
    })),
  }
}

const quantity = (value: number): QuantitativeValue => ({ '@type': 'QuantitativeValue', value })

/**
 * Returns one entry per type of apartment and one per floor plan. The content does not say which plan is of which type.
 */
function floorPlansOf({ slug, gallery }: ProjectView, locale: Locale, site: string | undefined): FloorPlan[] {
  const t = translator(locale)
  const types = unitTypes(slug).map(
    ({ name, minM2, maxM2, free, total }): FloorPlan => ({
      '@type': 'FloorPlan',
      name: `${t('lots.unitType')} ${name}`,
      floorSize: { '@type': 'QuantitativeValue', minValue: minM2, maxValue: maxM2, unitCode: 'MTK' },
      numberOfAccommodationUnits: quantity(total),
      numberOfAvailableAccommodationUnits: quantity(free),
    }),
  )
  const plans = gallery.sliders
    .flatMap(({ images }) => images)
    .filter((image) => kindOf(image) === 'svg')
    .map(
      (image): FloorPlan => ({
        '@type': 'FloorPlan',
        name: inlineSvgOf(image, locale).alt,
        layoutImage: new URL(sourceOf(image), site).href,
      }),
    )
  return [...types, ...plans]
}

/** Returns the video of the gallery: our own file, or otherwise a player on another host. */
function videoOf({ name, slider, cardImage, gallery }: ProjectView, locale: Locale, site: string | undefined) {
  const [key] = gallery.videos
  const ownVideo = key ? mediaOf(key, 'video', locale) : null
  const frame = ownVideo ? null : videoSourceOf(gallery.videoUrl)
  if (!ownVideo && frame?.kind !== 'frame') return null
  const poster = mediaOf(gallery.videoPoster ?? slider[0]?.image ?? cardImage, 'image', locale)
  const title = translator(locale)('gallery.videoOf', { name })
  const video: VideoObject = {
    '@type': 'VideoObject',
    name: title,
    description: ownVideo?.alt ?? title,
    thumbnailUrl: new URL(poster.src, site).href,
    ...(ownVideo && { contentUrl: new URL(ownVideo.src, site).href, encodingFormat: ownVideo.mimeType }),
    ...(ownVideo?.uploadedOn && { uploadDate: ownVideo.uploadedOn }),
    ...(frame && { embedUrl: frame.src }),
  }
  return video
}
