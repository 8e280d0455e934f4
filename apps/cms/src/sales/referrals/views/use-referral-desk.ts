'use client'

import { useSending } from '../../../panel/forms/use-sending'
import { referralMessages } from '../messages'

/** Returns a function that sends requests to the referral desk and shows errors in the panel language. */
export function useReferralDesk(language: 'es' | 'en') {
  const { rejections, failed } = referralMessages[language]
  const { isBusy, send } = useSending({ failed, rejected: (_, { result }) => rejections[String(result)] ?? failed })
  return { isBusy, send: (path: string, body: object) => send(`/api/referral-desk/${path}`, body) }
}
