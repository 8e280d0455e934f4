import { spawn } from 'node:child_process'
import path from 'node:path'
import { brand } from '@app/brand/brand'
import { demoLogin, repository } from '@app/tools/stack/stack-settings'
import { expect, test } from '@playwright/test'
import { logIn } from './support/cms'
import { panelMenu } from './support/panel'
import { product } from './support/product'

const login = (email: string, password: string, baseUrl = product().cmsUrl) =>
  fetch(`${baseUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ email, password }),
  })

const timeLogin = async (email: string) => {
  const startedAt = performance.now()
  const response = await login(email, 'not-the-password')
  return { ms: performance.now() - startedAt, status: response.status, body: await response.text() }
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('the panel cannot be framed and runs only scripts with the nonce of its response', async ({ page }) => {
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
  await expect(panelMenu(page).getByRole('link', { name: 'Cuentas' })).toBeVisible()
  expect(violations).toEqual([])
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'payload-token')
  // The cookie is not secure here, because the test product uses plain HTTP.
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: false })
})

test('the login cookie is secure if the CMS URL uses HTTPS', async () => {
  const { cmsUrl, env } = product()
  const port = Number(new URL(cmsUrl).port) + 40
  const baseUrl = `http://127.0.0.1:${port}`
  const cms = spawn('pnpm', ['run', 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: path.join(repository, 'apps/cms'),
    env: { ...process.env, ...env, CMS_URL: 'https://cms.example.test' },
    stdio: 'ignore',
    detached: true,
  })
  try {
    const isHealthy = () =>
      fetch(`${baseUrl}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true)
    const answer = await login(demoLogin.email, demoLogin.password, baseUrl)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(/^payload-token=.*; Secure=?(true)?;? ?/i)
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/i)
  } finally {
    if (cms.pid) process.kill(-cms.pid)
  }
})

test('the response to a wrong password does not reveal whether the account exists', async () => {
  const knownDurations: number[] = []
  const unknownDurations: number[] = []
  const responseBodies = new Set<string>()
  // Six attempts, because an account is locked after five, and the response must not show that.
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const knownLogin = await timeLogin(demoLogin.email)
    const unknownLogin = await timeLogin(`nobody-${attempt}@${brand.domain}`)
    knownDurations.push(knownLogin.ms)
    unknownDurations.push(unknownLogin.ms)
    expect([knownLogin.status, unknownLogin.status]).toEqual([401, 401])
    responseBodies.add(knownLogin.body).add(unknownLogin.body)
  }
  console.log(`login: known ${median(knownDurations).toFixed(0)} ms, unknown ${median(unknownDurations).toFixed(0)} ms`)
  expect([...responseBodies]).toHaveLength(1)
  const ratio = median(knownDurations) / median(unknownDurations)
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
  test(`the CMS rejects requests for ${path} without a session`, async () => {
    const response = await fetch(`${product().cmsUrl}/api/${path}`)
    expect([401, 403]).toContain(response.status)
    expect(await response.text()).not.toContain('docs')
  })
