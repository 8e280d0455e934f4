import { type ReferredPerson, type Referrer, referralPayload } from '@app/domain/referral/referral-payload'
import type { DeliverTo } from '../deliveries/delivery'
import { postJson } from './post-json'
import { scriptUrl } from './script-url'

const referrerColumn = `json_build_object('firstName', r.first_name, 'lastName', r.last_name, 'email', r.email,
  'phone', r.phone, 'documentTypeId', r.document_type_id, 'document', r.document, 'locale', r.locale) as referrer`

const personWithReferrer = `select ${referrerColumn},
    json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'phone', p.phone,
      'documentTypeId', p.document_type_id, 'document', p.document) as person
  from referred_persons p join referrals r on r.id = p.referral_id where p.id = $1`

const referrerAlone = `select ${referrerColumn}, null as person from referrals r where r.id = $1`

/** Delivers one referred person together with the referrer, or the referrer alone. */
export const deliverToReferralScript: DeliverTo = async ({ pool, settings }, delivery) => {
  const { rows } = await pool.query<{ referrer: Referrer; person: ReferredPerson | null }>(
    delivery.subjectKind === 'referral' ? referrerAlone : personWithReferrer,
    [delivery.subjectId],
  )
  const referral = rows[0]
  if (!referral) return { outcome: 'refused', detail: 'the referral is gone', httpStatus: null }
  const { url, deliveredWhen } = settings.referralScript
  return postJson({
    url: scriptUrl(url, settings.scriptKey, delivery),
    body: referralPayload(referral.referrer, referral.person),
    deliveryId: delivery.id,
    deliveredWhen,
  })
}
