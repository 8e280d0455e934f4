export const ALERT_WEBHOOK_QUEUE = 'alert-webhook'

const TIMEOUT_MS = 10_000

/**
 * Posts an alert, and throws if it is not accepted, so the queue retries it. Does not follow redirects, which could
 * leak the alert to another host.
 */
export async function postAlert(url: string, alert: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(alert),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
}
