import { Worker } from 'node:worker_threads'
import type { Company } from '@app/documents/company'
import type { StoredComplaint } from '@app/documents/complaint-record'
import type { BrochureOrder } from './brochure/brochure-pdf'
import type { ProformaOrder } from './quote-pdf'

/** A complaint sheet, the answer to a complaint, a quote, or a project brochure. */
type PdfContent =
  | { document: 'sheet' | 'answer'; complaint: StoredComplaint; company: Company }
  | { document: 'quote'; order: ProformaOrder; company: Company }
  | { document: 'brochure'; order: BrochureOrder }
export type PdfOrder = PdfContent & { id: number }
export type PdfAnswer = { id: number; pdf: Uint8Array } | { id: number; error: string }

type Waiting = { resolve(pdf: Uint8Array): void; reject(error: Error): void }

/**
 * Renders PDFs in a worker thread: each takes about 140 ms of CPU, which would block deliveries. The thread starts with
 * the first PDF, because fonts and layout engine take about 100 MB, and restarts if it exits.
 */
function createPdfThread() {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let orders = 0

  function start(): Worker {
    const started = new Worker(new URL('./complaint-pdf.thread.ts', import.meta.url))
    const end = (error: Error) => {
      if (thread === started) thread = undefined
      for (const [id, { reject }] of waiting) {
        waiting.delete(id)
        reject(error)
      }
    }
    started.on('message', (answer: PdfAnswer) => {
      const order = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('pdf' in answer) order?.resolve(answer.pdf)
      else order?.reject(new Error(answer.error))
    })
    started.on('error', (error) => end(error instanceof Error ? error : new Error('the PDF thread failed')))
    started.on('exit', () => end(new Error('the PDF thread ended')))
    // The thread must not keep a stopping worker alive.
    started.unref()
    return started
  }

  return (content: PdfContent): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      thread ??= start()
      const id = orders++
      waiting.set(id, { resolve, reject })
      thread.postMessage({ id, ...content } satisfies PdfOrder)
    })
}

const makePdf = createPdfThread()

/** Caches the last sheets: the mails to the consumer and to customer service attach the same one. */
const CACHED_SHEETS = 4
const recent = new Map<string, Promise<Uint8Array>>()

export function complaintPdfInThread(complaint: StoredComplaint, company: Company): Promise<Uint8Array> {
  const key = JSON.stringify([complaint, company])
  const made = recent.get(key)
  if (made) return made
  const pdf = makePdf({ document: 'sheet', complaint, company })
  recent.set(key, pdf)
  for (const oldest of recent.keys()) if (recent.size > CACHED_SHEETS) recent.delete(oldest)
  pdf.catch(() => recent.delete(key))
  return pdf
}

/** Not cached: the letter is stored once it exists (answer-letter.ts). */
export const answerPdfInThread = (complaint: StoredComplaint, company: Company): Promise<Uint8Array> =>
  makePdf({ document: 'answer', complaint, company })

export const quotePdfInThread = (order: ProformaOrder, company: Company): Promise<Uint8Array> =>
  makePdf({ document: 'quote', order, company })

export const brochurePdfInThread = (order: BrochureOrder): Promise<Uint8Array> =>
  makePdf({ document: 'brochure', order })
