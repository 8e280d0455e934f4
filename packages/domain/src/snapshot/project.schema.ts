import * as z from 'zod'
import { externalUrl, heading, localized, mediaKey, slug } from '../language/localized.schema'
import { constructionUpdates } from './construction-updates.schema'
import { amenityIcons, contentIcons } from './icons'
import { textLink } from './popup.schema'
import { projectAnswers } from './project-answers.schema'

export const projectKinds = ['condominium', 'apartment'] as const
export const salesStatuses = ['pre-sale', 'in-progress', 'delivered'] as const

const slide = z.object({
  type: z.enum(['image', 'video']),
  /** The poster if the slide is a video. */
  image: mediaKey,
  video: mediaKey.nullable(),
})

const amenity = z.object({
  icon: z.enum(amenityIcons),
  text: localized,
  sharing: z.enum(['own', 'shared']).nullable(),
})

/** A carousel of an apartment building with images or floor plans. */
const gallerySlider = z.object({ title: localized, images: z.array(mediaKey).min(1) })

/** A box of the info section. Its value may contain a placeholder such as `{area}`, so no figure is typed twice. */
const featureBox = z.object({
  icon: z.enum(contentIcons),
  text: localized,
  value: localized,
  highlighted: z.boolean(),
  bold: z.boolean(),
})

/** Texts of the project card, in addition to the figures of the project. */
const card = z.object({
  description: localized.nullable(),
  detail1: localized.nullable(),
  detail2: localized.nullable(),
})

const gallery = z.object({
  ...heading,
  subtitle: localized.nullable(),
  note: localized.nullable(),
  images: z.array(mediaKey).min(1),
  /**
   * Carousels of an apartment building: one of the building, one of the apartments. If there are any, the page shows
   * them instead of `images`.
   */
  sliders: z.array(gallerySlider).max(2),
  /** A 360° image on our site, which takes precedence over a tour on another host. */
  panorama: mediaKey.nullable(),
  tourUrl: externalUrl.nullable(),
  /** One video on our site in several formats, which takes precedence over a video on another host. */
  videos: z.array(mediaKey),
  videoPoster: mediaKey.nullable(),
  videoUrl: externalUrl.nullable(),
  cta: z.object({ ...heading, description: localized, buttonText: localized, more: textLink.nullable() }),
})

const stages = z.object({
  ...heading,
  description: localized,
  note: localized.nullable(),
  images: z.array(z.object({ image: mediaKey, title: localized, caption: localized })).length(4),
})

const virtual = z.object({
  ...heading,
  subtitle: localized.nullable(),
  note: localized.nullable(),
  poster: mediaKey,
  /** A video on our site takes precedence over panorama, tour and external video. */
  videos: z.array(mediaKey),
  panorama: mediaKey.nullable(),
  tourUrl: externalUrl.nullable(),
  videoUrl: externalUrl.nullable(),
})

const promoBanner = z.object({
  ...heading,
  subtitle: localized,
  designation: localized.nullable(),
  ctaText: localized,
  /** Emphasised text above the button. */
  ctaHighlight: localized.nullable(),
  image: mediaKey,
})

/**
 * Target of maps and navigation. `ofTown` is true if it is the centre of the town, because the exact location is not
 * published.
 */
const coordinates = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  ofTown: z.boolean(),
})
export type Coordinates = z.infer<typeof coordinates>

const location = z.object({
  ...heading,
  description: localized,
  map: mediaKey,
  coordinates: coordinates.nullable(),
  googleMapsUrl: externalUrl.nullable(),
  wazeUrl: externalUrl.nullable(),
  note: localized.nullable(),
})

/**
 * The content of a project. Price, months, area and status are stored only here; cards, filters, the simulator and
 * structured data use them.
 */
export const project = z.object({
  slug,
  kind: z.enum(projectKinds),
  name: z.string(),
  logo: mediaKey,
  /** The `project_id` of the CRM. */
  crmId: z.number().int().positive(),
  order: z.number().int(),
  place: slug,
  typeLabel: localized,
  status: z.enum(salesStatuses),
  soldOut: z.boolean(),
  statusNote: localized.nullable(),
  monthlyFromUsd: z.number().int().positive().nullable(),
  months: z.number().int().positive().nullable(),
  minAreaM2: z.number().int().positive(),
  conditions: localized,
  cardImage: mediaKey,
  card,
  infoBox: z.object({
    /**
     * If empty, the page shows the minimum area, and the months of a condominium or the place of an apartment building.
     */
    infoBoxes: z.array(featureBox),
  }),
  slider: z.array(slide).min(1),
  area: z.object({
    ...heading,
    description: localized,
    amenities: z.array(amenity).min(4),
    building: mediaKey.nullable(),
  }),
  gallery,
  stages: stages.nullable(),
  virtual: virtual.nullable(),
  promoBanner: promoBanner.nullable(),
  location,
  related: z.object({ ...heading, projects: z.array(slug).min(1) }),
  contact: z.object({ ...heading, intro: localized, image: mediaKey }),
  /** The site plan on which visitors choose a lot. */
  lotPlan: mediaKey.nullish(),
  /** Two images of a lot from the same viewpoint, empty and with a house. */
  lotImages: z.object({ empty: mediaKey, built: mediaKey }).nullish(),
  answers: projectAnswers.nullish(),
  constructionUpdates: constructionUpdates.nullish(),
  seo: z.object({ title: localized, description: localized }),
})
export type Project = z.infer<typeof project>
export type ProjectKind = (typeof projectKinds)[number]
export type SalesStatus = (typeof salesStatuses)[number]
