import { parentPort } from 'node:worker_threads'
import { answerPdf } from '@app/documents/answer-pdf'
import { complaintPdf } from '@app/documents/complaint-pdf'
import { brochurePdf } from './brochure/brochure-pdf'
import type { PdfAnswer, PdfOrder } from './pdf-thread'
import { quotePdf } from './quote-pdf'

// PDFs are rendered one at a time, so each order waits for the previous order.
let previousRender: Promise<void> = Promise.resolve()
parentPort?.on('message', (order: PdfOrder) => {
  const { id } = order
  previousRender = previousRender.then(async () => {
    const answer: PdfAnswer = await renderPdf(order).then(
      (pdf) => ({ id, pdf }),
      (error: unknown) => ({ id, error: error instanceof Error ? error.message : 'unknown' }),
    )
    parentPort?.postMessage(answer)
  })
})

function renderPdf(order: PdfOrder): Promise<Uint8Array> {
  if (order.document === 'brochure') return brochurePdf(order.order)
  if (order.document === 'quote') return quotePdf(order.order, order.company)
  return (order.document === 'answer' ? answerPdf : complaintPdf)(order.complaint, order.company)
}
