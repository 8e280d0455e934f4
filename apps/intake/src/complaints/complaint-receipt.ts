import { formatDay } from '@app/domain/calendar/format-date'
import { formatFileSize } from '@app/domain/document/format-file-size'
import { pageTexts } from '../pages/page.messages'
import type { ReceiptOptions } from '../server/answer-receipt'

type ComplaintReceipt = {
  dueOn: string
  lookupCode: string
  attachment: { name: string; size: number } | null
}

/** Returns the due date, the look-up code and the attachment, for the JSON and for the page. */
export function complaintReceipt(receipt: ComplaintReceipt, locale: 'es' | 'en'): ReceiptOptions {
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
