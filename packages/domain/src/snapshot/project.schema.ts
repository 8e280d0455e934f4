import * as z from 'zod'
import { externalUrl, heading, localized, mediaKey, slug } from '../language/localized.schema'
import { amenityIcons, contentIcons } from './icons'
import { textLink } from './popup.schema'
import { projectAnswers } from './project-answers.schema'
import { projectWorks } from './project-works.schema'

export const projectKinds = ['condominium', 'apartment'] as const
export const salesStatuses = ['pre-sale', 'in-progress', 'delivered'] as const

const slide = z.object({
  type: z.enum(['image', 'video']),
  image: mediaKey, // for a video: its poster
  film: mediaKey.nullable(),
})

const amenity = z.object({
  icon: z.enum(amenityIcons),
  text: localized,
  sharing: z.enum(['own', 'shared']).nullable(),
})

/** A slider of an apartment building: pictures, or drawings of its plans. */
const gallerySlider = z.object({ title: localized, images: z.array(mediaKey).min(1) })

/** A block of the info box. Its value may name a figure (`{area}`), so that none is typed twice. */
const featureBox = z.object({
  icon: z.enum(contentIcons),
  text: localized,
  value: localized,
  highlighted: z.boolean(),
  bold: z.boolean(),
})

/** What a card says beyond the figures of the project. */
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
  /** Apartments: two sliders (the building, the apartments inside) take the place of the pictures. */
  sliders: z.array(gallerySlider).max(2),
  /** Our own equirectangular picture; wins over a tour of another host. */
  panorama: mediaKey.nullable(),
  tourUrl: externalUrl.nullable(),
  /** One film of our own, in the formats browsers take; wins over a film of another host. */
  films: z.array(mediaKey),
  filmPoster: mediaKey.nullable(),
  videoUrl: externalUrl.nullable(),
  cta: z.object({ ...heading, description: localized, buttonText: localized, more: textLink.nullable() }),
})

const progress = z.object({
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
  /** A film of our own wins over everything else. */
  films: z.array(mediaKey),
  panorama: mediaKey.nullable(),
  tourUrl: externalUrl.nullable(),
  videoUrl: externalUrl.nullable(),
})

const promoBanner = z.object({
  ...heading,
  subtitle: localized,
  designation: localized.nullable(),
  ctaText: localized,
  /** Stands out above the button. */
  ctaHighlight: localized.nullable(),
  image: mediaKey,
})

/** Where maps and navigation lead. `ofTown`: the middle of the town, because the site itself has no published point. */
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
 * Everything the site says about a project. Price, months, area and status stand here once;
 * cards, info boxes, filters, the simulator and structured data derive from them.
 */
export const project = z.object({
  slug,
  kind: z.enum(projectKinds),
  name: z.string(),
  /** The wordmark splits two-word names into a light and a bold part. */
  logo: mediaKey,
  /** `project_id` of the CRM; the only project number that ever leaves the company's systems. */
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
    /** None: minimum area and months, or for a building its place. */
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
  progress: progress.nullable(),
  virtual: virtual.nullable(),
  promoBanner: promoBanner.nullable(),
  location,
  related: z.object({ ...heading, projects: z.array(slug).min(1) }),
  contact: z.object({ ...heading, lead: localized, image: mediaKey }),
  /** The drawing on which its lots are chosen; lots are a part of the snapshot of their own. */
  lotPlan: mediaKey.nullish(),
  /** One lot from one camera: as it is sold, and with a house as it could be. */
  lotPictures: z.object({ empty: mediaKey, built: mediaKey }).nullish(),
  /** None in content that is older than these. */
  answers: projectAnswers.nullish(),
  works: projectWorks.nullish(),
  seo: z.object({ title: localized, description: localized }),
})
export type Project = z.infer<typeof project>
export type ProjectKind = (typeof projectKinds)[number]
export type SalesStatus = (typeof salesStatuses)[number]
