import * as z from 'zod/mini'
import { MAX_CLICK_ID } from '../ads/click-id'
import type { IsPhoneNumber } from '../phone/phone-number'
import { optionalText } from './text-field'

/** Dependencies of the schemas that differ between browser and server. */
export type SchemaContext = { isPhoneNumber: IsPhoneNumber; today: () => string }

export const locale = z.enum(['es', 'en'], 'submission.locale.invalid')
export type SubmissionLocale = z.infer<typeof locale>

/** Version of the consent text next to the checkbox, as in the snapshot. */
export const consentVersion = z
  .string('submission.consentVersion.invalid')
  .check(z.regex(/^[\w.-]{1,40}$/, 'submission.consentVersion.invalid'))

export const slug = (key: string) =>
  z.string(`${key}.required`).check(z.minLength(1, `${key}.required`), z.regex(/^[a-z0-9-]{1,60}$/, `${key}.unknown`))

const clickId = optionalText('attribution', { max: MAX_CLICK_ID })

/** Where the visitor came from. It is stored with the lead, but the CRM gets a fixed source. */
export const attribution = z.optional(
  z.object({
    utmSource: optionalText('attribution', { max: 200 }),
    utmMedium: optionalText('attribution', { max: 200 }),
    utmCampaign: optionalText('attribution', { max: 200 }),
    utmTerm: optionalText('attribution', { max: 200 }),
    utmContent: optionalText('attribution', { max: 200 }),
    referrer: optionalText('attribution', { max: 500 }),
    landingPage: optionalText('attribution', { max: 500 }),
    referralCode: optionalText('attribution', { max: 40 }),
    gclid: clickId,
    gbraid: clickId,
    wbraid: clickId,
    fbclid: clickId,
  }),
)
