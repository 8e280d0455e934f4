import { createHash } from 'node:crypto'
import { createPrivateStore } from '@app/platform/storage/create-store'
import type { PayloadRequest } from 'payload'
import { cmsEnv } from '../env'
import { type AnswerFile, MAX_ANSWER_BYTES } from './check-answer-files'

export type StoredFile = { key: string; name: string; type: string; size: number; hash: string }

/** The largest request with an answer: its files, its text and the separators of the form. */
const MAX_FORM_BYTES = MAX_ANSWER_BYTES + 100_000

export type AnswerForm = { fields: FormData; files: { bytes: Uint8Array; name: string }[] }

/** Reads the form of an answer with its files. Returns a problem if it is too large or not a form. */
export async function readAnswerForm(req: PayloadRequest): Promise<AnswerForm | 'files too big' | 'other'> {
  if (Number(req.headers.get('content-length')) > MAX_FORM_BYTES) return 'files too big'
  const fields = await req.formData?.().catch(() => undefined)
  if (!fields) return 'other'
  const uploads = fields.getAll('files').filter((part) => typeof part !== 'string') as File[]
  const files = await Promise.all(
    uploads.map(async (file) => ({ bytes: new Uint8Array(await file.arrayBuffer()), name: file.name })),
  )
  return { fields, files }
}

/**
 * Stores the files before the transaction that adds their rows. If the transaction fails, the nightly cleanup removes
 * the files.
 */
export async function storeAnswerFiles(recordId: string, files: AnswerFile[]): Promise<StoredFile[]> {
  const store = createPrivateStore(cmsEnv())
  return Promise.all(
    files.map(async ({ bytes, name, type }) => {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const key = `answer-files/${recordId}/${hash}`
      await store.put(key, bytes, type)
      return { key, name, type, size: bytes.length, hash }
    }),
  )
}
