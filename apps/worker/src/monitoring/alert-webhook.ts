const TIMEOUT_MS = 10_000

/** Throws when nobody took it, so that the queue tries again. Redirects would carry the alert to another host. */
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
