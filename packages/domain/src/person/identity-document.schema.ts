import * as z from 'zod/mini'
import { acrossFields } from '../submission/across-fields'
import { documentTypes } from './document-types'

export type DocumentTypeId = (typeof documentTypes)[number]['id']

const shapes: Record<DocumentTypeId, RegExp> = { 1: /^\d{8}$/, 2: /^[A-Za-z0-9]{6,12}$/ }

/** Accepts unknown, because cross-field rules run before the type is checked. */
export const isDocumentNumber = (typeId: DocumentTypeId, number: unknown) =>
  typeof number === 'string' && shapes[typeId].test(number)

export const documentLabel = (typeId: DocumentTypeId, locale: 'es' | 'en') =>
  documentTypes.find((type) => type.id === typeId)?.label[locale] ?? ''

/** A select gives text, JSON gives a number: both are the same id. */
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

type GivenDocument = { documentTypeId?: DocumentTypeId | undefined; document?: string | undefined }

/**
 * Requires both fields or neither. Keys: `<key>.documentTypeId.required`, `<key>.document.required`, `.dni`,
 * `.passport`.
 */
export const documentComplete = (key: string, needed: 'optional' | 'required') => {
  const isLeftOut = ({ documentTypeId: typeId, document }: Partial<GivenDocument>) =>
    !typeId && !document && needed === 'optional'
  const shapeOf = (typeId: DocumentTypeId, name: string) =>
    acrossFields<GivenDocument>({
      path: ['document'],
      key: `${key}.document.${name}`,
      holds: (given) => given.documentTypeId !== typeId || !given.document || isDocumentNumber(typeId, given.document),
    })
  return [
    acrossFields<GivenDocument>({
      path: ['documentTypeId'],
      key: `${key}.documentTypeId.required`,
      holds: (given) => isLeftOut(given) || Boolean(given.documentTypeId),
    }),
    acrossFields<GivenDocument>({
      path: ['document'],
      key: `${key}.document.required`,
      holds: (given) => isLeftOut(given) || Boolean(given.document),
    }),
    shapeOf(1, 'dni'),
    shapeOf(2, 'passport'),
  ] as const
}
