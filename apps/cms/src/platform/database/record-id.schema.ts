import * as z from 'zod'

/** Only lower case, as PostgreSQL prints ids, because the privacy log is searched by the id as text. */
const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

export const recordId = z.string().regex(new RegExp(`^${uuid}$`))

/** The parameters of a path with `:id`. */
export const idParams = z.object({ id: recordId })

export const isRecordId = (value: unknown): value is string => recordId.safeParse(value).success

/** Returns a schema for record names such as `leads:<id>`, which the privacy log uses. */
export const recordNameIn = (tables: readonly string[]) =>
  z.string().regex(new RegExp(`^(${tables.join('|')}):${uuid}$`))
