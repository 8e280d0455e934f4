import { type ClickIds, clickIds } from './click-id'

/** The stages of a lead that are reported to advertising platforms, in order. */
export const adStages = ['contacted', 'appointment', 'reserved', 'won'] as const
export type AdStage = (typeof adStages)[number]
export const isAdStage = (value: unknown): value is AdStage => adStages.includes(value as AdStage)

/** A stage is reported up to seven days after it was reached. */
export const AD_EVENT_DAYS = 7

/** A stage that a lead reached. E-mail and phone are null if the person did not accept advertising by that channel. */
export type AdEvent = {
  id: string
  stage: AdStage
  reachedAt: Date
  leadReceivedAt: Date
  email: string | null
  phone: string | null
  clicks: Partial<Record<keyof ClickIds, string | null>>
}

/** Returns the SHA-256 of a text as hexadecimal digits. */
type Hash = (text: string) => string

/** Returns an address in lower case, as both platforms expect it. */
const normalEmail = (email: string) => email.trim().toLowerCase()
/** Removes the dots of a Gmail address, because Google ignores them. */
const googleEmail = (email: string) => {
  const [local = '', domain = ''] = normalEmail(email).split('@')
  return `${/^(gmail|googlemail)\.com$/.test(domain) ? local.replaceAll('.', '') : local}@${domain}`
}
const phoneDigits = (phone: string) => phone.replace(/\D/g, '')

/**
 * Builds the body for the Conversions API of Meta, or returns undefined for a lead without a click in Meta. The
 * event id is the id of the delivery, with which Meta detects a repeated event.
 */
export function metaConversion({ id, stage, reachedAt, leadReceivedAt, email, phone, clicks }: AdEvent, hash: Hash) {
  if (!clicks.fbclid) return undefined
  return {
    data: [
      {
        event_name: stage,
        event_time: Math.floor(reachedAt.getTime() / 1000),
        event_id: id,
        action_source: 'system_generated',
        user_data: {
          // Meta expects the time at which we received the click id.
          fbc: `fb.1.${leadReceivedAt.getTime()}.${clicks.fbclid}`,
          ...(email && { em: [hash(normalEmail(email))] }),
          ...(phone && { ph: [hash(phoneDigits(phone))] }),
        },
        custom_data: { event_source: 'crm', lead_event_source: 'website' },
      },
    ],
  }
}

type GoogleTarget = { customerId: string; conversionActions: Partial<Record<AdStage, string>> }

/** Formats a time in Lima as Google Ads expects it. Peru has no daylight saving time. */
const googleTime = (at: Date) =>
  `${new Date(at.getTime() - 5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')}-05:00`

/**
 * Builds the body for the offline conversions of Google Ads, or returns undefined for a lead without a click in Google or
 * a stage without a conversion action. Google accepts one click id, and hashed contacts only together with a `gclid`.
 */
export function googleConversion(event: AdEvent, { customerId, conversionActions }: GoogleTarget, hash: Hash) {
  const { id, stage, reachedAt, email, phone, clicks } = event
  const action = conversionActions[stage]
  const click = clickIds.filter((name) => name !== 'fbclid').find((name) => clicks[name])
  if (!action || !click) return undefined
  const contacts = [
    ...(email ? [{ hashedEmail: hash(googleEmail(email)) }] : []),
    ...(phone ? [{ hashedPhoneNumber: hash(`+${phoneDigits(phone)}`) }] : []),
  ]
  return {
    conversions: [
      {
        conversionAction: `customers/${customerId}/conversionActions/${action}`,
        conversionDateTime: googleTime(reachedAt),
        // Google counts a repeated order id only once.
        orderId: id,
        [click]: clicks[click],
        ...(click === 'gclid' && contacts.length > 0 && { userIdentifiers: contacts }),
        consent: { adUserData: 'GRANTED', adPersonalization: 'DENIED' },
      },
    ],
    partialFailure: true,
  }
}
