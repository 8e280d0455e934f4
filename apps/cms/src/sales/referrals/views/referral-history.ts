import { dayInWords } from '@sillar/domain/calendar/day-in-words'
import { isLeadState, isLostReason } from '@sillar/domain/lead/lead-state'
import { cents, shortPen } from '@sillar/domain/money/money'
import { type RewardState, rewardStates } from '@sillar/domain/referral/referral-status'
import type { TimelineEntry } from '../../../panel/record/timeline-entry'
import { inboxWords } from '../../leads/messages'
import { referralWords } from '../messages'
import type { Referral, ToldEvent } from '../read-referrals'

type Language = 'es' | 'en'

const isRewardState = (value: unknown): value is RewardState => rewardStates.includes(value as RewardState)

function entryOf(event: ToldEvent, language: Language): TimelineEntry {
  const [say, common] = [referralWords[language], inboxWords[language]]
  const by = event.by ? common.by(event.by) : ''
  const entry = { id: event.id, at: event.at }
  const state = (name: string | null) => (isLeadState(name) ? common.states[name] : '')
  switch (event.kind) {
    case 'note':
      return { ...entry, icon: 'note', tone: 'ink', title: common.note(event.by ?? ''), quote: event.text ?? '' }
    case 'state': {
      const reason = isLostReason(event.text) ? `${common.reason}: ${common.reasons[event.text]}` : ''
      const day = event.to === 'won' && event.text ? say.saleOf(dayInWords(event.text, language)) : ''
      const title = common.stateChanged(state(event.from), state(event.to))
      return { ...entry, icon: 'flag', tone: 'plain', title, text: [reason, day, by].filter(Boolean).join(', ') }
    }
    case 'contact': {
      const icon = event.text === 'whatsapp' ? 'chat' : 'phone'
      return { ...entry, icon, tone: 'ok', title: common.contacts[event.text ?? 'call'] ?? '', text: by }
    }
    case 'invitation':
      return { ...entry, icon: 'chat', tone: 'plain', title: say.invited, text: by }
    case 'reward': {
      const title = say.rewardChanged(isRewardState(event.to) ? say.rewards[event.to] : '')
      const what = event.to === 'paid' ? `${say.proof}: ${event.text}` : shortPen(cents(Number(event.text)))
      const tone = event.to === 'paid' ? 'ok' : event.to === 'cancelled' ? 'bad' : 'plain'
      return { ...entry, icon: 'check', tone, title, text: [what, by].filter(Boolean).join(', ') }
    }
    case 'answer': {
      const isNo = event.to === 'declined'
      return { ...entry, icon: 'person', tone: isNo ? 'bad' : 'ok', title: say.said[event.to ?? ''] ?? '' }
    }
  }
}

/** All that has happened with a referred person, the newest first. */
export function referralHistory(referral: Referral, events: ToldEvent[], language: Language): TimelineEntry[] {
  const say = referralWords[language]
  const received: TimelineEntry = {
    id: 'received',
    at: referral.receivedAt,
    icon: 'inbox',
    tone: 'ink',
    title: say.received,
    text: say.referredBy(referral.referrer),
  }
  return [...events.map((event) => entryOf(event, language)), received]
}
