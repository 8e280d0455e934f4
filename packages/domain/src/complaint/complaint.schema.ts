import * as z from 'zod/mini'
import { documentNumber, isDocumentNumber } from '../person/identity-document.schema'
import { phoneNumber } from '../phone/phone-number'
import { crossFieldRule } from '../submission/cross-field-rule'
import { consentVersion, locale, type SchemaContext } from '../submission/submission.schema'
import {
  optionalName,
  requiredEmail,
  requiredLetters,
  requiredName,
  requiredText,
  requiredTick,
} from '../submission/text-field'

export const establishments = ['Arequipa', 'Lima'] as const
export const complaintDocumentTypes = ['DNI', 'Pasaporte'] as const
export const goodTypes = ['Proyecto', 'Servicio'] as const
export const claimTypes = ['Reclamo', 'Queja'] as const
export const currencies = ['PEN', 'USD'] as const

/** File types of attachments. The browser checks the extension; the server checks the bytes of the file. */
export const attachmentExtensions = ['pdf', 'pptx', 'docx', 'jpg', 'jpeg', 'png'] as const
export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024

/** Accepts `1500`, `1500.5` and `1,500.00`, and removes the commas. Peru uses the decimal point. */
const amount = z.string('complaint.amount.required').check(
  z.overwrite((value) => value.trim().replace(/^(\d{1,3})((?:,\d{3})+)(?=\.|$)/, (all) => all.replaceAll(',', ''))),
  z.minLength(1, 'complaint.amount.required'),
  z.regex(/^\d{1,9}(\.\d{1,2})?$/, 'complaint.amount.invalid'),
)

const documentFormat = (type: (typeof complaintDocumentTypes)[number], name: string) =>
  crossFieldRule<{ documentType: string; document: string }>({
    path: ['document'],
    key: `complaint.document.${name}`,
    isValid: ({ documentType, document }) =>
      documentType !== type || !document || isDocumentNumber(type === 'DNI' ? 1 : 2, document),
  })

export const complaintInput = ({ isPhoneNumber }: SchemaContext) =>
  z.pipe(
    z
      .object({
        establishment: z.enum(establishments, 'complaint.establishment.required'),
        firstName: requiredName('complaint.firstName', { max: 80 }),
        lastName: requiredName('complaint.lastName', { max: 80 }),
        email: requiredEmail('complaint.email'),
        phone: phoneNumber('complaint.phone', isPhoneNumber),
        documentType: z.enum(complaintDocumentTypes, 'complaint.documentType.required'),
        document: documentNumber('complaint').check(z.minLength(1, 'complaint.document.required')),
        department: requiredLetters('complaint.department', { max: 80 }),
        province: requiredLetters('complaint.province', { max: 80 }),
        district: requiredLetters('complaint.district', { max: 80 }),
        address: requiredText('complaint.address', { max: 200 }),
        isMinor: z.boolean('complaint.isMinor.invalid'),
        guardianName: optionalName('complaint.guardianName', { max: 160 }),
        goodType: z.enum(goodTypes, 'complaint.goodType.required'),
        goodDescription: requiredText('complaint.goodDescription', { max: 1000, lines: 'many' }),
        amount,
        currency: z.enum(currencies, 'complaint.currency.required'),
        claimType: z.enum(claimTypes, 'complaint.claimType.required'),
        detail: requiredText('complaint.detail', { max: 4000, lines: 'many' }),
        request: requiredText('complaint.request', { max: 2000, lines: 'many' }),
        notifyByEmail: z.boolean('complaint.notifyByEmail.required'),
        locale,
        acceptsTerms: requiredTick('complaint.acceptsTerms'),
        consentVersions: z.object(
          { terms: consentVersion, complaintNotice: consentVersion },
          'submission.consentVersion.invalid',
        ),
      })
      .check(
        documentFormat('DNI', 'dni'),
        documentFormat('Pasaporte', 'passport'),
        crossFieldRule<{ isMinor: boolean; guardianName?: string | undefined }>({
          path: ['guardianName'],
          key: 'complaint.guardianName.required',
          isValid: ({ isMinor, guardianName }) => isMinor !== true || Boolean(guardianName),
        }),
      ),
    z.transform((complaint) => ({
      ...complaint,
      guardianName: complaint.isMinor ? complaint.guardianName : undefined,
    })),
  )

/** What a visitor enters to look up the status of a complaint. */
export const complaintLookup = z.object({
  number: requiredText('complaintStatus.number', { max: 40 }),
  code: requiredText('complaintStatus.code', { max: 40 }),
  email: requiredEmail('complaintStatus.email'),
})

export type ComplaintValues = z.input<ReturnType<typeof complaintInput>>
export type ComplaintInput = z.output<ReturnType<typeof complaintInput>>
