'use client'

import { useSendRequest } from '../../../panel/forms/use-send-request'
import { referralMessages } from '../messages'

/** Returns a function that sends requests to the referral desk and shows errors in the panel language. */
export function useReferralDesk(language: 'es' | 'en') {
  const { rejections, failed } = referralMessages[language]
  const { isBusy, send } = useSendRequest({ failed, rejected: (_, { result }) => rejections[String(result)] ?? failed })
  return { isBusy, send: (path: string, body: object) => send(`/api/referral-desk/${path}`, body) }
}
