import { isLeadState, isLostReason } from '@sillar/domain/lead/lead-state'
import type { TimelineEntry } from '../../../panel/record/timeline-entry'
import type { InboxWords } from '../messages'
import type { Delivery, Lead, LeadEvent } from '../read-lead'

const stateName = (say: InboxWords, state: string | null) => (isLeadState(state) ? say.states[state] : '')

function eventEntry(event: LeadEvent, say: InboxWords): TimelineEntry {
  const by = event.by ? say.by(event.by) : ''
  const entry = { id: event.id, at: event.at }
  switch (event.kind) {
    case 'note':
      return { ...entry, icon: 'note', tone: 'ink', title: say.note(event.by ?? ''), quote: event.text ?? '' }
    case 'state': {
      const reason = isLostReason(event.text) ? `${say.reason}: ${say.reasons[event.text]}` : ''
      const title = say.stateChanged(stateName(say, event.from), stateName(say, event.to))
      return { ...entry, icon: 'flag', tone: 'plain', title, text: [reason, by].filter(Boolean).join(', ') }
    }
    case 'owner': {
      const title = say.assigned(event.to ? (event.toName ?? '—') : say.nobody)
      return { ...entry, icon: 'person', tone: 'plain', title, text: by || say.inTurn }
    }
    case 'next-step': {
      const title = event.text ? say.stepSet(event.text) : say.stepWasDone(event.from ?? '')
      return { ...entry, icon: event.text ? 'clock' : 'check', tone: 'plain', title, text: by }
    }
    case 'contact': {
      const icon = event.text === 'whatsapp' ? 'chat' : event.text === 'mail' ? 'mail' : 'phone'
      return { ...entry, icon, tone: 'ok', title: say.contacts[event.text ?? 'call'] ?? '', text: by }
    }
    case 'visit-declined':
      return { ...entry, icon: 'flag', tone: 'plain', title: say.visitDeclined, text: by }
  }
}

function deliveryEntries({ id, destination, status, queuedAt, attempts }: Delivery, say: InboxWords): TimelineEntry[] {
  const to = say.deliveries[destination] ?? destination
  const tried = attempts.map((attempt): TimelineEntry => {
    const isTaken = attempt.outcome === 'delivered'
    // What else the worker noted is technical and in English; it stands with the attempt itself.
    const noAnswer = attempt.detail.startsWith('no answer') ? say.noAnswer : undefined
    const code = attempt.httpStatus ? say.answerCode(attempt.httpStatus) : noAnswer
    return {
      id: attempt.id,
      at: attempt.at,
      icon: isTaken ? 'check' : 'retry',
      tone: isTaken ? 'ok' : attempt.outcome === 'skipped' ? 'plain' : 'bad',
      title: isTaken ? say.delivered(to) : attempt.outcome === 'skipped' ? say.skipped(to) : say.attempt(to),
      text: [say.outcomes[attempt.outcome], code].filter(Boolean).join('. '),
    }
  })
  if (status === 'delivered' || status === 'skipped') return tried
  const title = status === 'parked' ? say.parked(to) : say.waiting(to)
  // Above its attempts, whatever their clock says.
  const at = new Date(Math.max(queuedAt.getTime(), ...attempts.map((attempt) => attempt.at.getTime())) + 1)
  return [{ id, at, icon: 'retry', tone: status === 'parked' ? 'bad' : 'plain', title, delivery: id }, ...tried]
}

type Told = { lead: Lead; events: LeadEvent[]; deliveries: Delivery[]; project: string }

/** All that has happened with a lead, the newest first. */
export function timelineEntries({ lead, events, deliveries, project }: Told, say: InboxWords): TimelineEntry[] {
  const received: TimelineEntry = {
    id: 'received',
    at: lead.receivedAt,
    icon: 'inbox',
    tone: 'ink',
    title: say.receivedEvent,
    text: lead.kind === 'contact' ? project : `${say.kinds[lead.kind]}, ${project}`,
    ...(lead.message && { quote: lead.message }),
  }
  const later = [
    ...events.map((event) => eventEntry(event, say)),
    ...deliveries.flatMap((delivery) => deliveryEntries(delivery, say)),
  ]
  return [...later.toSorted((one, other) => other.at.getTime() - one.at.getTime()), received]
}
