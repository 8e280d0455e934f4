import { complaintLookup } from '@app/domain/complaint/complaint.schema'
import { parseComplaintLabel } from '@app/domain/complaint/complaint-number'
import { readReferenceCode } from '@app/domain/referral/referral-lookup.schema'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import type { IntakeContext } from '../server/intake-context'
import { backLink, sendPage, wantsPage } from '../server/send-page'
import { invalidFields, rejection } from '../submissions/submission-error'
import { type ComplaintStatus, ComplaintStatusPage } from './complaint-status-page'

/**
 * Registers the look-up of a complaint by number, look-up code and e-mail address. Numbers are sequential, so without
 * the code anyone who knows the address could guess the number.
 */
export function registerComplaintStatusRoute(app: FastifyInstance, { pool }: IntakeContext, limits: Limits): void {
  app.post(
    '/api/complaints/status',
    { onRequest: limits.lookup, config: { form: 'complaint' } },
    async (request, reply) => {
      const body = request.body as { locale?: unknown } | undefined
      if (body?.locale === 'en' || body?.locale === 'es') request.pageLocale = body.locale
      const lookup = complaintLookup.safeParse(body ?? {})
      if (!lookup.success) throw invalidFields(lookup.error.issues)
      const label = parseComplaintLabel(lookup.data.number)
      const code = readReferenceCode(lookup.data.code)
      const { rows } = await pool.query<ComplaintStatus>(
        `select reference as number, filed_on as "filedOn", due_on as "dueOn",
           case when answer is null then 'received' else 'answered' end as status, answer, answered_at as "answeredAt",
           coalesce((select json_agg(json_build_object('name', f.name, 'size', f.size) order by f.position)
             from complaint_answer_files f where f.complaint_id = complaints.id and f.scan in ('none', 'clean')), '[]') as files
         from complaints where year = $1 and number = $2 and lookup_code = $3 and lower(email) = lower($4)`,
        [label?.year, label?.number, code, lookup.data.email],
      )
      const complaint = rows[0]
      if (!complaint) throw rejection(404, 'number', 'complaintStatus.notFound')
      if (!wantsPage(request)) return reply.send(complaint)
      const back = backLink(request, 'site')
      return sendPage(reply, <ComplaintStatusPage locale={request.pageLocale} complaint={complaint} back={back} />)
    },
  )
}
