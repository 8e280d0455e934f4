import type { Locale } from '@app/domain/language/locale'
import type { Payload, PayloadRequest } from 'payload'
import type { Language } from '../../panel/language/language'
import { labelIn } from '../../panel/records/name-records'
import { missingTexts } from './missing-texts'
import { type RecordLocation, readInAllLanguages } from './read-in-all-languages'

/** A text that exists in one language only. `name` is, for example, "Bases, 1, Texto". */
export type NamedMissingText = { locale: Locale; path: string; name: string }

type Reader = { payload: Payload } | PayloadRequest

/** Returns the missing texts of a record as its form names them, or undefined if the record cannot be read. */
export async function readNamedMissingTexts(
  reader: Reader,
  location: RecordLocation,
  language: Language,
): Promise<NamedMissingText[] | undefined> {
  const record = await readInAllLanguages(reader.payload, location, 'headers' in reader ? reader : undefined)
  if (!record) return undefined
  return missingTexts(record.fields, record.document).map(({ locale, path, trail }) => ({
    locale,
    path,
    name: trail.map((part) => (typeof part === 'number' ? String(part) : labelIn(part, language))).join(', '),
  }))
}
