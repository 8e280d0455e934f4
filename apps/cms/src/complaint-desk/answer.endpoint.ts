import { answerProblem, tidyAnswer } from '@sillar/domain/complaint/complaint-answer'
import { type Endpoint, Forbidden } from 'payload'
import { may } from '../access/apply-access'
import { payloadPool } from '../database/payload-pool'
import { recordPrivacy } from '../privacy-desk/record-privacy'
import { staffName } from '../publish/request-publish'
import { queueSender } from '../queue/queue-sender'
import { giveAnswer } from './give-answer'

type Body = { text?: unknown; hasRead?: unknown }

/** The final answer. `hasRead`: whoever answers says that they have read the sheet and its file. */
export const answerEndpoint: Endpoint = {
  path: '/:id/answer',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'answer a complaint')) throw new Forbidden(req.t)
    const { text, hasRead } = ((await req.json?.().catch(() => undefined)) ?? {}) as Body
    const answer = tidyAnswer(typeof text === 'string' ? text : '')
    const problem = answerProblem(answer) ?? (hasRead === true ? undefined : 'not read')
    if (problem) return Response.json({ problem }, { status: 400 })
    const answered = await giveAnswer(
      { pool: payloadPool(req.payload), boss: await queueSender() },
      {
        complaintId: String(req.routeParams?.id),
        text: answer,
        staff: { name: staffName(req) ?? '', account: req.user?.email ?? '' },
      },
    )
    if (answered) await recordPrivacy(req, 'changed', `complaints:${req.routeParams?.id}`, { reason: 'answer' })
    return answered ? Response.json(answered) : Response.json({ problem: 'answered before' }, { status: 409 })
  },
}
