import { parentPort } from 'node:worker_threads'
import { answerPdf } from '@app/documents/answer-pdf'
import { complaintPdf } from '@app/documents/complaint-pdf'
import { brochurePdf } from './brochure/brochure-pdf'
import type { DocumentRequest, DocumentResponse } from './document-thread'
import { quotePdf } from './quote-pdf'
import { shareImage } from './share/share-image'

// Documents are rendered one at a time, so each request waits for the previous request.
let previousRender: Promise<void> = Promise.resolve()
parentPort?.on('message', (request: DocumentRequest) => {
  const { id } = request
  previousRender = previousRender.then(async () => {
    const answer: DocumentResponse = await render(request).then(
      (file) => ({ id, file }),
      (error: unknown) => ({ id, error: error instanceof Error ? error.message : 'unknown' }),
    )
    parentPort?.postMessage(answer)
  })
})

function render(request: DocumentRequest): Promise<Uint8Array> {
  if (request.document === 'share image') return shareImage(request.input)
  if (request.document === 'brochure') return brochurePdf(request.input)
  if (request.document === 'quote') return quotePdf(request.input, request.company)
  return (request.document === 'answer' ? answerPdf : complaintPdf)(request.complaint, request.company)
}
