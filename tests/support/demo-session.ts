import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { oneTimeCode, stepAt } from '@app/platform/second-factor/one-time-code'
import { demoLogin, demoPhoneKey } from '@app/tools/stack/stack-settings'

const MAX_TRANSIT_MS = 10_000

/** The session of the demo account and its last used code, which all test processes share. */
type SharedSession = { token?: string; step?: number }

/** Returns functions that sign in with the demo account and its second factor. Test processes share `sessionFile`. */
export function demoSession({ cmsUrl, sessionFile }: { cmsUrl: string; sessionFile: string }) {
  const readSession = (): SharedSession =>
    existsSync(sessionFile) ? JSON.parse(readFileSync(sessionFile, 'utf8')) : {}
  const updateSession = (changes: SharedSession) =>
    writeFileSync(sessionFile, JSON.stringify({ ...readSession(), ...changes }))

  /** Returns an unused code of the demo account. Waits if needed, because the CMS accepts each code once. */
  async function nextCode(): Promise<string> {
    // The CMS also accepts the code of the previous step, so start with that code unless it could expire in transit.
    const step = Math.max((readSession().step ?? 0) + 1, stepAt(Date.now() + MAX_TRANSIT_MS) - 1)
    while (step > stepAt(Date.now()) + 1) await sleep(500)
    updateSession({ step })
    return oneTimeCode(demoPhoneKey, step)
  }

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(cmsUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  /** Opens a separate session for tests that end it, and returns its token. */
  async function newToken(): Promise<string> {
    const login = await post('/api/users/login', demoLogin)
    if (!login.ok) throw new Error(`The CMS rejected the login with ${login.status}.`)
    const { token } = (await login.json()) as { token: string }
    const code = await nextCode()
    const secondFactor = await post('/api/users/second-factor', { code }, { authorization: `JWT ${token}` })
    if (!secondFactor.ok) throw new Error(`The CMS rejected the second factor with ${secondFactor.status}.`)
    return token
  }

  /** Returns the token of a session that tests share, because there are only two codes per minute. */
  async function sharedToken(): Promise<string> {
    const { token } = readSession()
    const headers = { authorization: `JWT ${token}` }
    const isOpen = token && (await fetch(`${cmsUrl}/api/access-log?limit=1`, { headers })).ok
    if (isOpen) return token
    const newSessionToken = await newToken()
    updateSession({ token: newSessionToken })
    return newSessionToken
  }

  return { nextCode, newToken, sharedToken }
}
