import { loadComplaint } from '@sillar/documents/complaint-record'
import { complaintPayload } from '@sillar/domain/complaint/complaint-row'
import type { Destination } from '../deliveries/delivery'
import { postJson } from './post-json'
import { scriptAddress } from './script-address'

/**
 * The complaint's row for the spreadsheet, with the file inside it as the sheet's script expects. The sheet's amount is
 * a bare figure, so that the currency goes along in the address.
 */
export const deliverToComplaintSheet: Destination = async ({ pool, settings, privateStore }, delivery) => {
  const complaint = await loadComplaint(pool, delivery.subjectId)
  if (!complaint) return { outcome: 'refused', detail: 'the complaint is gone', httpStatus: null }
  const { attachment } = complaint
  const isSendable = attachment && (attachment.scan === 'clean' || attachment.scan === 'none')
  const file = isSendable ? Buffer.from(await privateStore.get(attachment.key)).toString('base64') : null
  const body = complaintPayload(complaint, file)
  const { url, deliveredWhen } = settings.complaintScript
  const address = scriptAddress(url, settings.scriptKey, delivery, { currency: complaint.currency })
  return postJson({ url: address, body, deliveryId: delivery.id, deliveredWhen })
}
