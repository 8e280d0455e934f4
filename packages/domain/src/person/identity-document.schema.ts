import * as z from 'zod/mini'
import { crossFieldRule } from '../submission/cross-field-rule'
import { documentTypes } from './document-types'

export type DocumentTypeId = (typeof documentTypes)[number]['id']

const numberFormats: Record<DocumentTypeId, RegExp> = { 1: /^\d{8}$/, 2: /^[A-Za-z0-9]{6,12}$/ }

/** Returns whether a number has the format of its type. Accepts `unknown`, because rules across fields run on raw input. */
export const isDocumentNumber = (typeId: DocumentTypeId, number: unknown) =>
  typeof number === 'string' && numberFormats[typeId].test(number)

export const documentLabel = (typeId: DocumentTypeId, locale: 'es' | 'en') =>
  documentTypes.find((type) => type.id === typeId)?.label[locale] ?? ''

/** Builds the schema of a document type id. A select sends the id as text, JSON as a number. */
export const documentTypeId = (key: string) =>
  z.pipe(
    z.union(
      [z.literal(1), z.literal(2), z.literal('1'), z.literal('2'), z.literal('')],
      `${key}.documentTypeId.required`,
    ),
    z.transform((value) => (value === '' ? undefined : (Number(value) as DocumentTypeId))),
  )

export const documentNumber = (key: string) =>
  z.string(`${key}.document.required`).check(
    z.overwrite((value) => value.replace(/[\s.-]+/g, '').toUpperCase()),
    z.maxLength(20, `${key}.document.invalid`),
  )

type DocumentFields = { documentTypeId?: DocumentTypeId | undefined; document?: string | undefined }

/**
 * Returns rules that require the document type and number. If they are optional, both may be omitted, but not only one.
 * The message keys are `<key>.documentTypeId.required` and `<key>.document.required`, `.dni` or `.passport`.
 */
export const documentRules = (key: string, requirement: 'optional' | 'required') => {
  const isOmitted = ({ documentTypeId: typeId, document }: Partial<DocumentFields>) =>
    !typeId && !document && requirement === 'optional'
  const numberFormat = (typeId: DocumentTypeId, name: string) =>
    crossFieldRule<DocumentFields>({
      path: ['document'],
      key: `${key}.document.${name}`,
      isValid: (fields) =>
        fields.documentTypeId !== typeId || !fields.document || isDocumentNumber(typeId, fields.document),
    })
  return [
    crossFieldRule<DocumentFields>({
      path: ['documentTypeId'],
      key: `${key}.documentTypeId.required`,
      isValid: (fields) => isOmitted(fields) || Boolean(fields.documentTypeId),
    }),
    crossFieldRule<DocumentFields>({
      path: ['document'],
      key: `${key}.document.required`,
      isValid: (fields) => isOmitted(fields) || Boolean(fields.document),
    }),
    numberFormat(1, 'dni'),
    numberFormat(2, 'passport'),
  ] as const
}
