import { parentPort } from 'node:worker_threads'
import { answerPdf } from '@app/documents/answer-pdf'
import { complaintPdf } from '@app/documents/complaint-pdf'
import { brochurePdf } from './brochure/brochure-pdf'
import type { PdfAnswer, PdfOrder } from './pdf-thread'
import { quotePdf } from './quote-pdf'

// Render one PDF at a time; further orders queue up here.
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
  if (order.document === 'brochure') return brochurePdf(order.order)
  if (order.document === 'quote') return quotePdf(order.order, order.company)
  return (order.document === 'answer' ? answerPdf : complaintPdf)(order.complaint, order.company)
}
