import { dayInWords } from '@sillar/domain/calendar/day-in-words'
import { sizeInWords } from '@sillar/domain/document/size-in-words'
import { pageTexts } from '../pages/page.messages'
import type { ReceiptOptions } from '../server/answer-receipt'

type ComplaintReceipt = {
  dueOn: string
  lookupCode: string
  attachment: { name: string; size: number } | null
}

/** What script and page alike show: the last day for an answer, the code for looking it up, and the file that arrived. */
export function complaintReceipt(receipt: ComplaintReceipt, locale: 'es' | 'en'): ReceiptOptions {
  const { dueOn, lookupCode } = receipt
  const attachment = receipt.attachment && { name: receipt.attachment.name, size: receipt.attachment.size }
  const texts = pageTexts[locale]
  const facts = [
    { name: texts.lookupCode, value: lookupCode },
    { name: texts.answerBy, value: dayInWords(dueOn, locale) },
    ...(attachment
      ? [{ name: texts.fileReceived, value: `${attachment.name} (${sizeInWords(attachment.size)})` }]
      : []),
  ]
  return { details: { dueOn, lookupCode, attachment }, facts }
}
