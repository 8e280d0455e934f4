// Searches often contain an e-mail address or a phone number. URLs stay in browser histories and proxy logs, so
// searches are encrypted before they are added to a URL.
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { BaseFilter, Endpoint } from 'payload'
import * as z from 'zod'
import type { Action } from '../../platform/access/access-table'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { cmsEnv } from '../../platform/env'
import { matchWords } from './match-words'

/** The parameter names of the plain search in forms and of the encrypted search in URLs. */
const PLAIN = 'buscar'
const ENCRYPTED = 'b'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyFor = (purpose: string, secret: string) =>
  createHmac('sha256', secret).update(`search in URLs: ${purpose}`).digest()

/** Encrypts a text deterministically, so a saved view can be compared with the current view. */
export function encryptSearch(text: string, secret: string): string {
  const iv = createHmac('sha256', keyFor('iv', secret)).update(text).digest().subarray(0, IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor('text', secret), iv)
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url')
}

/** Decrypts a text. Returns undefined if it was not encrypted with this secret. */
export function decryptSearch(encrypted: string, secret: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
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
export function encryptQuery(query: string): string {
  const parameters = new URLSearchParams(query)
  const text = parameters.get(PLAIN)
  if (!text) return query
  parameters.delete(PLAIN)
  parameters.append(ENCRYPTED, encryptSearch(text, cmsEnv().PAYLOAD_SECRET))
  return parameters.toString()
}

type Query = Record<string, string | string[] | undefined>

/** The parameters of a query string or a form. Payload adds a `depth` that may be undefined. */
export const queryFields = z.record(z.string(), z.union([z.string(), z.array(z.string())]).optional())

/** Returns the query parameters with the search decrypted. */
export function decryptQuery({ [ENCRYPTED]: encrypted, ...query }: Query): Query {
  const [first] = [encrypted ?? []].flat()
  const text = first ? decryptSearch(first, cmsEnv().PAYLOAD_SECRET) : undefined
  return text === undefined ? query : { ...query, [PLAIN]: text }
}

/** Returns the decrypted search text. */
export const searchedText = (query: Query): string => String(decryptQuery(query)[PLAIN] ?? '').trim()

/** Returns a filter that applies the encrypted search to a Payload list. Every word must match one of the fields. */
export const encryptedListFilter =
  (fields: readonly string[]): BaseFilter =>
  ({ req }) =>
    matchWords(searchedText((req.query ?? {}) as Query), fields) ?? null

type SearchEndpointOptions = { path: string; permission: Action; page: string; rewrite: (query: Query) => string }

/**
 * Creates an endpoint that redirects a submitted filter form to its list, with the search encrypted. With GET, the
 * plain search would be in the URL.
 */
export const searchEndpoint = ({ path, permission, page, rewrite }: SearchEndpointOptions): Endpoint =>
  staffEndpoint({
    path,
    permission,
    body: queryFields,
    handle: ({ body }) => {
      const query = encryptQuery(rewrite(body))
      return new Response(null, { status: 303, headers: { location: `${page}${query && `?${query}`}` } })
    },
  })
