import { formatDay } from '@app/domain/calendar/format-date'
import { isLeadState, isLostReason } from '@app/domain/lead/lead-state'
import { cents, shortPen } from '@app/domain/money/money'
import { type RewardState, rewardStates } from '@app/domain/referral/referral-status'
import type { Language } from '../../../panel/language/language'
import type { TimelineEntry } from '../../../panel/record/timeline-entry'
import { leadMessages } from '../../leads/messages'
import { referralMessages } from '../messages'
import type { HistoryEvent, Referral } from '../read-referrals'

const isRewardState = (value: unknown): value is RewardState => rewardStates.includes(value as RewardState)

function eventEntry(event: HistoryEvent, language: Language): TimelineEntry {
  const [messages, common] = [referralMessages[language], leadMessages[language]]
  const by = event.by ? common.by(event.by) : ''
  const entry = { id: event.id, at: event.at }
  const state = (name: string | null) => (isLeadState(name) ? common.states[name] : '')
  switch (event.kind) {
    case 'note':
      return { ...entry, icon: 'note', tone: 'ink', title: common.note(event.by ?? ''), quote: event.text ?? '' }
    case 'state': {
      const reason = isLostReason(event.text) ? `${common.reason}: ${common.reasons[event.text]}` : ''
      const day = event.to === 'won' && event.text ? messages.saleOf(formatDay(event.text, language)) : ''
      const title = common.stateChanged(state(event.from), state(event.to))
      return { ...entry, icon: 'flag', tone: 'plain', title, text: [reason, day, by].filter(Boolean).join(', ') }
    }
    case 'contact': {
      const icon = event.text === 'whatsapp' ? 'chat' : 'phone'
      return { ...entry, icon, tone: 'ok', title: common.contacts[event.text ?? 'call'] ?? '', text: by }
    }
    case 'invitation':
      return { ...entry, icon: 'chat', tone: 'plain', title: messages.invited, text: by }
    case 'reward': {
      const title = messages.rewardChanged(isRewardState(event.to) ? messages.rewards[event.to] : '')
      const detail = event.to === 'paid' ? `${messages.proof}: ${event.text}` : shortPen(cents(Number(event.text)))
      const tone = event.to === 'paid' ? 'ok' : event.to === 'cancelled' ? 'bad' : 'plain'
      return { ...entry, icon: 'check', tone, title, text: [detail, by].filter(Boolean).join(', ') }
    }
    case 'answer': {
      const isDeclined = event.to === 'declined'
      return { ...entry, icon: 'person', tone: isDeclined ? 'bad' : 'ok', title: messages.said[event.to ?? ''] ?? '' }
    }
  }
}

/** Returns the timeline of a referred person, newest first. */
export function referralHistory(referral: Referral, events: HistoryEvent[], language: Language): TimelineEntry[] {
  const messages = referralMessages[language]
  const receivedEntry: TimelineEntry = {
    id: 'received',
    at: referral.receivedAt,
    icon: 'inbox',
    tone: 'ink',
    title: messages.received,
    text: messages.referredBy(referral.referrer),
  }
  return [...events.map((event) => eventEntry(event, language)), receivedEntry]
}
