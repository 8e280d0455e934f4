import { render } from '@react-email/components'
import type { Mail } from '@sillar/platform/mail/mailer'
import type { ReactElement } from 'react'
import { ComplaintMail, complaintSubject } from '../mails/complaint-mail'
import { DigestMail } from '../mails/digest-mail'
import { ReferralMail, referralSubject, type StoredReferral } from '../mails/referral-mail'
import { readDigest } from '../watch/digest'
import { digestSubject } from '../watch/digest-texts'
import { parkedBetween } from '../watch/parked-deliveries'
import { loadCompany } from './company'
import { loadComplaint } from './complaint-record'
import type { DeliverContext, Delivery } from './delivery'
import { complaintPdfInThread } from './pdf-thread'

async function bodies(element: ReactElement): Promise<{ html: string; text: string }> {
  return { html: await render(element), text: await render(element, { plainText: true }) }
}

/** The same delivery gives the same id at every attempt. */
const messageId = (delivery: Delivery, { settings }: DeliverContext) =>
  `<${delivery.id}@${new URL(settings.publicUrl).hostname}>`

export const complaintMail =
  (audience: 'consumer' | 'service') =>
  async (context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> => {
    const complaint = await loadComplaint(context.pool, delivery.subjectId)
    if (!complaint) return undefined
    const company = await loadCompany(context.pool, complaint.locale, complaint.establishment)
    const path = complaint.locale === 'es' ? '/libro-de-reclamaciones' : '/en/complaints-book'
    const props = { complaint, company, audience, statusUrl: `${context.settings.publicUrl}${path}` }
    const pdf = await complaintPdfInThread(complaint, company)
    return {
      to: audience === 'consumer' ? complaint.email : context.settings.serviceMail,
      replyTo: audience === 'consumer' ? context.settings.serviceMail : complaint.email,
      subject: complaintSubject(complaint, audience),
      ...(await bodies(<ComplaintMail {...props} />)),
      messageId: messageId(delivery, context),
      attachments: [{ filename: `${fileName(complaint.label)}.pdf`, content: pdf, contentType: 'application/pdf' }],
    }
  }

const fileName = (label: string) => `hoja-de-reclamacion-${label.replace(/^N°\s*/, '').replace(/\s+/g, '-')}`

export async function referralMail(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const { rows } = await context.pool.query<StoredReferral>(
    `select r.reference, r.locale, r.first_name as "firstName", r.email,
            (select json_agg(p.first_name || ' ' || p.last_name order by p.position) from referred_persons p
             where p.referral_id = r.id) as persons
     from referrals r where r.id = $1`,
    [delivery.subjectId],
  )
  const referral = rows[0]
  if (!referral) return undefined
  const company = await loadCompany(context.pool, referral.locale)
  return {
    to: referral.email,
    replyTo: context.settings.serviceMail,
    subject: referralSubject(referral),
    ...(await bodies(<ReferralMail referral={referral} company={company} />)),
    messageId: messageId(delivery, context),
  }
}

export async function digestMail(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const digest = readDigest(delivery.subjectId)
  const parked = await parkedBetween(context.pool, digest.parkedAfter, digest.parkedUntil)
  const company = await loadCompany(context.pool, 'es')
  return {
    to: context.settings.alertMail,
    subject: digestSubject(digest, parked),
    ...(await bodies(<DigestMail digest={digest} parked={parked} company={company} />)),
    messageId: messageId(delivery, context),
  }
}
