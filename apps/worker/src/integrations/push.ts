import { isPushEndpoint } from '@app/domain/account/push-endpoint'
import type { Queryable } from '@app/platform/database/pool'
import { timeLimits } from '@app/platform/queue/time-limits'
import webPush from 'web-push'
import type { DeliverContext, DeliverTo, Outcome } from '../deliveries/delivery'
import { describeNotice } from '../notices/describe-notice'
import { loadNotice } from '../records/notice-record'

/** How long the push service keeps a message for a phone that is offline. */
const TTL_SECONDS = 4 * 3600

type Device = { id: string; endpoint: string; p256dh: string; auth: string }
type DeviceResult = Outcome | 'gone'

/**
 * Sends a notice to every device of its recipient. One accepted message is enough, because a retry would show the
 * notice again on the devices that have it. Devices whose subscription has ended are removed.
 */
export const deliverPush: DeliverTo = async (context, delivery) => {
  const storedNotice = await loadNotice(context.pool, delivery.subjectId)
  const notice = storedNotice && (await describeNotice(context.pool, storedNotice, context.clock()))
  if (!notice || !context.settings.push) return skip('no longer needed')
  const message = JSON.stringify({
    title: notice.title,
    body: storedNotice.lead?.reference ?? notice.sentence,
    path: notice.path,
    tag: storedNotice.id,
  })
  const devices = await loadDevices(context.pool, storedNotice.recipient.id)
  const results = await Promise.all(devices.map((device) => sendToDevice(context, device, message, storedNotice.id)))
  const endedDevices = devices.filter((_, index) => results[index] === 'gone')
  await context.pool.query('delete from push_subscriptions where id = any($1)', [endedDevices.map(({ id }) => id)])
  const outcomes = results.filter((result) => result !== 'gone')
  return outcomes.find(({ outcome }) => outcome === 'delivered') ?? outcomes[0] ?? skip('no device')
}

const skip = (detail: string): Outcome => ({ outcome: 'skipped', detail, httpStatus: null })

async function loadDevices(db: Queryable, account: string): Promise<Device[]> {
  const { rows } = await db.query<Device>(
    'select id, endpoint, p256dh, auth from push_subscriptions where account_id = $1 order by created_at',
    [account],
  )
  return rows
}

async function sendToDevice(
  { settings }: DeliverContext,
  { endpoint, p256dh, auth }: Device,
  message: string,
  notice: string,
): Promise<DeviceResult> {
  const { push } = settings
  if (!push || !isPushEndpoint(endpoint, push.hosts)) return 'gone'
  try {
    const { statusCode } = await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, message, {
      vapidDetails: { subject: `mailto:${settings.alertMail}`, publicKey: push.publicKey, privateKey: push.privateKey },
      TTL: TTL_SECONDS,
      urgency: 'high',
      // The push service keeps only the latest message of a topic, so a repeated message is shown once.
      topic: notice.replaceAll('-', ''),
      timeout: timeLimits.http * 1000,
    })
    return { outcome: 'delivered', detail: 'accepted by the push service', httpStatus: statusCode }
  } catch (error) {
    return resultOfError(error)
  }
}

/** Returns a result that contains only the status, because the error of the library contains the endpoint. */
function resultOfError(error: unknown): DeviceResult {
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode === 404 || statusCode === 410) return 'gone'
  if (statusCode === undefined) return { outcome: 'retry', detail: `no answer: ${code ?? 'timeout'}`, httpStatus: null }
  const isTemporary = statusCode === 429 || statusCode >= 500
  return {
    outcome: isTemporary ? 'retry' : 'refused',
    detail: `push service answered ${statusCode}`,
    httpStatus: statusCode,
  }
}
