import type { Integration } from '@app/platform/queue/queues'
import type { Digest } from './digest'
import { digestTexts } from './digest-texts'
import type { ParkedGroup } from './parked-deliveries'

const runbooks = { rejects: 'ops/runbooks/integration-rejects.md', parked: 'ops/runbooks/delivery-parked.md' } as const

/** `text` is for chats; `status` and `alerts` follow the format of Alertmanager's webhook. */
export type Alert = {
  text: string
  integration: Integration
  since: string
  runbook: string
  status: 'firing' | 'resolved'
  alerts: {
    status: 'firing' | 'resolved'
    labels: { alertname: string; integration: Integration }
    annotations: { summary: string; runbook: string }
    startsAt: string
  }[]
}

export const runbooksOf = ({ opened, closed }: Digest, parkedGroups: ParkedGroup[]): string[] => [
  ...(opened.length + closed.length > 0 ? [runbooks.rejects] : []),
  ...(parkedGroups.length > 0 ? [runbooks.parked] : []),
]

/**
 * Returns an alert for each integration that began to fail, recovered or has parked deliveries. Alerts contain no
 * references of submissions, because a third party runs the chat.
 */
export function alertsOf(digest: Digest, parkedGroups: ParkedGroup[]): Alert[] {
  const { es, en } = digestTexts
  const inBothLanguages = (textOf: (texts: typeof es) => string) => `${textOf(es)} / ${textOf(en)}`
  return [
    ...digest.opened.map((incident) =>
      createAlert(
        'IntegrationRejects',
        'firing',
        incident,
        runbooks.rejects,
        inBothLanguages((texts) => texts.rejects(incident)),
      ),
    ),
    ...digest.closed.map((incident) =>
      createAlert(
        'IntegrationRejects',
        'resolved',
        incident,
        runbooks.rejects,
        inBothLanguages((texts) => texts.ended(incident)),
      ),
    ),
    ...parkedGroups.map((group) =>
      createAlert(
        'DeliveriesParked',
        'firing',
        { integration: group.integration, since: digest.parkedUntil },
        runbooks.parked,
        inBothLanguages((texts) => texts.parked(group)),
      ),
    ),
  ]
}

function createAlert(
  alertname: string,
  status: Alert['status'],
  { integration, since }: { integration: Integration; since: string },
  runbook: string,
  text: string,
): Alert {
  const annotations = { summary: text, runbook }
  const alerts = [{ status, labels: { alertname, integration }, annotations, startsAt: since }]
  return { text, integration, since, runbook, status, alerts }
}
