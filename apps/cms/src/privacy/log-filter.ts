import { isLimaDate, type LimaDate } from '@app/domain/calendar/lima-date'
import { isRecordId } from '../platform/database/record-id.schema'
import { type PrivacyEvent, privacyEvents } from './privacy-log.collection'

/** The actor of lines that the retention job wrote. */
export const SYSTEM_ACTOR = 'sistema'

/** The filter of the log page. The names of its parameters are Spanish, like those of other lists. */
export type LogFilter = {
  /** A code, e-mail address, phone or identity document. It is encrypted in URLs. */
  person: string
  /** The id of an account, or `SYSTEM_ACTOR`. */
  actor: string | undefined
  event: PrivacyEvent | undefined
  from: LimaDate | undefined
  to: LimaDate | undefined
  page: number
}

type Query = Record<string, string | string[] | undefined>

const MAX_PAGE = 10_000
const MAX_PERSON_LENGTH = 254

/** Reads the filter from a form or a decrypted query string. Invalid values are ignored. */
export function readLogFilter(query: Query): LogFilter {
  const text = (name: string) => String([query[name] ?? ''].flat()[0] ?? '').trim()
  const day = (name: string) => (isLimaDate(text(name)) ? text(name) : undefined)
  const actor = text('quien')
  const page = Number(text('pagina'))
  return {
    person: text('buscar').slice(0, MAX_PERSON_LENGTH),
    actor: actor === SYSTEM_ACTOR || isRecordId(actor) ? actor : undefined,
    event: privacyEvents.find((event) => event === text('accion')),
    from: day('desde'),
    to: day('hasta'),
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** Returns the filter as a query string. The person is not encrypted yet. */
export function writeLogFilter({ person, actor, event, from, to, page }: LogFilter): string {
  const values = {
    buscar: person,
    quien: actor,
    accion: event,
    desde: from,
    hasta: to,
    pagina: page > 1 && String(page),
  }
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
}

export const isFiltered = ({ person, actor, event, from, to }: LogFilter): boolean =>
  [person, actor, event, from, to].some(Boolean)
