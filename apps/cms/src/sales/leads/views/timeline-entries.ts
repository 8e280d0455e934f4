import { formatInstant } from '@app/domain/calendar/format-date'
import { isLeadState, isLostReason } from '@app/domain/lead/lead-state'
import type { Language } from '../../../panel/language/language'
import type { TimelineEntry } from '../../../panel/record/timeline-entry'
import type { LeadMessages } from '../messages'
import type { Delivery, Lead, LeadEvent } from '../read-lead'
import type { LeadNotice } from '../read-notices'

const stateName = (messages: LeadMessages, state: string | null) => (isLeadState(state) ? messages.states[state] : '')

function eventEntry(event: LeadEvent, messages: LeadMessages): TimelineEntry {
  const by = event.by ? messages.by(event.by) : ''
  const entry = { id: event.id, at: event.at }
  switch (event.kind) {
    case 'note':
      return { ...entry, icon: 'note', tone: 'ink', title: messages.note(event.by ?? ''), quote: event.text ?? '' }
    case 'state': {
      const reason = isLostReason(event.text) ? `${messages.reason}: ${messages.reasons[event.text]}` : ''
      const title = messages.stateChanged(stateName(messages, event.from), stateName(messages, event.to))
      return { ...entry, icon: 'flag', tone: 'plain', title, text: [reason, by].filter(Boolean).join(', ') }
    }
    case 'owner': {
      const reason = event.text === 'same-person' ? messages.samePerson : messages.inTurn
      const title = messages.assigned(event.to ? (event.toName ?? '—') : messages.noOwner)
      return { ...entry, icon: 'person', tone: 'plain', title, text: by || reason }
    }
    case 'next-step': {
      const title = event.text ? messages.stepSet(event.text) : messages.stepWasDone(event.from ?? '')
      return { ...entry, icon: event.text ? 'clock' : 'check', tone: 'plain', title, text: by }
    }
    case 'contact': {
      const icon = event.text === 'whatsapp' ? 'chat' : event.text === 'mail' ? 'mail' : 'phone'
      return { ...entry, icon, tone: 'ok', title: messages.contacts[event.text ?? 'call'] ?? '', text: by }
    }
    case 'message':
      return { ...entry, icon: 'chat', tone: 'ink', title: messages.messageReceived }
    case 'appointment-declined':
      return { ...entry, icon: 'flag', tone: 'plain', title: messages.appointmentDeclined, text: by }
    case 'quote':
      return { ...entry, icon: 'note', tone: 'ink', title: messages.quoteMade(event.text ?? ''), text: by }
  }
}

function deliveryEntries(
  { id, integration, status, queuedAt, attempts }: Delivery,
  messages: LeadMessages,
): TimelineEntry[] {
  const integrationName = messages.deliveries[integration] ?? integration
  const attemptEntries = attempts.map((attempt): TimelineEntry => {
    const isDelivered = attempt.outcome === 'delivered'
    // The detail is shown only if it is "no answer". Other details are technical and in English.
    const noAnswer = attempt.detail.startsWith('no answer') ? messages.noAnswer : undefined
    const code = attempt.httpStatus ? messages.answerCode(attempt.httpStatus) : noAnswer
    const outcome = messages.outcomes[attempt.outcome] ?? ''
    return {
      id: attempt.id,
      at: attempt.at,
      icon: isDelivered ? 'check' : 'retry',
      tone: isDelivered ? 'ok' : attempt.outcome === 'skipped' ? 'plain' : 'bad',
      title: isDelivered
        ? messages.delivered(integrationName)
        : attempt.outcome === 'skipped'
          ? messages.skipped(integrationName)
          : messages.attempt(integrationName),
      text: code ? messages.withDetail(outcome, code) : outcome,
    }
  })
  if (status === 'delivered' || status === 'skipped') return attemptEntries
  const title = status === 'parked' ? messages.parked(integrationName) : messages.waiting(integrationName)
  // One millisecond after the last attempt, so the delivery is listed above all its attempts.
  const at = new Date(Math.max(queuedAt.getTime(), ...attempts.map((attempt) => attempt.at.getTime())) + 1)
  return [
    { id, at, icon: 'retry', tone: status === 'parked' ? 'bad' : 'plain', title, delivery: id },
    ...attemptEntries,
  ]
}

function noticeEntry(notice: LeadNotice, messages: LeadMessages, language: Language): TimelineEntry {
  const { id, at, kind, recipient, isListed, seenAt, deliveries } = notice
  const ways = deliveries.map(({ integration, status }) => messages.noticeWays[integration]?.[status])
  const isParked = deliveries.length > 0 && deliveries.every(({ status }) => status === 'parked')
  return {
    id,
    at,
    icon: 'mail',
    tone: isParked ? 'bad' : seenAt ? 'ok' : 'plain',
    title: messages.notice(recipient ?? messages.noRecipient),
    text: [
      messages.noticeReasons[kind],
      isListed && messages.inList,
      ...ways,
      seenAt && messages.seen(formatInstant(seenAt, language)),
    ]
      .filter(Boolean)
      .join(', '),
  }
}

type Sources = {
  lead: Lead
  events: LeadEvent[]
  deliveries: Delivery[]
  notices: LeadNotice[]
  project: string
  language: Language
}

/** Returns the events, deliveries and notices of a lead as a timeline, newest first. */
export function timelineEntries(
  { lead, events, deliveries, notices, project, language }: Sources,
  messages: LeadMessages,
): TimelineEntry[] {
  const receivedEntry: TimelineEntry = {
    id: 'received',
    at: lead.receivedAt,
    icon: 'inbox',
    tone: 'ink',
    title: messages.receivedEvent,
    text: lead.kind === 'contact' ? project : `${messages.kinds[lead.kind]}, ${project}`,
    ...(lead.message && { quote: lead.message }),
  }
  const laterEntries = [
    ...events.map((event) => eventEntry(event, messages)),
    ...deliveries.flatMap((delivery) => deliveryEntries(delivery, messages)),
    ...notices.map((notice) => noticeEntry(notice, messages, language)),
  ]
  return [...laterEntries.toSorted((a, b) => b.at.getTime() - a.at.getTime()), receivedEntry]
}
