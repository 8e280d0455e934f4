import { leadStates, lostReasons } from '@app/domain/lead/lead-state'
import * as z from 'zod'
import { recordId } from '../../platform/database/record-id.schema'

const MAX_NOTE_LENGTH = 4000
const MAX_STEP_LENGTH = 200

export const leadChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), text: z.string().trim().min(1).max(MAX_NOTE_LENGTH) }),
  // An invalid reason becomes undefined, and the state rules then reject the change with a specific error.
  z.object({
    kind: z.literal('state'),
    to: z.enum(leadStates),
    lostReason: z.enum(lostReasons).optional().catch(undefined),
  }),
  z.object({ kind: z.literal('owner'), to: recordId.nullable() }),
  z.object({
    kind: z.literal('next-step'),
    text: z.string().trim().min(1).max(MAX_STEP_LENGTH),
    at: z.coerce.date().nullable().default(null),
  }),
  z.object({ kind: z.literal('next-step-done') }),
  z.object({ kind: z.literal('contact'), channel: z.enum(['call', 'whatsapp', 'mail']) }),
])

export type LeadChange = z.output<typeof leadChange>
