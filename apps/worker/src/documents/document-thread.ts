import { Worker } from 'node:worker_threads'
import type { Company } from '@app/documents/company'
import type { StoredComplaint } from '@app/documents/complaint-record'
import type { BrochureRequest } from './brochure/brochure-pdf'
import type { QuotePdfRequest } from './quote-pdf'
import type { ShareImageRequest } from './share/share-image'

type DocumentInput =
  | { document: 'sheet' | 'answer'; complaint: StoredComplaint; company: Company }
  | { document: 'quote'; input: QuotePdfRequest; company: Company }
  | { document: 'brochure'; input: BrochureRequest }
  | { document: 'share image'; input: ShareImageRequest }
export type DocumentRequest = DocumentInput & { id: number }
export type DocumentResponse = { id: number; file: Uint8Array } | { id: number; error: string }

type PendingDocument = { resolve(file: Uint8Array): void; reject(error: Error): void }

/**
 * Returns a function that renders PDFs and share images in a worker thread. Each PDF takes about 140 ms of CPU, which
 * would block deliveries. The thread starts with the first document, because the fonts and the layout engine take about
 * 100 MB.
 */
function createDocumentThread() {
  const pendingDocuments = new Map<number, PendingDocument>()
  let thread: Worker | undefined
  let nextId = 0

  function startThread(): Worker {
    const worker = new Worker(new URL('./documents.thread.ts', import.meta.url))
    const rejectAll = (error: Error) => {
      if (thread === worker) thread = undefined
      for (const [id, { reject }] of pendingDocuments) {
        pendingDocuments.delete(id)
        reject(error)
      }
    }
    worker.on('message', (answer: DocumentResponse) => {
      const pendingDocument = pendingDocuments.get(answer.id)
      pendingDocuments.delete(answer.id)
      if ('file' in answer) pendingDocument?.resolve(answer.file)
      else pendingDocument?.reject(new Error(answer.error))
    })
    worker.on('error', (error) => rejectAll(error instanceof Error ? error : new Error('the document thread failed')))
    worker.on('exit', () => rejectAll(new Error('the document thread ended')))
    // The thread must not keep a stopping worker alive.
    worker.unref()
    return worker
  }

  return (input: DocumentInput): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      thread ??= startThread()
      const id = nextId++
      pendingDocuments.set(id, { resolve, reject })
      thread.postMessage({ id, ...input } satisfies DocumentRequest)
    })
}

const render = createDocumentThread()

/** The last sheets are cached, because the mails to the consumer and to customer service attach the same sheet. */
const CACHED_SHEETS = 4
const cachedSheets = new Map<string, Promise<Uint8Array>>()

export function complaintPdfInThread(complaint: StoredComplaint, company: Company): Promise<Uint8Array> {
  const key = JSON.stringify([complaint, company])
  const cachedSheet = cachedSheets.get(key)
  if (cachedSheet) return cachedSheet
  const pdf = render({ document: 'sheet', complaint, company })
  cachedSheets.set(key, pdf)
  for (const oldest of cachedSheets.keys()) if (cachedSheets.size > CACHED_SHEETS) cachedSheets.delete(oldest)
  pdf.catch(() => cachedSheets.delete(key))
  return pdf
}

/** Renders an answer letter without a cache, because the letter is stored afterwards (answer-letter.ts). */
export const answerPdfInThread = (complaint: StoredComplaint, company: Company): Promise<Uint8Array> =>
  render({ document: 'answer', complaint, company })

export const quotePdfInThread = (request: QuotePdfRequest, company: Company): Promise<Uint8Array> =>
  render({ document: 'quote', input: request, company })

export const brochurePdfInThread = (request: BrochureRequest): Promise<Uint8Array> =>
  render({ document: 'brochure', input: request })

export const shareImageInThread = (request: ShareImageRequest): Promise<Uint8Array> =>
  render({ document: 'share image', input: request })
