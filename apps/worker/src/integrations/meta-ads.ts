import { metaConversion } from '@app/domain/ads/ad-event'
import { timeLimits } from '@app/platform/queue/time-limits'
import type { DeliverTo } from '../deliveries/delivery'
import { loadAdEvent, sha256, skipAdEvent } from './load-ad-event'
import { isTemporaryMetaError } from './meta-error'

/** Reports a stage of a lead to the Conversions API of Meta. Meta counts a repeated event once, by its id. */
export const deliverToMetaAds: DeliverTo = async (context, delivery) => {
  const { meta } = context.settings.ads
  const event = meta && (await loadAdEvent(context, delivery))
  const body = event && metaConversion(event, sha256)
  if (!body) return skipAdEvent('no longer needed')
  const response = await fetch(`${meta.url}/${meta.datasetId}/events`, {
    method: 'POST',
    // The token is in a header, because URLs are logged.
    headers: { 'content-type': 'application/json', authorization: `Bearer ${meta.token}` },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimits.http * 1000),
  })
  const answer = (await response.json().catch(() => ({}))) as { events_received?: number; error?: { code?: number } }
  const { status: httpStatus } = response
  if (response.ok && answer.events_received === 1) return { outcome: 'delivered', detail: 'accepted', httpStatus }
  const isBusy = response.ok || isTemporaryMetaError(httpStatus, answer.error?.code)
  return {
    outcome: isBusy ? 'retry' : 'refused',
    detail: `status ${httpStatus}, code ${answer.error?.code ?? '-'}`,
    httpStatus,
  }
}
