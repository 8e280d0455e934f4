import { referralMessages } from './messages'
import type { ListedReferral } from './read-referrals'

/** Returns whether the person may be called. A person who used the link wrote to us first. */
export function answerText({ answer, usedLink }: Pick<ListedReferral, 'answer' | 'usedLink'>, language: 'es' | 'en') {
  const messages = referralMessages[language]
  return messages.answers[answer ?? ''] ?? (usedLink ? messages.byLink : messages.notAsked)
}
