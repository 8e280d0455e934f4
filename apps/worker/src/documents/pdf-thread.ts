import { Worker } from 'node:worker_threads'
import type { Company } from '@app/documents/company'
import type { StoredComplaint } from '@app/documents/complaint-record'
import type { BrochureOrder } from './brochure/brochure-pdf'
import type { ProformaOrder } from './quote-pdf'

type PdfContent =
  | { document: 'sheet' | 'answer'; complaint: StoredComplaint; company: Company }
  | { document: 'quote'; order: ProformaOrder; company: Company }
  | { document: 'brochure'; order: BrochureOrder }
export type PdfOrder = PdfContent & { id: number }
export type PdfAnswer = { id: number; pdf: Uint8Array } | { id: number; error: string }

type PendingPdf = { resolve(pdf: Uint8Array): void; reject(error: Error): void }

/**
 * Returns a function that renders PDFs in a worker thread. Each PDF takes about 140 ms of CPU, which would block
 * deliveries. The thread starts with the first PDF, because the fonts and the layout engine take about 100 MB.
 */
function createPdfThread() {
  const pendingPdfs = new Map<number, PendingPdf>()
  let thread: Worker | undefined
  let nextId = 0

  function startThread(): Worker {
    const worker = new Worker(new URL('./complaint-pdf.thread.ts', import.meta.url))
    const rejectAll = (error: Error) => {
      if (thread === worker) thread = undefined
      for (const [id, { reject }] of pendingPdfs) {
        pendingPdfs.delete(id)
        reject(error)
      }
    }
    worker.on('message', (answer: PdfAnswer) => {
      const order = pendingPdfs.get(answer.id)
      pendingPdfs.delete(answer.id)
      if ('pdf' in answer) order?.resolve(answer.pdf)
      else order?.reject(new Error(answer.error))
    })
    worker.on('error', (error) => rejectAll(error instanceof Error ? error : new Error('the PDF thread failed')))
    worker.on('exit', () => rejectAll(new Error('the PDF thread ended')))
    // The thread must not keep a stopping worker alive.
    worker.unref()
    return worker
  }

  return (content: PdfContent): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      thread ??= startThread()
      const id = nextId++
      pendingPdfs.set(id, { resolve, reject })
      thread.postMessage({ id, ...content } satisfies PdfOrder)
    })
}

const renderPdf = createPdfThread()

/** The last sheets are cached, because the mails to the consumer and to customer service attach the same sheet. */
const CACHED_SHEETS = 4
const cachedSheets = new Map<string, Promise<Uint8Array>>()

export function complaintPdfInThread(complaint: StoredComplaint, company: Company): Promise<Uint8Array> {
  const key = JSON.stringify([complaint, company])
  const cachedSheet = cachedSheets.get(key)
  if (cachedSheet) return cachedSheet
  const pdf = renderPdf({ document: 'sheet', complaint, company })
  cachedSheets.set(key, pdf)
  for (const oldest of cachedSheets.keys()) if (cachedSheets.size > CACHED_SHEETS) cachedSheets.delete(oldest)
  pdf.catch(() => cachedSheets.delete(key))
  return pdf
}

/** Renders an answer letter without a cache, because the letter is stored afterwards (answer-letter.ts). */
export const answerPdfInThread = (complaint: StoredComplaint, company: Company): Promise<Uint8Array> =>
  renderPdf({ document: 'answer', complaint, company })

export const quotePdfInThread = (order: ProformaOrder, company: Company): Promise<Uint8Array> =>
  renderPdf({ document: 'quote', order, company })

export const brochurePdfInThread = (order: BrochureOrder): Promise<Uint8Array> =>
  renderPdf({ document: 'brochure', order })
