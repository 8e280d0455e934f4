import { loadCompany } from '@app/documents/company'
import { formatCallTime, nextCall } from '@app/domain/lead/next-call'
import type { Queryable } from '@app/platform/database/pool'
import type { Mail } from '@app/platform/mail/mailer'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { messageId, renderBodies } from './compose-mail'
import { LeadMail, leadSubject, type StoredLead } from './lead-mail'
import { createWithdrawLink } from './mail-link'

/**
 * Composes the receipt of a lead. The time of our call is calculated now, because the mail may have waited for hours.
 */
export async function composeLeadMail(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const lead = await loadLead(context.pool, delivery.subjectId)
  if (!lead) return undefined
  const company = await loadCompany(context.pool, lead.locale)
  const slot = nextCall(context.clock())
  const call = slot && formatCallTime(slot, lead.locale)
  const city = await loadOfficeCity(context.pool)
  const withdrawUrl = await createWithdrawLink(context, delivery, { subject: `leads:${delivery.subjectId}`, ...lead })
  return {
    to: lead.email,
    replyTo: context.settings.salesMail,
    subject: leadSubject(lead),
    ...(await renderBodies(<LeadMail lead={lead} company={company} city={city} call={call} />, withdrawUrl)),
    messageId: messageId(delivery, context),
  }
}

async function loadLead(pool: Queryable, id: string): Promise<StoredLead | undefined> {
  const { rows } = await pool.query<StoredLead>(
    `select l.reference, l.locale, l.kind, l.first_name as "firstName", l.email, l.created_at as "createdAt",
       p.name as project, l.appointment_date::text as "appointmentDate", l.appointment_time_of_day as "appointmentTimeOfDay",
       l.appointment_meeting_place as "appointmentMeetingPlace"
     from leads l left join projects p on p.slug = l.project_slug where l.id = $1 limit 1`,
    [id],
  )
  return rows[0]
}

/** Returns the city of the first office in the settings, which calls the leads. */
async function loadOfficeCity(pool: Queryable): Promise<string | undefined> {
  const { rows } = await pool.query<{ city: string | null }>(
    'select city from site_settings_offices order by _order limit 1',
  )
  return rows[0]?.city ?? undefined
}
