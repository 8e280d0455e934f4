import { type Company, loadCompany } from '@app/documents/company'
import { loadComplaint, type StoredComplaint } from '@app/documents/complaint-record'
import { STATUS_ANCHOR } from '@app/domain/complaint/status-anchor'
import { referralLink } from '@app/domain/referral/referral-link'
import { pathFor } from '@app/domain/snapshot/page-urls'
import { type MailBodies, renderMail } from '@app/mails/render-mail'
import type { Mail } from '@app/platform/mail/mailer'
import type { ReactElement } from 'react'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { complaintPdfInThread } from '../documents/document-thread'
import { qrPng } from '../documents/qr-png'
import { readDigest } from '../monitoring/digest'
import { digestSubject } from '../monitoring/digest-texts'
import { readParkedDeliveries } from '../monitoring/parked-deliveries'
import { publishAlertTexts, readPublishAlert } from '../monitoring/publish-alert'
import { ComplaintFileMail, complaintFileSubject } from './complaint-file-mail'
import { ComplaintMail, complaintSubject } from './complaint-mail'
import { DigestMail } from './digest-mail'
import { createWithdrawLink } from './mail-link'
import { PublishAlertMail } from './publish-alert-mail'
import { qrFileNames, ReferralMail, referralSubject, type StoredReferral } from './referral-mail'
import { WithdrawUrl } from './withdraw-line'

/** Renders a mail. `withdrawUrl` is shown in the footer for people who accepted news (`createWithdrawLink`). */
export const renderBodies = (mail: ReactElement, withdrawUrl?: string): Promise<MailBodies> =>
  renderMail(<WithdrawUrl value={withdrawUrl}>{mail}</WithdrawUrl>)

/** Returns an id that is identical in every attempt of a delivery, so mail servers can drop duplicates. */
export const messageId = (delivery: Delivery, { settings }: DeliverContext) =>
  `<${delivery.id}@${new URL(settings.publicUrl).hostname}>`

export const composeComplaintMail =
  (audience: 'consumer' | 'service') =>
  async (context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> => {
    const complaint = await loadComplaint(context.pool, delivery.subjectId)
    if (!complaint) return undefined
    const company = await loadCompany(context.pool, complaint.locale, complaint.establishment)
    const pdf = await renderSheet(context, complaint, company)
    const statusUrl = lookUpUrl(context, complaint)
    const props = { complaint, company, audience, statusUrl, hasSheet: pdf !== undefined }
    return {
      to: audience === 'consumer' ? complaint.email : context.settings.serviceMail,
      replyTo: audience === 'consumer' ? context.settings.serviceMail : complaint.email,
      subject: complaintSubject(complaint, audience),
      ...(await renderBodies(<ComplaintMail {...props} />)),
      messageId: messageId(delivery, context),
      attachments: pdf
        ? [{ filename: `${fileName(complaint.label)}.pdf`, content: pdf, contentType: 'application/pdf' }]
        : [],
    }
  }

/** Composes the notice that the attachment of a complaint was removed. */
export const composeComplaintFileMail =
  (audience: 'consumer' | 'service') =>
  async (context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> => {
    const complaint = await loadComplaint(context.pool, delivery.subjectId)
    if (!complaint) return undefined
    const company = await loadCompany(context.pool, complaint.locale, complaint.establishment)
    return {
      to: audience === 'consumer' ? complaint.email : context.settings.serviceMail,
      replyTo: audience === 'consumer' ? context.settings.serviceMail : complaint.email,
      subject: complaintFileSubject(complaint, audience),
      ...(await renderBodies(<ComplaintFileMail complaint={complaint} company={company} audience={audience} />)),
      messageId: messageId(delivery, context),
    }
  }

/** Returns the URL of the form that shows the status of a complaint. */
export const lookUpUrl = ({ settings }: DeliverContext, { locale }: StoredComplaint) =>
  `${settings.publicUrl}${locale === 'es' ? '/libro-de-reclamaciones' : '/en/complaints-book'}#${STATUS_ANCHOR}`

/**
 * Renders the sheet, or returns undefined on failure. By law the consumer must be notified immediately, so the mail is
 * then sent without the sheet.
 */
async function renderSheet(context: DeliverContext, complaint: StoredComplaint, company: Company) {
  try {
    return await complaintPdfInThread(complaint, company)
  } catch (err) {
    context.logger.error({ reference: complaint.label, err }, 'a complaint sheet could not be rendered')
    context.metrics.recordPdfFailure()
    return undefined
  }
}

const fileName = (label: string) => `hoja-de-reclamacion-${label.replace(/^N°\s*/, '').replace(/\s+/g, '-')}`

export async function composeReferralMail(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const { rows } = await context.pool.query<StoredReferral>(
    `select r.reference, r.locale, r.first_name as "firstName", r.email, r.link_code as "linkCode",
            (select count(*)::int from referred_persons p where p.referral_id = r.id) as persons
     from referrals r where r.id = $1`,
    [delivery.subjectId],
  )
  const referral = rows[0]
  if (!referral) return undefined
  const company = await loadCompany(context.pool, referral.locale)
  const statusUrl = `${context.settings.publicUrl}${pathFor('referral-status', referral.locale)}`
  const withdrawUrl = await createWithdrawLink(context, delivery, {
    subject: `referrals:${delivery.subjectId}`,
    ...referral,
  })
  const link = referralLink(context.settings.publicUrl, referral.locale, referral.linkCode)
  const mail = <ReferralMail referral={referral} company={company} statusUrl={statusUrl} link={link} />
  return {
    to: referral.email,
    replyTo: context.settings.salesMail,
    subject: referralSubject(referral),
    ...(await renderBodies(mail, withdrawUrl)),
    messageId: messageId(delivery, context),
    attachments: [{ filename: qrFileNames[referral.locale], content: await qrPng(link), contentType: 'image/png' }],
  }
}

export async function composeDigestMail(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const digest = readDigest(delivery.subjectId)
  const parkedGroups = await readParkedDeliveries(context.pool, digest.parkedAfter, digest.parkedUntil)
  const company = await loadCompany(context.pool, 'es')
  return {
    to: context.settings.alertMail,
    replyTo: context.settings.alertMail,
    subject: digestSubject(digest, parkedGroups),
    ...(await renderBodies(<DigestMail digest={digest} parkedGroups={parkedGroups} company={company} />)),
    messageId: messageId(delivery, context),
  }
}

export async function composePublishAlertMail(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const alert = readPublishAlert(delivery.subjectId)
  const company = await loadCompany(context.pool, 'es')
  return {
    to: context.settings.alertMail,
    replyTo: context.settings.alertMail,
    subject: publishAlertTexts.es[alert.status],
    ...(await renderBodies(<PublishAlertMail alert={alert} company={company} />)),
    messageId: messageId(delivery, context),
  }
}
