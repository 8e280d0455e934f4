import * as z from 'zod'
import { localized, mediaKey } from '../language/localized.schema'

/** A construction update: what was done by that day, and the overall progress. */
const report = z.object({
  date: z.iso.date(),
  percent: z.number().int().min(0).max(100),
  title: localized,
  text: localized.nullable(),
  pictures: z.array(mediaKey),
})

/** Two images from one viewpoint. */
const comparison = z.object({
  before: mediaKey,
  beforeOn: z.iso.date(),
  after: mediaKey,
  afterOn: z.iso.date(),
})

/** The actual construction updates, next to the planned stages in `progress`. */
export const projectWorks = z.object({
  /** Invented updates: the page says so. */
  isDemo: z.boolean(),
  reports: z.array(report).min(1),
  comparison: comparison.nullable(),
  nextOn: z.iso.date().nullable(),
  /** Why there is no update, or a remark about all of them. */
  note: localized.nullable(),
})
export type ProjectWorks = z.infer<typeof projectWorks>
