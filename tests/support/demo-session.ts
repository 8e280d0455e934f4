import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { oneTimeCode, stepAt } from '@app/platform/second-factor/one-time-code'
import { demoLogin, demoPhoneKey } from '@app/tools/stack/stack-settings'

const ON_ITS_WAY_MS = 10_000

/** What all processes share about the demo account: its session, and the last used code. */
type Kept = { token?: string; step?: number }

/** The demo account at a panel, with its second factor. All sessions there share `keptFile`. */
export function demoSession({ cmsUrl, keptFile }: { cmsUrl: string; keptFile: string }) {
  const kept = (): Kept => (existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : {})
  const keep = (more: Kept) => writeFileSync(keptFile, JSON.stringify({ ...kept(), ...more }))

  /**
   * Returns the current code of the demo account. A code is valid once, so the next login may wait for the next one.
   */
  async function nextCode(): Promise<string> {
    // The previous code is still valid, unless it would be two periods old on arrival.
    const step = Math.max((kept().step ?? 0) + 1, stepAt(Date.now() + ON_ITS_WAY_MS) - 1)
    while (step > stepAt(Date.now()) + 1) await wait(500)
    keep({ step })
    return oneTimeCode(demoPhoneKey, step)
  }

  const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(cmsUrl + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  /** A separate session, for tests that end it. */
  async function newToken(): Promise<string> {
    const login = await post('/api/users/login', demoLogin)
    if (!login.ok) throw new Error(`The CMS refused the login with ${login.status}.`)
    const { token } = (await login.json()) as { token: string }
    const code = await nextCode()
    const passed = await post('/api/users/second-factor', { code }, { authorization: `JWT ${token}` })
    if (!passed.ok) throw new Error(`The CMS refused the second factor with ${passed.status}.`)
    return token
  }

  /** The shared session: signing in needs a code, and there are two a minute. */
  async function sharedToken(): Promise<string> {
    const { token } = kept()
    const headers = { authorization: `JWT ${token}` }
    const isOpen = token && (await fetch(`${cmsUrl}/api/access-log?limit=1`, { headers })).ok
    if (isOpen) return token
    const fresh = await newToken()
    keep({ token: fresh })
    return fresh
  }

  return { nextCode, newToken, sharedToken }
}
