import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { extractID } from 'payload/shared'
import type { Language } from '../language/language'
import { nameRecords } from '../records/name-records'
import type { Row } from './list-cell'
import type { ListConfig } from './list-config'
import { isRelation, type ListField } from './list-fields'

/** Reads the names of the records to which the rows refer. Returns a function that looks up a name. */
export async function readRelatedNames(
  payload: Payload,
  rows: Row[],
  fields: ListField[],
  { slugs = {} }: ListConfig,
  language: Language,
) {
  const keys = fields.filter(isRelation).flatMap((field) =>
    rows.flatMap((row) => {
      const id = row[field.name]
      return typeof id === 'string' ? [{ slug: field.relationTo, id }] : []
    }),
  )
  const [nameOf, projectNames] = await Promise.all([
    nameRecords(payload, keys, language),
    readProjectNames(
      payload,
      rows.flatMap((row) => Object.keys(slugs).map((field) => String(row[field]))),
    ),
  ])
  return (slug: string, id: unknown) => projectNames.get(String(id)) ?? nameOf({ slug, id: String(id) })?.name
}

/** Reads the names of the people of the rows, as far as the user may read them, by the id of the row. */
export async function readPersonNames(
  payload: Payload,
  rows: Row[],
  field: ListField | undefined,
  { person }: ListConfig,
  user: TypedUser | undefined,
): Promise<Map<string, string>> {
  if (!person || !field || !isRelation(field)) return new Map()
  const idOf = (row: Row) => extractID<string>((row[person.field] ?? '') as string)
  const ids = rows.map(idOf).filter(Boolean)
  if (ids.length === 0) return new Map()
  // With the access rules of the user, Payload leaves out what they may not read, and logs who saw the names.
  const { docs } = await payload.find({
    collection: field.relationTo as CollectionSlug,
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  const names = new Map(
    (docs as unknown as Row[]).map((doc) => [
      doc.id,
      person.names
        .map((name) => doc[name])
        .filter(Boolean)
        .join(' '),
    ]),
  )
  return new Map(rows.map((row) => [row.id, names.get(idOf(row)) ?? '']))
}

async function readProjectNames(payload: Payload, slugs: string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const where = { slug: { in: [...new Set(slugs)] } }
  const { docs } = await payload.find({ collection: 'projects', where, depth: 0, pagination: false })
  return new Map(docs.map(({ slug, name }) => [String(slug), String(name)]))
}

type Upload = {
  id: string
  url?: string | null
  mimeType?: string | null
  sizes?: Record<string, { url?: string | null }>
}

const thumbnailOf = ({ url, mimeType, sizes }: Upload): string | undefined => {
  const thumbnail = Object.entries(sizes ?? {}).find(([name, size]) => name.startsWith('jpegSquare') && size?.url)?.[1]
  return thumbnail?.url ?? (mimeType?.startsWith('image/') ? url : undefined) ?? undefined
}

/** Returns the URL of a small image of each row that has one. */
export async function readImages(payload: Payload, rows: Row[], field: string | undefined) {
  if (!field) return new Map<string, string>()
  const uploads = field === 'self' ? (rows as unknown as Upload[]) : await readUploads(payload, rows, field)
  const byUpload = new Map(uploads.map((upload) => [upload.id, thumbnailOf(upload)]))
  return new Map(
    rows.flatMap((row) => {
      const url = byUpload.get(String(field === 'self' ? row.id : row[field]))
      return url ? [[row.id, url] as const] : []
    }),
  )
}

async function readUploads(payload: Payload, rows: Row[], field: string): Promise<Upload[]> {
  const ids = rows.flatMap((row) => (typeof row[field] === 'string' ? [row[field]] : []))
  if (ids.length === 0) return []
  const where = { id: { in: ids } }
  const { docs } = await payload.find({ collection: 'media', where, depth: 0, pagination: false })
  return docs as unknown as Upload[]
}
