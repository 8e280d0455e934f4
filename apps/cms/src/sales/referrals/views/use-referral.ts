'use client'

import { useSending } from '../../../panel/forms/use-sending'
import { referralMessages } from '../messages'

/** Sends a request of the referral desk and shows its errors as messages. */
export function useReferral(language: 'es' | 'en') {
  const { rejections, failed } = referralMessages[language]
  const { isBusy, send } = useSending({ failed, rejected: (_, { result }) => rejections[String(result)] ?? failed })
  return { isBusy, send: (path: string, body: object) => send(`/api/referral-desk/${path}`, body) }
}
