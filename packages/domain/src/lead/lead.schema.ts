import * as z from 'zod/mini'
import { isLimaDate } from '../calendar/lima-date'
import { documentNumber, documentRules, documentTypeId } from '../person/identity-document.schema'
import { phoneNumber } from '../phone/phone-number'
import { crossFieldRule } from '../submission/cross-field-rule'
import { attribution, consentVersion, locale, type SchemaContext, slug } from '../submission/submission.schema'
import { optionalText, requiredEmail, requiredName, requiredTick } from '../submission/text-field'
import { earliestAppointment, leadKinds, MAX_MESSAGE, meetingPlaces, timesOfDay } from './lead-choices'

// A plain HTML form sends an empty string for a choice that the visitor left open.
const optionalChoice = <T extends string>(choices: readonly T[], key: string) =>
  z.pipe(
    z.optional(z.union([z.literal(''), z.enum(choices)], key)),
    z.transform((choice) => (choice === '' ? undefined : choice)),
  )

const appointmentRequest = ({ today }: SchemaContext) =>
  z.object({
    date: z.string('lead.appointment.date.required').check(
      z.minLength(1, 'lead.appointment.date.required'),
      z.refine(isLimaDate, 'lead.appointment.date.invalid'),
      z.refine((date) => date >= earliestAppointment(today()), 'lead.appointment.date.tooSoon'),
    ),
    timeOfDay: optionalChoice(timesOfDay, 'lead.appointment.timeOfDay.invalid'),
    meetingPlace: optionalChoice(meetingPlaces, 'lead.appointment.meetingPlace.invalid'),
  })

const quotePart = z.string('quote.invalid').check(
  // PostgreSQL rejects NUL.
  z.overwrite((value) => value.replace(/\p{Cc}+/gu, '')),
  z.maxLength(40, 'quote.invalid'),
)

/** The values that the visitor entered in the simulator. The server calculates the amounts itself. */
const quote = z.object(
  { lot: quotePart, price: quotePart, down: quotePart, months: quotePart, start: quotePart, day: quotePart },
  'quote.invalid',
)

/**
 * Builds the schema of a lead, for browser and server. Removes `appointment` unless the lead requests an appointment.
 */
export const leadInput = (context: SchemaContext) =>
  z.pipe(
    z
      .object({
        kind: z.enum(leadKinds, 'lead.kind.invalid'),
        firstName: requiredName('lead.firstName', { max: 80 }),
        lastName: requiredName('lead.lastName', { max: 80 }),
        email: requiredEmail('lead.email'),
        phone: phoneNumber('lead.phone', context.isPhoneNumber),
        documentTypeId: z.optional(documentTypeId('lead')),
        document: z.optional(documentNumber('lead')),
        project: slug('lead.project'),
        message: optionalText('lead.message', { max: MAX_MESSAGE, lines: 'many' }),
        locale,
        acceptsTerms: requiredTick('lead.acceptsTerms'),
        acceptsMarketing: z.boolean('lead.acceptsMarketing.invalid'),
        consentVersions: z.object(
          { terms: consentVersion, marketing: consentVersion },
          'submission.consentVersion.invalid',
        ),
        appointment: z.optional(appointmentRequest(context)),
        quote: z.optional(quote),
        attribution,
      })
      .check(
        ...documentRules('lead', 'optional'),
        crossFieldRule<{ kind: string; appointment?: unknown }>({
          path: ['appointment', 'date'],
          key: 'lead.appointment.date.required',
          isValid: (lead) => lead.kind !== 'appointment' || lead.appointment !== undefined,
        }),
      ),
    z.transform((lead) => ({
      ...lead,
      document: lead.document || undefined,
      appointment: lead.kind === 'appointment' ? lead.appointment : undefined,
    })),
  )

/** Values before validation. */
export type LeadValues = z.input<ReturnType<typeof leadInput>>
/** Values after validation. */
export type LeadInput = z.output<ReturnType<typeof leadInput>>
