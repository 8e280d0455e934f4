import { answerProblem, tidyAnswer } from '@app/domain/complaint/complaint-answer'
import { type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { checkAnswerFiles } from '../../platform/storage/check-answer-files'
import { type PrivateFile, redirectToFile, rejectUnsigned, sendFile } from '../../platform/storage/send-file'
import { readAnswerForm, storeAnswerFiles } from '../../platform/storage/store-answer-files'
import { recordPrivacy } from '../record-privacy'
import { sendAnswer } from './send-answer'

const permission = 'handle privacy requests' as const
const problemResponse = (problem: string, status = 400) => Response.json({ problem }, { status })

/** Sends an answer by mail. The privacy officer confirms with `hasRead` that text and files are for this person. */
const sendEndpoint = staffEndpoint({
  path: '/privacy/requests/:id/answers',
  permission,
  params: idParams,
  handle: async ({ req, staff, params: { id: requestId } }) => {
    const form = await readAnswerForm(req)
    if (typeof form === 'string') return problemResponse(form, form === 'other' ? 400 : 413)
    const text = tidyAnswer(String(form.fields.get('text') ?? ''))
    const problem = answerProblem(text) ?? (form.fields.get('hasRead') === 'true' ? undefined : 'not read')
    if (problem) return problemResponse(problem)
    const checkedFiles = checkAnswerFiles(form.files)
    if (typeof checkedFiles === 'string') return problemResponse(checkedFiles, 422)
    const files = await storeAnswerFiles(requestId, checkedFiles)
    const answer = await sendAnswer(payloadPool(req.payload), { requestId, text, files, staff })
    if (!answer) return problemResponse('closed', 409)
    await recordPrivacy(req, 'changed', `privacy_requests:${requestId}`, {
      reason: 'answer',
      count: files.length || undefined,
    })
    return Response.json({ answer }, { status: 201 })
  },
})

type AnswerFile = PrivateFile & { requestId: string }

async function findFile(req: PayloadRequest, id: string): Promise<AnswerFile> {
  const { rows } = await payloadPool(req.payload).query<AnswerFile>(
    `select f.key, f.name, f.type, f.scan, a.request_id as "requestId"
     from privacy_answer_files f join privacy_answers a on a.id = f.answer_id where f.id = $1`,
    [id],
  )
  if (!rows[0]) throw new NotFound(req.t)
  return rows[0]
}

const fileUrl = (id: string) => `/api/privacy/answer-files/${id}/open`

const linkEndpoint = staffEndpoint({
  path: '/privacy/answer-files/:id',
  permission,
  params: idParams,
  handle: async ({ req, params: { id } }) => redirectToFile(req, await findFile(req, id), fileUrl(id)),
})

const openEndpoint = staffEndpoint({
  path: '/privacy/answer-files/:id/open',
  method: 'get',
  permission,
  params: idParams,
  handle: async ({ req, params: { id } }) => {
    rejectUnsigned(req, fileUrl(id))
    const file = await findFile(req, id)
    return sendFile(file, () =>
      recordPrivacy(req, 'exported', `privacy_requests:${file.requestId}`, { reason: 'answer file' }),
    )
  },
})

export const privacyAnswerEndpoints: Endpoint[] = [sendEndpoint, linkEndpoint, openEndpoint]
