// What staff search for is often somebody's e-mail or phone. URLs stay in browser histories and in the logs of every proxy,
// so a search is sealed before it becomes part of one.
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { BaseFilter, Endpoint } from 'payload'
import * as z from 'zod'
import type { Action } from '../../platform/access/access-table'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { cmsEnv } from '../../platform/env'

/** The plain search in forms and saved views, and its sealed form in URLs. */
const PLAIN = 'buscar'
const SEALED = 'b'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyFor = (purpose: string, secret: string) =>
  createHmac('sha256', secret).update(`search in URLs: ${purpose}`).digest()

/** Seals a text. The same text gives the same result, so that a saved view is recognised as the one shown. */
export function seal(text: string, secret: string): string {
  const iv = createHmac('sha256', keyFor('iv', secret)).update(text).digest().subarray(0, IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor('text', secret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Returns the text, or nothing when the seal is not ours. */
export function unseal(sealed: string, secret: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv('aes-256-gcm', keyFor('text', secret), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Returns a query that is fit for a URL. */
export function sealQuery(query: string): string {
  const parameters = new URLSearchParams(query)
  const text = parameters.get(PLAIN)
  if (!text) return query
  parameters.delete(PLAIN)
  parameters.append(SEALED, seal(text, cmsEnv().PAYLOAD_SECRET))
  return parameters.toString()
}

type Query = Record<string, string | string[] | undefined>

/** The parameters of a URL, or the fields of a form with the same names. Payload adds a `depth` that may be undefined. */
export const queryFields = z.record(z.string(), z.union([z.string(), z.array(z.string())]).optional())

/** Returns the parameters of a URL with its search in plain text. */
export function openQuery({ [SEALED]: sealed, ...query }: Query): Query {
  const [first] = [sealed ?? []].flat()
  const text = first ? unseal(first, cmsEnv().PAYLOAD_SECRET) : undefined
  return text === undefined ? query : { ...query, [PLAIN]: text }
}

/** Returns what was searched for, in plain text. */
export const searchedText = (query: Query): string => String(openQuery(query)[PLAIN] ?? '').trim()

/** Filters a list of Payload's own by the sealed search of its URL: every word in one of the fields. */
export const sealedListFilter =
  (fields: readonly string[]): BaseFilter =>
  ({ req }) => {
    const words = searchedText((req.query ?? {}) as Query)
      .split(/\s+/)
      .filter(Boolean)
    if (words.length === 0) return null
    return { and: words.map((word) => ({ or: fields.map((field) => ({ [field]: { like: word } })) })) }
  }

type Search = { path: string; permission: Action; page: string; rewrite: (query: Query) => string }

/** Takes a filter form by POST and leads to its list. A form by GET would put the search into the URL. */
export const searchEndpoint = ({ path, permission, page, rewrite }: Search): Endpoint =>
  staffEndpoint({
    path,
    permission,
    body: queryFields,
    handle: ({ body }) => {
      const sealed = sealQuery(rewrite(body))
      return new Response(null, { status: 303, headers: { location: `${page}${sealed && `?${sealed}`}` } })
    },
  })
