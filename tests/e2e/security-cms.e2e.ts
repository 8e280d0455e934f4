import { spawn } from 'node:child_process'
import path from 'node:path'
import { brand } from '@app/brand/brand'
import { demoLogin, repository } from '@app/tools/stack/stack-settings'
import { expect, test } from '@playwright/test'
import { logIn } from './support/cms'
import { product } from './support/product'

const login = (email: string, password: string, address = product().cmsUrl) =>
  fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ email, password }),
  })

const timed = async (email: string) => {
  const begun = performance.now()
  const response = await login(email, 'not-the-password')
  return { ms: performance.now() - begun, status: response.status, body: await response.text() }
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('the panel cannot be framed, and runs only the scripts of its own response', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
  })
  const response = await page.goto(`${product().cmsUrl}/admin/login`)
  const headers = response?.headers() ?? {}
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  await logIn(page)
  await expect(page.getByRole('link', { name: 'Proyectos', exact: true }).first()).toBeAttached()
  expect(violations).toEqual([])
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'payload-token')
  // These tests use plain HTTP; the next one does not.
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: false })
})

test('behind https the login cookie is marked as secure', async () => {
  const { cmsUrl, env } = product()
  const port = Number(new URL(cmsUrl).port) + 40
  const address = `http://127.0.0.1:${port}`
  const cms = spawn('pnpm', ['run', 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: path.join(repository, 'apps/cms'),
    env: { ...process.env, ...env, CMS_URL: 'https://cms.example.test' },
    stdio: 'ignore',
    detached: true,
  })
  try {
    const isThere = () =>
      fetch(`${address}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isThere, { timeout: 60_000 }).toBe(true)
    const answer = await login(demoLogin.email, demoLogin.password, address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(/^payload-token=.*; Secure=?(true)?;? ?/i)
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/i)
  } finally {
    if (cms.pid) process.kill(-cms.pid)
  }
})

test('a wrong password takes the same time and gives the same message for a known and an unknown account', async () => {
  const known: number[] = []
  const unknown: number[] = []
  const words = new Set<string>()
  // Six of each: the account is locked after five, and that must not be visible either.
  for (let at = 0; at < 6; at += 1) {
    const one = await timed(demoLogin.email)
    const other = await timed(`nobody-${at}@${brand.domain}`)
    known.push(one.ms)
    unknown.push(other.ms)
    expect([one.status, other.status]).toEqual([401, 401])
    words.add(one.body).add(other.body)
  }
  console.log(`login: known ${median(known).toFixed(0)} ms, unknown ${median(unknown).toFixed(0)} ms`)
  expect([...words]).toHaveLength(1)
  const ratio = median(known) / median(unknown)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
  expect((await login(demoLogin.email, demoLogin.password)).status, 'locked, although the password is right').toBe(401)
})

test.afterAll(async () => {
  const { default: pg } = await import('pg')
  const client = new pg.Client(product().databaseUrl)
  await client.connect()
  await client.query('update users set login_attempts = 0, lock_until = null')
  await client.end()
})

for (const path of [
  'leads',
  'referrals',
  'complaints',
  'users',
  'consents',
  'deliveries',
  'media',
  'snapshot',
  'projects',
])
  test(`${path} of the CMS cannot be read without signing in`, async () => {
    const response = await fetch(`${product().cmsUrl}/api/${path}`)
    expect([401, 403]).toContain(response.status)
    expect(await response.text()).not.toContain('docs')
  })
