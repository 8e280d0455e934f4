import { googleConversion } from '@app/domain/ads/ad-event'
import { timeLimits } from '@app/platform/queue/time-limits'
import type { GoogleAdsSettings } from '../deliveries/ad-settings'
import type { DeliverTo, Outcome } from '../deliveries/delivery'
import { loadAdEvent, sha256, skipAdEvent } from './load-ad-event'

/** Reports a stage of a lead to the offline conversions of Google Ads. Google counts a repeated order id once. */
export const deliverToGoogleAds: DeliverTo = async (context, delivery) => {
  const { google } = context.settings.ads
  const event = google && (await loadAdEvent(context, delivery))
  const body = event && googleConversion(event, google, sha256)
  if (!body) return skipAdEvent('no longer needed')
  const token = await requestAccessToken(google)
  if (typeof token !== 'string') return token
  const response = await fetch(`${google.url}/customers/${google.customerId}:uploadClickConversions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'developer-token': google.developerToken,
      ...(google.loginCustomerId && { 'login-customer-id': google.loginCustomerId }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimits.http * 1000),
  })
  const answer = (await response.json().catch(() => undefined)) as GoogleAnswer | undefined
  if (!response.ok) return failure(response.status, 'upload')
  if (!answer) return { outcome: 'retry', detail: 'the answer is not JSON', httpStatus: response.status }
  // Google answers 200 even if it rejected the only conversion.
  if (answer.partialFailureError) {
    if (isDuplicate(answer.partialFailureError))
      return { outcome: 'delivered', detail: 'accepted before', httpStatus: 200 }
    return { outcome: 'refused', detail: `partial failure ${answer.partialFailureError.code ?? '-'}`, httpStatus: 200 }
  }
  return { outcome: 'delivered', detail: 'accepted', httpStatus: response.status }
}

type PartialFailure = { code?: number; details?: unknown }
type GoogleAnswer = { partialFailureError?: PartialFailure }

/** Returns true if Google already has the order id: an earlier attempt arrived, and only its answer was lost. */
const isDuplicate = ({ details }: PartialFailure) =>
  /DUPLICATE_ORDER_ID|ORDER_ID_ALREADY_IN_USE|CLICK_CONVERSION_ALREADY_EXISTS/.test(JSON.stringify(details ?? ''))

/** Exchanges the refresh token for an access token, or returns why it failed. Stages are rare, so none is cached. */
async function requestAccessToken({
  oauthUrl,
  clientId,
  clientSecret,
  refreshToken,
}: GoogleAdsSettings): Promise<string | Outcome> {
  const response = await fetch(oauthUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimits.googleToken * 1000),
  })
  const answer = (await response.json().catch(() => ({}))) as { access_token?: string }
  return answer.access_token ?? failure(response.status, 'token')
}

function failure(httpStatus: number, step: 'token' | 'upload'): Outcome {
  const isRejection = httpStatus >= 400 && httpStatus < 500 && httpStatus !== 429
  return { outcome: isRejection ? 'refused' : 'retry', detail: `${step}: status ${httpStatus}`, httpStatus }
}
