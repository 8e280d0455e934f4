import { loadCompany } from '@app/documents/company'
import { privacyRights } from '@app/domain/privacy/privacy-choices'
import type { Mail } from '@app/platform/mail/mailer'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import { messageId, renderBodies } from './compose-mail'
import { createMailLink } from './mail-link'
import { PrivacyConfirmMail, privacyConfirmSubject, type StoredPrivacyRequest } from './privacy-confirm-mail'

/** Composes a mail that asks the owner of the mailbox to confirm a privacy request. */
export async function composeConfirmRequestMail(
  context: DeliverContext,
  delivery: Delivery,
): Promise<Mail | undefined> {
  const { rows } = await context.pool.query<StoredPrivacyRequest>(
    `select id, reference, locale, kind, first_name as "firstName", email, due_on as "dueOn"
     from privacy_requests where id = $1`,
    [delivery.subjectId],
  )
  const request = rows[0]
  if (!request || !privacyRights.includes(request.kind)) return undefined
  const company = await loadCompany(context.pool, request.locale)
  const confirmUrl = await createMailLink(
    context,
    delivery,
    'confirm-request',
    `privacy_requests:${request.id}`,
    request.locale,
  )
  return {
    to: request.email,
    replyTo: context.settings.serviceMail,
    subject: privacyConfirmSubject(request),
    ...(await renderBodies(<PrivacyConfirmMail request={request} company={company} confirmUrl={confirmUrl} />)),
    messageId: messageId(delivery, context),
  }
}
