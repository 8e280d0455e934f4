import { staffChannels } from '@app/domain/lead/lead-channels'
import { channelsOf, leadSources, parkReasons } from '@app/domain/source/lead-source'
import * as z from 'zod'

const version = z.union([z.literal(''), z.string().max(40)])

/**
 * The settings that staff choose for a form of another system. An empty version means that the form does not ask for
 * this consent.
 */
export const sourceForm = z
  .object({
    source: z.enum(leadSources),
    form: z.string().max(120),
    name: z.string().trim().min(1).max(80),
    project: z.string().regex(/^[a-z0-9-]{1,60}$/),
    channel: z.enum(staffChannels),
    language: z.enum(['es', 'en']),
    termsVersion: version,
    marketingVersion: version,
    marketingBox: z.string().trim().max(120),
  })
  .refine(({ source, channel }) => channelsOf(source).includes(channel), { path: ['channel'] })
  .refine(({ marketingVersion, marketingBox }) => !marketingVersion || marketingBox !== '', { path: ['marketingBox'] })

export type SourceForm = z.output<typeof sourceForm>

/** The parked messages of one form with the same reason. */
export const parkedGroup = z.object({
  source: z.enum(leadSources),
  form: z.string().max(120),
  reason: z.enum(parkReasons),
})
