import * as z from 'zod'
import { recordId } from '../../platform/database/record-id.schema'

const MAX_LENGTH = 40

const choice = z.string().trim().max(MAX_LENGTH)

/** The choices of a quote that staff issue. The server calculates the amounts itself. */
export const newQuote = z.object({
  /** Identifies the submitted form and becomes the id of the quote, so a double submit issues only one quote. */
  key: recordId,
  lead: recordId,
  project: z.string().regex(/^[a-z0-9-]{1,60}$/),
  choices: z.object({ lot: choice, price: choice, down: choice, months: choice, start: choice, day: choice }),
  isMailed: z.boolean(),
})

export type NewQuote = z.output<typeof newQuote>
