import { loadComplaint } from '@app/documents/complaint-record'
import { complaintPayload } from '@app/domain/complaint/complaint-row'
import type { DeliverTo } from '../deliveries/delivery'
import { postJson } from './post-json'
import { scriptUrl } from './script-url'

/**
 * Delivers a complaint to the spreadsheet script, with a safe attachment in the body. The amount in the sheet has no
 * currency, so the currency is sent in the query string.
 */
export const deliverToComplaintSheet: DeliverTo = async ({ pool, settings, privateStore }, delivery) => {
  const complaint = await loadComplaint(pool, delivery.subjectId)
  if (!complaint) return { outcome: 'refused', detail: 'the complaint is gone', httpStatus: null }
  const { attachment } = complaint
  const isSendable = attachment && (attachment.scan === 'clean' || attachment.scan === 'none')
  const file = isSendable ? Buffer.from(await privateStore.get(attachment.key)).toString('base64') : null
  const body = complaintPayload(complaint, file)
  const { url, deliveredWhen } = settings.complaintScript
  const target = scriptUrl(url, settings.scriptKey, delivery, { currency: complaint.currency })
  return postJson({ url: target, body, deliveryId: delivery.id, deliveredWhen })
}
