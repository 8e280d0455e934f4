import { type Company, loadCompany } from '@app/documents/company'
import { type VisitMail as VisitMailName, visitMails } from '@app/domain/appointment/visit-state'
import { pathFor } from '@app/domain/snapshot/page-addresses'
import type { Mail } from '@app/platform/mail/mailer'
import { visitCalendar } from '@app/platform/visit/visit-calendar'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { loadVisit, type StoredVisit } from '../records/appointment-record'
import { VisitMail, visitSubject } from './appointment-mail'
import { messageId, renderBodies } from './compose-mail'
import { mailKey, withdrawLink } from './mail-link'

/** Composes a mail about an appointment, or returns undefined if the mail contradicts the current state. */
export const visitMail =
  (kind: VisitMailName) =>
  async (context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> => {
    const visit = await loadVisit(context.pool, { leadId: delivery.subjectId, reference: delivery.reference })
    if (!visit || (visit.state === 'cancelled') !== (kind === visitMails.cancelled)) return undefined
    const company = await loadCompany(context.pool, visit.locale)
    const visitUrl = await visitLink(context, delivery, visit)
    const bookUrl = `${context.settings.publicUrl}${pathFor('visit', visit.locale)}`
    const withdrawUrl = await withdrawLink(context, delivery, { subject: `leads:${delivery.subjectId}`, ...visit })
    const props = { kind, visit, company, visitUrl, bookUrl }
    return {
      to: visit.email,
      replyTo: context.settings.salesMail,
      subject: visitSubject(kind, visit),
      ...(await renderBodies(<VisitMail {...props} />, withdrawUrl)),
      messageId: messageId(delivery, context),
      ...(kind !== visitMails.reminder && { calendar: createInvitation(context, visit, company, visitUrl) }),
    }
  }

/** Returns the link to an appointment. Its key is identical in every attempt, and the table stores only the hash. */
async function visitLink({ pool, settings }: DeliverContext, delivery: Delivery, { id, locale }: StoredVisit) {
  const { key, hash } = await mailKey(pool, 'visit', delivery)
  await pool.query('insert into visit_keys (visit_id, key_hash) values ($1, $2) on conflict do nothing', [id, hash])
  return `${settings.publicUrl}/api/visits/mine?lang=${locale}&key=${key}`
}

function createInvitation({ settings, clock }: DeliverContext, visit: StoredVisit, company: Company, url: string) {
  const isCancelled = visit.state === 'cancelled'
  const labels = visit.locale === 'es' ? ['Visita a', 'Código de visita'] : ['Visit to', 'Visit code']
  const content = visitCalendar(
    {
      reference: visit.reference,
      startsAt: visit.startsAt,
      endsAt: visit.endsAt,
      sequence: visit.sequence,
      isCancelled,
      title: `${labels[0]} ${visit.place}`,
      location: visit.address,
      description: [visit.advice, `${labels[1]}: ${visit.reference}`].filter(Boolean).join('\n'),
      ...(!isCancelled && { url }),
      organiser: { name: company.brand, email: settings.salesMail },
      attendee: visit.email,
    },
    settings.publicUrl,
    clock(),
  )
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content } as const
}
