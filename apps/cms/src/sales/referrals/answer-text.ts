import { referralMessages } from './messages'
import type { ListedReferral } from './read-referrals'

/** Returns the text for the answer of a person. A person who used the link wrote to us first, so we did not ask. */
export function answerText({ answer, usedLink }: Pick<ListedReferral, 'answer' | 'usedLink'>, language: 'es' | 'en') {
  const messages = referralMessages[language]
  return messages.answers[answer ?? ''] ?? (usedLink ? messages.byLink : messages.notAsked)
}
