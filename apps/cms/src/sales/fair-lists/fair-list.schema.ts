import { staffChannels } from '@app/domain/lead/lead-channels'
import * as z from 'zod'
import { recordId } from '../../platform/database/record-id.schema'

const MAX_FILE_LENGTH = 300_000

export const listFile = z.object({ csv: z.string().max(MAX_FILE_LENGTH) })

/** A list of people, with the details that apply to all of them. */
export const fairList = listFile
  .extend({
    /** Identifies the list, so a double submit creates its leads only once. */
    key: recordId,
    project: z.string().regex(/^[a-z0-9-]{1,60}$/),
    channel: z.enum(staffChannels),
    language: z.enum(['es', 'en']),
    /** Whether people who already have a lead get another one. */
    includesKnown: z.boolean(),
    consents: z
      .array(z.object({ purpose: z.enum(['terms', 'marketing']), version: z.string().min(1).max(40) }))
      .max(2)
      .refine((consents) => new Set(consents.map(({ purpose }) => purpose)).size === consents.length),
    /** The colleague who read the texts to the people and heard their consent. */
    heardBy: z.string().trim().max(80),
  })
  .refine(({ consents, heardBy }) => consents.length === 0 || heardBy !== '', { path: ['heardBy'] })

export type FairList = z.output<typeof fairList>
