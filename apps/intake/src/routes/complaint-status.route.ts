import { complaintLookup } from '@sillar/domain/complaint/complaint.schema'
import { parseComplaintLabel } from '@sillar/domain/complaint/complaint-number'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import { answerState, type ComplaintState } from '../answer/answers'
import { invalidFields, refuse } from '../answer/submission-error'
import type { IntakeContext } from '../intake-context'

/** Number and e-mail together open a complaint's state; a wrong one of either gets the same answer. */
export function complaintStatusRoute(app: FastifyInstance, { pool }: IntakeContext, limits: Limits): void {
  app.post(
    '/api/complaints/status',
    { onRequest: limits.lookup, config: { form: 'complaint' } },
    async (request, reply) => {
      const body = request.body as { locale?: unknown } | undefined
      if (body?.locale === 'en' || body?.locale === 'es') request.pageLocale = body.locale
      const lookup = complaintLookup.safeParse(body ?? {})
      if (!lookup.success) throw invalidFields(lookup.error.issues)
      const asked = parseComplaintLabel(lookup.data.number)
      const { rows } = await pool.query<ComplaintState>(
        `select reference as number, filed_on as "filedOn", due_on as "dueOn", status, answer, answered_at as "answeredAt"
       from complaints where year = $1 and number = $2 and lower(email) = lower($3)`,
        [asked?.year, asked?.number, lookup.data.email],
      )
      if (!rows[0]) throw refuse(404, 'number', 'complaintStatus.notFound')
      return answerState(request, reply, rows[0])
    },
  )
}
