import * as z from 'zod'
import { localized, mediaKey } from '../language/localized.schema'

/** A construction update with the work done by that day and the overall percentage. */
const update = z.object({
  date: z.iso.date(),
  percent: z.number().int().min(0).max(100),
  title: localized,
  text: localized.nullable(),
  images: z.array(mediaKey),
})

/** Two images from the same viewpoint, before and after. */
const comparison = z.object({
  before: mediaKey,
  beforeOn: z.iso.date(),
  after: mediaKey,
  afterOn: z.iso.date(),
})

/** The construction updates of a project. The planned stages are in `stages` of the project. */
export const constructionUpdates = z.object({
  /** True if the updates are invented; the page says so. */
  isDemo: z.boolean(),
  updates: z.array(update).min(1),
  comparison: comparison.nullable(),
  nextOn: z.iso.date().nullable(),
  /** Says why there is no recent update, or comments on all updates. */
  note: localized.nullable(),
})
export type ConstructionUpdates = z.infer<typeof constructionUpdates>
