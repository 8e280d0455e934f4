import type { Integration } from '@app/platform/queue/queues'
import type { Digest } from './digest'
import { digestTexts } from './digest-texts'
import type { ParkedGroup } from './parked-deliveries'

const runbooks = { rejects: 'ops/runbooks/receiver-refuses.md', parked: 'ops/runbooks/delivery-parked.md' } as const

/** `text` is for chats; `status` and `alerts` follow the format of Alertmanager's webhook. */
export type Alert = {
  text: string
  receiver: Integration
  since: string
  runbook: string
  status: 'firing' | 'resolved'
  alerts: {
    status: 'firing' | 'resolved'
    labels: { alertname: string; receiver: Integration }
    annotations: { summary: string; runbook: string }
    startsAt: string
  }[]
}

export const runbooksOf = ({ opened, closed }: Digest, parked: ParkedGroup[]): string[] => [
  ...(opened.length + closed.length > 0 ? [runbooks.rejects] : []),
  ...(parked.length > 0 ? [runbooks.parked] : []),
]

/**
 * Returns one call per integration. It contains counts only, no submission references: a chat is run by a third party.
 */
export function alertsOf(digest: Digest, parked: ParkedGroup[]): Alert[] {
  const { es, en } = digestTexts
  const both = (of: (texts: typeof es) => string) => `${of(es)} / ${of(en)}`
  return [
    ...digest.opened.map((incident) =>
      alert(
        'ReceiverRefuses',
        'firing',
        incident,
        runbooks.rejects,
        both((texts) => texts.rejects(incident)),
      ),
    ),
    ...digest.closed.map((incident) =>
      alert(
        'ReceiverRefuses',
        'resolved',
        incident,
        runbooks.rejects,
        both((texts) => texts.ended(incident)),
      ),
    ),
    ...parked.map((group) =>
      alert(
        'DeliveriesParked',
        'firing',
        { receiver: group.receiver, since: digest.parkedUntil },
        runbooks.parked,
        both((texts) => texts.parked(group)),
      ),
    ),
  ]
}

function alert(
  alertname: string,
  status: Alert['status'],
  { receiver, since }: { receiver: Integration; since: string },
  runbook: string,
  text: string,
): Alert {
  const annotations = { summary: text, runbook }
  const alerts = [{ status, labels: { alertname, receiver }, annotations, startsAt: since }]
  return { text, receiver, since, runbook, status, alerts }
}
