import { createHash } from 'node:crypto'
import { answerProblem, tidyAnswer } from '@app/domain/complaint/complaint-answer'
import { createPrivateStore } from '@app/platform/storage/create-store'
import type { PayloadRequest } from 'payload'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { cmsEnv } from '../../platform/env'
import { recordPrivacy } from '../../privacy/record-privacy'
import { answerComplaint, type StoredFile } from './answer-complaint'
import { type AnswerFile, checkAnswerFiles, MAX_ANSWER_BYTES } from './check-answer-files'

const problemResponse = (problem: string, status = 400) => Response.json({ problem }, { status })

/** Sends the final answer. Staff must confirm with `hasRead` that they have read the sheet and its attachment. */
export const answerEndpoint = staffEndpoint({
  path: '/:id/answer',
  permission: 'answer a complaint',
  params: idParams,
  handle: async ({ req, staff, params: { id: complaintId } }) => {
    if (Number(req.headers.get('content-length')) > MAX_ANSWER_BYTES + 100_000)
      return problemResponse('files too big', 413)
    const form = await readAnswer(req)
    if (!form) return problemResponse('other')
    const answer = tidyAnswer(form.text)
    const problem = answerProblem(answer) ?? (form.hasRead ? undefined : 'not read')
    if (problem) return problemResponse(problem)
    const files = checkAnswerFiles(form.files)
    if (typeof files === 'string') return problemResponse(files, 422)
    const answeredComplaint = await answerComplaint(payloadPool(req.payload), {
      complaintId,
      text: answer,
      byLetter: form.byLetter,
      files: await storeFiles(complaintId, files),
      staff: { name: staff.name, account: staff.email },
    })
    if (answeredComplaint) await recordPrivacy(req, 'changed', `complaints:${complaintId}`, { reason: 'answer' })
    return answeredComplaint ? Response.json(answeredComplaint) : problemResponse('answered before', 409)
  },
})

type AnswerForm = { text: string; hasRead: boolean; byLetter: boolean; files: { bytes: Uint8Array; name: string }[] }

async function readAnswer(req: PayloadRequest): Promise<AnswerForm | undefined> {
  const form = await req.formData?.().catch(() => undefined)
  if (!form) return undefined
  const uploads = form.getAll('files').filter((part) => typeof part !== 'string' && part.size > 0) as File[]
  const files = await Promise.all(
    uploads.map(async (file) => ({ bytes: new Uint8Array(await file.arrayBuffer()), name: file.name })),
  )
  return {
    text: String(form.get('text') ?? ''),
    hasRead: form.get('hasRead') === 'true',
    byLetter: form.get('byLetter') === 'true',
    files,
  }
}

/**
 * Stores the files before the transaction that adds their rows. If the transaction fails, the nightly cleanup removes
 * the files.
 */
async function storeFiles(complaintId: string, files: AnswerFile[]): Promise<StoredFile[]> {
  const store = createPrivateStore(cmsEnv())
  return Promise.all(
    files.map(async ({ bytes, name, type }) => {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const key = `answer-files/${complaintId}/${hash}`
      await store.put(key, bytes, type)
      return { key, name, type, size: bytes.length, hash }
    }),
  )
}
