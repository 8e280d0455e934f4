import * as z from 'zod'
import type { Job } from '../jobs/job'
import { ALERT_WEBHOOK_QUEUE, postAlert } from '../monitoring/alert-webhook'

const alert = z.looseObject({})

export const postAlerts: Job<{ webhookUrl: string | undefined }> = {
  name: ALERT_WEBHOOK_QUEUE,
  role: 'deliver',
  // Retries end after a few hours, because an older alert no longer helps on-call.
  queue: { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 15 * 60, expireInSeconds: 60 },
  poll: { pollingIntervalSeconds: 2 },
  run: async ({ webhookUrl }, { data }) => {
    if (webhookUrl) await postAlert(webhookUrl, alert.parse(data))
  },
}
