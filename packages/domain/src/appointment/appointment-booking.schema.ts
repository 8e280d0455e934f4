import * as z from 'zod/mini'
import { isLimaDate } from '../calendar/lima-date'
import { MAX_MESSAGE } from '../lead/lead-choices'
import { phoneNumber } from '../phone/phone-number'
import { attribution, consentVersion, locale, type SchemaContext, slug } from '../submission/submission.schema'
import { optionalText, requiredEmail, requiredName, requiredTick } from '../submission/text-field'
import { clockTime } from './appointment-place.schema'

/** The day and time that a visitor chooses when booking or moving an appointment. */
export const appointmentTime = z.object({
  day: z
    .string('appointment.day.required')
    .check(z.minLength(1, 'appointment.day.required'), z.refine(isLimaDate, 'appointment.day.invalid')),
  time: z
    .string('appointment.time.required')
    .check(z.minLength(1, 'appointment.time.required'), z.regex(clockTime, 'appointment.time.invalid')),
})

/** Builds the schema of a booking. It has the personal fields of the lead form, except the identity document. */
export const appointmentBooking = ({ isPhoneNumber }: Pick<SchemaContext, 'isPhoneNumber'>) =>
  z.object({
    place: slug('appointment.place'),
    ...appointmentTime.shape,
    /** The lot that the visitor chose before booking, such as in the lot finder or the quote. */
    lot: optionalText('appointment.lot', { max: 12 }),
    /**
     * The project whose page the visitor came from. The lead uses it if the appointment place belongs to no project.
     */
    project: z.optional(z.string().check(z.regex(/^[a-z0-9-]{0,60}$/, 'lead.project.unknown'))),
    /** Time zone of the browser, in which a video call is also shown. An unknown time zone is ignored. */
    timeZone: z.optional(z.string().check(z.maxLength(60, 'appointment.time.invalid'))),
    firstName: requiredName('lead.firstName', { max: 80 }),
    lastName: requiredName('lead.lastName', { max: 80 }),
    email: requiredEmail('lead.email'),
    phone: phoneNumber('lead.phone', isPhoneNumber),
    message: optionalText('lead.message', { max: MAX_MESSAGE, lines: 'many' }),
    locale,
    acceptsTerms: requiredTick('lead.acceptsTerms'),
    acceptsMarketing: z.boolean('lead.acceptsMarketing.invalid'),
    consentVersions: z.object(
      { terms: consentVersion, marketing: consentVersion },
      'submission.consentVersion.invalid',
    ),
    attribution,
  })
export type AppointmentBooking = z.output<ReturnType<typeof appointmentBooking>>
