import * as z from 'zod'
import { localized, mediaKey } from '../language/localized.schema'

/** What was done by one day, and how far the whole work had come. */
const report = z.object({
  date: z.iso.date(),
  percent: z.number().int().min(0).max(100),
  title: localized,
  text: localized.nullable(),
  pictures: z.array(mediaKey),
})

/** Two pictures from one viewpoint. */
const comparison = z.object({
  before: mediaKey,
  beforeOn: z.iso.date(),
  after: mediaKey,
  afterOn: z.iso.date(),
})

/** The works as they went on, beside the planned sequence of `progress`. */
export const projectWorks = z.object({
  /** Invented reports: the page says so beside them. */
  isDemo: z.boolean(),
  reports: z.array(report).min(1),
  comparison: comparison.nullable(),
  nextOn: z.iso.date().nullable(),
  /** Why there is no news, or what else belongs to all reports. */
  note: localized.nullable(),
})
export type ProjectWorks = z.infer<typeof projectWorks>
