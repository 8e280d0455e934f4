import { complaintPayload } from '@sillar/domain/complaint/complaint-row'
import { loadComplaint } from './complaint-record'
import type { Destination } from './delivery'
import { postJson } from './post-json'

/** The complaint's row for the spreadsheet, with the file inside it as the sheet's script expects. */
export const deliverToComplaintSheet: Destination = async ({ pool, settings, privateStore }, delivery) => {
  const complaint = await loadComplaint(pool, delivery.subjectId)
  if (!complaint) return { outcome: 'refused', detail: 'the complaint is gone', httpStatus: null }
  const { attachment } = complaint
  const isSendable = attachment && (attachment.scan === 'clean' || attachment.scan === 'none')
  const file = isSendable ? Buffer.from(await privateStore.get(attachment.key)).toString('base64') : null
  const body = complaintPayload(complaint, file)
  return postJson({ url: settings.complaintScriptUrl, body, deliveryId: delivery.id, judge: 'script' })
}
