import { parentPort } from 'node:worker_threads'
import { answerPdf } from '../complaints/answer-pdf'
import { complaintPdf } from './complaint-pdf'
import type { PdfAnswer, PdfOrder } from './pdf-thread'

// One sheet after the other: the next order waits in the port.
let before: Promise<void> = Promise.resolve()
parentPort?.on('message', ({ id, paper, complaint, company }: PdfOrder) => {
  before = before.then(async () => {
    const answer: PdfAnswer = await (paper === 'answer' ? answerPdf : complaintPdf)(complaint, company).then(
      (pdf) => ({ id, pdf }),
      (error: unknown) => ({ id, error: error instanceof Error ? error.message : 'unknown' }),
    )
    parentPort?.postMessage(answer)
  })
})
