import { formatDay } from '@app/domain/calendar/format-date'
import { formatFileSize } from '@app/domain/document/format-file-size'
import { pageTexts } from '../pages/page.messages'
import type { ReceiptOptions } from '../server/answer-receipt'
import type { ComplaintReceipt } from './accept-complaint'

/** Returns the deadline, the look-up code and the attachment for the receipt, which is sent as JSON or as a page. */
export function complaintReceipt(receipt: Omit<ComplaintReceipt, 'reference'>, locale: 'es' | 'en'): ReceiptOptions {
  const { dueOn, lookupCode } = receipt
  const attachment = receipt.attachment && { name: receipt.attachment.name, size: receipt.attachment.size }
  const texts = pageTexts[locale]
  const facts = [
    { name: texts.lookupCode, value: lookupCode },
    { name: texts.answerBy, value: formatDay(dueOn, locale) },
    ...(attachment
      ? [{ name: texts.fileReceived, value: `${attachment.name} (${formatFileSize(attachment.size)})` }]
      : []),
  ]
  return { details: { dueOn, lookupCode, attachment }, facts }
}
