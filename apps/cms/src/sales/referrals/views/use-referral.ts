'use client'

import { useSending } from '../../../panel/forms/use-sending'
import { referralWords } from '../messages'

/** Sends to the desk of referrals; a refusal is told in its own words. */
export function useReferral(language: 'es' | 'en') {
  const { refusals, failed } = referralWords[language]
  const { isBusy, send } = useSending({ failed, refused: (_, { result }) => refusals[String(result)] ?? failed })
  return { isBusy, send: (address: string, body: object) => send(`/api/referral-desk/${address}`, body) }
}
