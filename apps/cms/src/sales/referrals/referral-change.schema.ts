import { isLimaDate, limaDateOf } from '@sillar/domain/calendar/lima-date'
import { leadStates, lostReasons } from '@sillar/domain/lead/lead-state'
import * as z from 'zod'

const MAX_NOTE = 4000
const MAX_PROOF = 120

/** Nobody buys or is paid tomorrow. */
const pastDay = z.string().refine((day) => isLimaDate(day) && day <= limaDateOf(new Date()))

/** What staff can change about a referred person. */
export const referralChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), text: z.string().trim().min(1).max(MAX_NOTE) }),
  z.object({ kind: z.literal('contact'), channel: z.enum(['call', 'whatsapp']) }),
  // A missing reason or day of a sale is rejected by the rule of states, which names what is missing.
  z.object({
    kind: z.literal('state'),
    to: z.enum(leadStates),
    lostReason: z.enum(lostReasons).optional().catch(undefined),
    boughtOn: pastDay.optional().catch(undefined),
  }),
])

export type ReferralChange = z.output<typeof referralChange>

/** An approval names the amount that was seen; a payment its day and the number of the bank's operation. */
export const rewardMove = z.discriminatedUnion('step', [
  z.object({ step: z.literal('approve'), amountCents: z.number() }),
  z.object({ step: z.literal('pay'), paidOn: pastDay, proof: z.string().trim().min(1).max(MAX_PROOF) }),
])

export type RewardMove = z.output<typeof rewardMove>
