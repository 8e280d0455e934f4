import type { Receiver } from '@sillar/platform/queue/queues'
import type { Digest } from './digest'
import { digestTexts } from './digest-texts'
import type { ParkedGroup } from './parked-deliveries'

const runbooks = { refuses: 'ops/runbooks/receiver-refuses.md', parked: 'ops/runbooks/delivery-parked.md' } as const

/** `text` is what a chat shows; `status` and `alerts` are what receivers of Alertmanager's calls read. */
export type Alert = {
  text: string
  receiver: Receiver
  since: string
  runbook: string
  status: 'firing' | 'resolved'
  alerts: {
    status: 'firing' | 'resolved'
    labels: { alertname: string; receiver: Receiver }
    annotations: { summary: string; runbook: string }
    startsAt: string
  }[]
}

export const runbooksOf = ({ opened, closed }: Digest, parked: ParkedGroup[]): string[] => [
  ...(opened.length + closed.length > 0 ? [runbooks.refuses] : []),
  ...(parked.length > 0 ? [runbooks.parked] : []),
]

/** One call per receiver. Counts only: codes of submissions stay in the mail, a chat belongs to somebody else. */
export function alertsOf(digest: Digest, parked: ParkedGroup[]): Alert[] {
  const { es, en } = digestTexts
  const both = (of: (texts: typeof es) => string) => `${of(es)} / ${of(en)}`
  return [
    ...digest.opened.map((incident) =>
      alert(
        'ReceiverRefuses',
        'firing',
        incident,
        runbooks.refuses,
        both((texts) => texts.refuses(incident)),
      ),
    ),
    ...digest.closed.map((incident) =>
      alert(
        'ReceiverRefuses',
        'resolved',
        incident,
        runbooks.refuses,
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
  { receiver, since }: { receiver: Receiver; since: string },
  runbook: string,
  text: string,
): Alert {
  const annotations = { summary: text, runbook }
  const alerts = [{ status, labels: { alertname, receiver }, annotations, startsAt: since }]
  return { text, receiver, since, runbook, status, alerts }
}
