import { isLimaDate, limaDateOf } from '@app/domain/calendar/lima-date'
import { leadStates, lostReasons } from '@app/domain/lead/lead-state'
import * as z from 'zod'

const MAX_NOTE_LENGTH = 4000
const MAX_PROOF_LENGTH = 120

/** A day up to and including today. */
const pastDay = z.string().refine((day) => isLimaDate(day) && day <= limaDateOf(new Date()))

export const referralChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), text: z.string().trim().min(1).max(MAX_NOTE_LENGTH) }),
  z.object({ kind: z.literal('contact'), channel: z.enum(['call', 'whatsapp']) }),
  // An invalid reason or date becomes undefined, and the state rules then reject the change with a specific error.
  z.object({
    kind: z.literal('state'),
    to: z.enum(leadStates),
    lostReason: z.enum(lostReasons).optional().catch(undefined),
    boughtOn: pastDay.optional().catch(undefined),
  }),
])

export type ReferralChange = z.output<typeof referralChange>

/**
 * An approval contains the amount that staff saw. The proof of a payment is the number of the bank operation or of the
 * signed delivery record.
 */
export const rewardMove = z.discriminatedUnion('step', [
  z.object({ step: z.literal('approve'), amountCents: z.number() }),
  z.object({ step: z.literal('pay'), paidOn: pastDay, proof: z.string().trim().min(1).max(MAX_PROOF_LENGTH) }),
])

export type RewardMove = z.output<typeof rewardMove>
