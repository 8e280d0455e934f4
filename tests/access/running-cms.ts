// The CMS without its panel: Payload's own REST handlers, the real configuration, a real database.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { oneTimeCode, stepAt } from '@sillar/platform/second-factor/one-time-code'
import { type CollectionConfig, type GlobalConfig, getPayload, handleEndpoints, type SanitizedConfig } from 'payload'
import pg from 'pg'
import { grantRights } from '../../apps/cms/src/database/grant-rights'
import { roleOf } from '../../apps/cms/src/database/rights'

export type Records = { collections: CollectionConfig[]; globals: GlobalConfig[] }
export type Answer = { status: number; body: Record<string, unknown> }
export type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>

const password = 'only-for-these-tests'

async function cmsUrl(databaseUrl: string): Promise<string> {
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  await grantRights(owner, { cms: password, intake: password, worker: password })
  await owner.end()
  const url = new URL(databaseUrl)
  url.username = roleOf('cms')
  url.password = password
  return url.href
}

type Options = { databaseUrl: string; smtpUrl?: string; change?: (records: Records) => Records }

/** `change` gives it other records than the product has, to see whether a test notices. */
export async function startCms({ databaseUrl, smtpUrl, change = (records) => records }: Options) {
  Object.assign(process.env, {
    DATABASE_URL: await cmsUrl(databaseUrl),
    PAYLOAD_SECRET: 'secret-of-these-tests',
    SNAPSHOT_TOKEN: 'snapshot-of-these-tests',
    CMS_URL: 'http://cms.example.test',
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
  // The database is removed under it in the end.
  ;(payload.db as unknown as { pool: pg.Pool }).pool.on('error', () => undefined)

  const answer = (request: Request) => handleEndpoints({ config, request, payloadInstanceCacheKey: key })
  const call: Call = async (method, path, body, headers = {}) => {
    const request = new Request(`http://cms.example.test/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': 'es', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await answer(request)
    return { status: response.status, body: await response.json().catch(() => ({})) }
  }
  return { payload, config, answer, call, stop: () => payload.destroy() }
}

export type RunningCms = Awaited<ReturnType<typeof startCms>>

export const staffPassword = 'niebla tejado cobre'

/** As the panel does it: the password, then the phone, which is connected at the first login. */
export async function signIn({ call }: RunningCms, email: string, { secondFactor = true } = {}) {
  const login = await call('POST', '/users/login', { email, password: staffPassword })
  if (login.status !== 200) throw new Error(`login of ${email}: ${login.status} ${JSON.stringify(login.body)}`)
  const headers = { authorization: `JWT ${login.body.token}` }
  const own: Call = (method, path, body, more) => call(method, path, body, { ...headers, ...more })
  if (!secondFactor) return own
  const { body } = await own('POST', '/users/second-factor/begin')
  const code = oneTimeCode(String(body.key), stepAt(Date.now()))
  const passed = await own('POST', '/users/second-factor', { code })
  if (passed.status !== 200) throw new Error(`second factor of ${email}: ${JSON.stringify(passed.body)}`)
  return own
}
