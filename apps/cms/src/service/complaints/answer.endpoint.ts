import { answerProblem, tidyAnswer } from '@app/domain/complaint/complaint-answer'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { checkAnswerFiles } from '../../platform/storage/check-answer-files'
import { readAnswerForm, storeAnswerFiles } from '../../platform/storage/store-answer-files'
import { recordPrivacy } from '../../privacy/record-privacy'
import { answerComplaint } from './answer-complaint'

const problemResponse = (problem: string, status = 400) => Response.json({ problem }, { status })

/** Sends the final answer. Staff must confirm with `hasRead` that they have read the sheet and its attachment. */
export const answerEndpoint = staffEndpoint({
  path: '/:id/answer',
  permission: 'answer a complaint',
  params: idParams,
  handle: async ({ req, staff, params: { id: complaintId } }) => {
    const form = await readAnswerForm(req)
    if (typeof form === 'string') return problemResponse(form, form === 'other' ? 400 : 413)
    const answer = tidyAnswer(String(form.fields.get('text') ?? ''))
    const problem = answerProblem(answer) ?? (form.fields.get('hasRead') === 'true' ? undefined : 'not read')
    if (problem) return problemResponse(problem)
    const files = checkAnswerFiles(form.files)
    if (typeof files === 'string') return problemResponse(files, 422)
    const answeredComplaint = await answerComplaint(payloadPool(req.payload), {
      complaintId,
      text: answer,
      byLetter: form.fields.get('byLetter') === 'true',
      files: await storeAnswerFiles(complaintId, files),
      staff: { name: staff.name, account: staff.email },
    })
    if (answeredComplaint) await recordPrivacy(req, 'changed', `complaints:${complaintId}`, { reason: 'answer' })
    return answeredComplaint ? Response.json(answeredComplaint) : problemResponse('answered before', 409)
  },
})
