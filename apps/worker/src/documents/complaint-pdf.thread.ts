import { parentPort } from 'node:worker_threads'
import { answerPdf } from '@sillar/documents/answer-pdf'
import { complaintPdf } from '@sillar/documents/complaint-pdf'
import { brochurePdf } from './brochure/brochure-pdf'
import type { PdfAnswer, PdfOrder } from './pdf-thread'
import { quotePdf } from './quote-pdf'

// One sheet after the other: the next order waits in the port.
let before: Promise<void> = Promise.resolve()
parentPort?.on('message', (order: PdfOrder) => {
  const { id } = order
  before = before.then(async () => {
    const answer: PdfAnswer = await draw(order).then(
      (pdf) => ({ id, pdf }),
      (error: unknown) => ({ id, error: error instanceof Error ? error.message : 'unknown' }),
    )
    parentPort?.postMessage(answer)
  })
})

function draw(order: PdfOrder): Promise<Uint8Array> {
  if (order.paper === 'brochure') return brochurePdf(order.order)
  if (order.paper === 'quote') return quotePdf(order.order, order.company)
  return (order.paper === 'answer' ? answerPdf : complaintPdf)(order.complaint, order.company)
}
