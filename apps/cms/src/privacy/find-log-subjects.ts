import type { Queryable } from '@app/platform/database/pool'
import { findPerson } from './find-person'
import { findByCode } from './log-codes'

const MIN_PHONE_DIGITS = 7

/** Returns the records of a person whom staff search for by code, e-mail address, phone or identity document. */
export async function findLogSubjects(db: Queryable, text: string): Promise<string[]> {
  const subjectsByCode = await findByCode(db, text)
  if (subjectsByCode.length > 0) return subjectsByCode
  const isPhone = text.replaceAll(/\D/g, '').length >= MIN_PHONE_DIGITS
  const keys = text.includes('@') ? { email: text } : { document: text, phone: isPhone ? text : undefined }
  const { own, others, mentions } = await findPerson(db, keys)
  return [...own, ...others, ...mentions].map(({ id }) => id)
}
