// Starts the CMS without its panel: Payload's REST handlers with the real configuration and a real database.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { oneTimeCode, stepAt } from '@app/platform/second-factor/one-time-code'
import { type CollectionConfig, type GlobalConfig, getPayload, handleEndpoints, type SanitizedConfig } from 'payload'
import type pg from 'pg'
import type { User } from '../../apps/cms/src/platform/payload-types'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'

export type Records = { collections: CollectionConfig[]; globals: GlobalConfig[] }
export type Answer = { status: number; body: Record<string, unknown> }
export type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>

type Options = { databaseUrl: string; smtpUrl?: string; change?: (records: Records) => Records }

/** Starts the CMS. `change` can break its collections and globals, to prove that a test notices wrong rules. */
export async function startCms({ databaseUrl, smtpUrl, change = (records) => records }: Options) {
  await grantProcessRights(databaseUrl)
  Object.assign(process.env, {
    DATABASE_URL: signedInAs('cms', databaseUrl),
    PAYLOAD_SECRET: 'secret-of-these-tests',
    PREVIEW_LINK_SECRET: 'preview-links-of-these-tests',
    FILE_LINK_SECRET: 'file-links-of-these-tests',
    SECOND_FACTOR_SECRET: 'second-factors-of-these-tests',
    SNAPSHOT_TOKEN: 'snapshot-of-these-tests',
    CMS_URL: 'http://cms.example.test',
    PUBLIC_URL: 'https://www.example.test',
    MEDIA_DIR: await mkdtemp(join(tmpdir(), 'cms-media-')),
    ...(smtpUrl && { SMTP_URL: smtpUrl, SMTP_TLS: 'off', MAIL_FROM: 'Casa Demo <avisos@example.test>' }),
  })
  const { cmsConfig } = await import('../../apps/cms/src/cms-config')
  const records: Records = await import('../../apps/cms/src/records')
  const config: SanitizedConfig = await cmsConfig(
    change({ collections: records.collections, globals: records.globals }),
  )
  const key = `cms-${Math.random()}`
  const payload = await getPayload({ config, key })
  // Tests drop the database while the CMS still has connections, and an unhandled error would end the process.
  ;(payload.db as unknown as { pool: pg.Pool }).pool.on('error', () => undefined)

  const sendRequest = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const request = new Request(`http://cms.example.test/api${path}`, {
      method,
      // For a form, `Request` sets the content type, because only `Request` knows the multipart boundary.
      headers: {
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
        'accept-language': 'es',
        ...headers,
      },
      ...(body !== undefined && { body: encodeBody(body) }),
    })
    return handleEndpoints({ config, request, payloadInstanceCacheKey: key })
  }
  const call: Call = async (...args) => {
    const response = await sendRequest(...args)
    return { status: response.status, body: await response.json().catch(() => ({})) }
  }
  return { payload, config, key, ask: sendRequest, call, stop: () => payload.destroy() }
}

const encodeBody = (body: unknown) =>
  body instanceof FormData ? body : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body)

export type RunningCms = Awaited<ReturnType<typeof startCms>>

export const staffPassword = 'niebla tejado cobre'

type StaffRole = User['role']

/** Creates accounts by name and role and returns their ids by name. The e-mail of Rosa is rosa@example.test. */
export async function createStaff({ payload }: RunningCms, roles: Record<string, StaffRole>) {
  const ids: Record<string, string> = {}
  for (const [name, role] of Object.entries(roles)) {
    const account = { name, role, email: `${name}@example.test`, language: 'es', password: staffPassword } as const
    const { id } = await payload.create({ collection: 'users', data: account })
    ids[name] = String(id)
  }
  return ids
}

/** Signs in, by default with a second factor, and returns a function that sends requests with the session. */
export async function signIn(running: RunningCms, email: string, { secondFactor = true } = {}) {
  const headers = await signInSession(running, email, secondFactor)
  const callWithSession: Call = (method, path, body, more) => running.call(method, path, body, { ...headers, ...more })
  return callWithSession
}

const phones = new Map<string, { key: string; step: number }>()

/**
 * Returns an unused code of the account's second factor. Each code is valid once, and the CMS already accepts the code
 * of the next 30 s.
 */
function nextCode(email: string): string {
  const phone = phones.get(email)
  if (!phone) throw new Error(`${email} has no phone here`)
  phone.step = Math.max(phone.step + 1, stepAt(Date.now()))
  return oneTimeCode(phone.key, phone.step)
}

/** Signs in and returns the request headers of the session. */
export async function signInSession({ call }: RunningCms, email: string, secondFactor = true) {
  const login = await call('POST', '/users/login', { email, password: staffPassword })
  if (login.status !== 200) throw new Error(`login of ${email}: ${login.status} ${JSON.stringify(login.body)}`)
  const headers = { authorization: `JWT ${login.body.token}` }
  const callWithSession: Call = (method, path, body, more) => call(method, path, body, { ...headers, ...more })
  if (!secondFactor) return headers
  const { body } = await callWithSession('POST', '/users/second-factor/begin')
  if (body.key) phones.set(email, { key: String(body.key), step: 0 })
  const response = await callWithSession('POST', '/users/second-factor', { code: nextCode(email) })
  if (response.status !== 200) throw new Error(`second factor of ${email}: ${JSON.stringify(response.body)}`)
  return headers
}
