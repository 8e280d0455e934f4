import { staffChannels } from '@app/domain/lead/lead-channels'
import { internationalPhone, isPhoneNumber } from '@app/domain/phone/server-phone-check'
import * as z from 'zod'
import { recordId } from '../../platform/database/record-id.schema'

const MAX_NOTE_LENGTH = 500

const name = z.string().trim().min(1).max(80)
export const staffPhone = z
  .string()
  .max(40)
  .transform((phone) => internationalPhone(phone))
  .refine(isPhoneNumber)

/** A lead that staff enter. `consents` contains the texts that the person accepted aloud, with their versions. */
export const newLead = z.object({
  /** Identifies the submitted form, so a double submit creates only one lead. */
  key: recordId,
  firstName: name,
  lastName: name,
  phone: staffPhone,
  email: z.union([z.literal(''), z.email().max(254)]),
  project: z.string().regex(/^[a-z0-9-]{1,60}$/),
  channel: z.enum(staffChannels),
  note: z.string().trim().max(MAX_NOTE_LENGTH),
  language: z.enum(['es', 'en']),
  consents: z
    .array(z.object({ purpose: z.enum(['terms', 'marketing']), version: z.string().min(1).max(40) }))
    .max(2)
    .refine((consents) => new Set(consents.map(({ purpose }) => purpose)).size === consents.length),
})

export type NewLead = z.output<typeof newLead>
