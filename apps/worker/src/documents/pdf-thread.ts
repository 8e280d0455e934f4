import { Worker } from 'node:worker_threads'
import type { Company } from '@sillar/documents/company'
import type { StoredComplaint } from '@sillar/documents/complaint-record'
import type { BrochureOrder } from './brochure/brochure-pdf'
import type { ProformaOrder } from './quote-pdf'

/** What is drawn: the sheet of a complaint, the answer to it, a quote, or the brochure of a project. */
type Drawn =
  | { paper: 'sheet' | 'answer'; complaint: StoredComplaint; company: Company }
  | { paper: 'quote'; order: ProformaOrder; company: Company }
  | { paper: 'brochure'; order: BrochureOrder }
export type PdfOrder = Drawn & { id: number }
export type PdfAnswer = { id: number; pdf: Uint8Array } | { id: number; error: string }

type Waiting = { resolve(pdf: Uint8Array): void; reject(error: Error): void }

/**
 * A sheet is 140 ms of computing. In a thread of its own, hundreds of complaints leave the worker free for leads. The
 * thread starts with the first sheet (its fonts and the layout engine take some 100 MB) and again should it end.
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
    // A worker that was told to stop does not wait for the thread.
    started.unref()
    return started
  }

  return (drawn: Drawn): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      thread ??= start()
      const id = orders++
      waiting.set(id, { resolve, reject })
      thread.postMessage({ id, ...drawn } satisfies PdfOrder)
    })
}

const makePdf = createPdfThread()

/** The consumer's mail and customer service's carry the same sheet and leave one after the other: it is made once. */
const KEPT = 4
const recent = new Map<string, Promise<Uint8Array>>()

export function complaintPdfInThread(complaint: StoredComplaint, company: Company): Promise<Uint8Array> {
  const key = JSON.stringify([complaint, company])
  const made = recent.get(key)
  if (made) return made
  const pdf = makePdf({ paper: 'sheet', complaint, company })
  recent.set(key, pdf)
  for (const oldest of recent.keys()) if (recent.size > KEPT) recent.delete(oldest)
  pdf.catch(() => recent.delete(key))
  return pdf
}

/** Made once for ever: it is stored (src/complaints/answer-paper.ts). */
export const answerPdfInThread = (complaint: StoredComplaint, company: Company): Promise<Uint8Array> =>
  makePdf({ paper: 'answer', complaint, company })

export const quotePdfInThread = (order: ProformaOrder, company: Company): Promise<Uint8Array> =>
  makePdf({ paper: 'quote', order, company })

export const brochurePdfInThread = (order: BrochureOrder): Promise<Uint8Array> => makePdf({ paper: 'brochure', order })
