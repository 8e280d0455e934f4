// Searches often contain an e-mail address or a phone number. URLs stay in browser histories and proxy logs, so a
// search is encrypted before it becomes part of one.
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { BaseFilter, Endpoint } from 'payload'
import * as z from 'zod'
import type { Action } from '../../platform/access/access-table'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { cmsEnv } from '../../platform/env'

/** The search in forms and saved views, and its encrypted form in URLs. */
const PLAIN = 'buscar'
const SEALED = 'b'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyFor = (purpose: string, secret: string) =>
  createHmac('sha256', secret).update(`search in URLs: ${purpose}`).digest()

/** Encrypts a text deterministically, so that a saved view can be compared with the current one. */
export function seal(text: string, secret: string): string {
  const iv = createHmac('sha256', keyFor('iv', secret)).update(text).digest().subarray(0, IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor('text', secret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a text, or returns undefined if it was not encrypted by us. */
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

/** Returns the query string with its search encrypted. */
export function sealQuery(query: string): string {
  const parameters = new URLSearchParams(query)
  const text = parameters.get(PLAIN)
  if (!text) return query
  parameters.delete(PLAIN)
  parameters.append(SEALED, seal(text, cmsEnv().PAYLOAD_SECRET))
  return parameters.toString()
}

type Query = Record<string, string | string[] | undefined>

/** The parameters of a query string, or the same fields of a form. Payload adds a `depth` that may be undefined. */
export const queryFields = z.record(z.string(), z.union([z.string(), z.array(z.string())]).optional())

/** Returns the query parameters with the search decrypted. */
export function openQuery({ [SEALED]: sealed, ...query }: Query): Query {
  const [first] = [sealed ?? []].flat()
  const text = first ? unseal(first, cmsEnv().PAYLOAD_SECRET) : undefined
  return text === undefined ? query : { ...query, [PLAIN]: text }
}

/** Returns the decrypted search text. */
export const searchedText = (query: Query): string => String(openQuery(query)[PLAIN] ?? '').trim()

/** Filters one of Payload's lists by the encrypted search: every word must match one of the fields. */
export const sealedListFilter =
  (fields: readonly string[]): BaseFilter =>
  ({ req }) => {
    const terms = searchedText((req.query ?? {}) as Query)
      .split(/\s+/)
      .filter(Boolean)
    if (terms.length === 0) return null
    return { and: terms.map((word) => ({ or: fields.map((field) => ({ [field]: { like: word } })) })) }
  }

type Search = { path: string; permission: Action; page: string; rewrite: (query: Query) => string }

/** Accepts a filter form by POST and redirects to its list. With GET the search would be in the URL. */
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
