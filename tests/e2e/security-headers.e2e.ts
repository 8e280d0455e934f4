// Every response of the public side has the security headers, whatever its status and type.
import http from 'node:http'
import { expect, test } from '@playwright/test'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { product } from './support/product'

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }
type Asked = { method?: string; headers?: Record<string, string>; body?: string }

/** Sends the request as written: `fetch` would normalise the path and forbid the host. */
const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(product().siteUrl)
    const request = http.request({ hostname, port, path, method, headers, setHost: !headers.host }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
    })
    request.on('error', reject)
    request.end(body)
  })

const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? 'missing'

test('every kind of response has every header', async () => {
  const home = (await ask('/')).body
  const json = { 'content-type': 'application/json', 'idempotency-key': '0f8b9a52-3c1d-4f7e-9a35-1c2d3e4f5a6b' }
  const table: [what: string, status: number, asked: Promise<Answer>][] = [
    ['a page', 200, ask('/')],
    ['a page in English', 200, ask('/en')],
    ['a script', 200, ask(first(home, /(\/_astro\/[^"']+\.js)/))],
    ['a font', 200, ask(first(home, /(\/[^"'( ]+\.woff2)/))],
    ['a picture', 200, ask(first(home, /(\/media\/[^"' ]+)/))],
    ['a part of a picture', 206, ask(first(home, /(\/media\/[^"' ]+)/), { headers: { range: 'bytes=0-9' } })],
    [
      'a range that does not exist',
      416,
      ask(first(home, /(\/media\/[^"' ]+)/), { headers: { range: 'bytes=9999999999-' } }),
    ],
    ['a precondition that fails', 412, ask(first(home, /(\/media\/[^"' ]+)/), { headers: { 'if-match': '"x"' } })],
    ['a picture nobody has', 404, ask('/media/nothing.jpg')],
    ['robots.txt', 200, ask('/robots.txt')],
    ['a redirect', 301, ask('/nosotros/')],
    ['the way home', 302, ask('/nada')],
    ['an unknown project', 404, ask('/proyectos/condominios/nada')],
    ['a hidden file', 404, ask('/.env')],
    ['a method nobody has', 405, ask('/', { method: 'POST' })],
    ['a form refused', 422, ask('/api/leads', { method: 'POST', headers: json, body: '{}' })],
    [
      'a form of another site',
      403,
      ask('/api/leads', { method: 'POST', headers: { ...json, origin: 'https://evil.example' }, body: '{}' }),
    ],
    ['a body that is no JSON', 400, ask('/api/leads', { method: 'POST', headers: json, body: '{' })],
    ['a route nobody has', 404, ask('/api/nothing')],
    ['what is for us alone', 404, ask('/api/ready')],
    ['a body too large', 413, ask('/api/leads', { method: 'POST', headers: { ...json, 'content-length': '9000000' } })],
  ]
  const wanted = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }
  for (const [what, status, asked] of table) {
    const { status: got, headers } = await asked
    expect(got, what).toBe(status)
    // nginx repeats its headers in the response to an invalid range.
    for (const [name, value] of Object.entries(wanted))
      expect([...new Set(String(headers[name]).split(', '))], `${what}: ${name}`).toEqual([value])
    expect(headers['permissions-policy'], what).toContain('camera=()')
    expect(headers.server ?? '', `${what}: no version`).not.toMatch(/\d/)
    expect(headers['x-powered-by'], what).toBeUndefined()
    const lifetime = headers['cache-control'] ?? ''
    if (status >= 400 && !lifetime.includes('no-store'))
      expect(lifetime, `${what}: an error is not kept`).not.toMatch(/immutable|max-age=[1-9]/)
    if (headers['content-type']?.startsWith('text/html'))
      expect(headers['content-security-policy'], what).toContain("frame-ancestors 'none'")
  }
})

test('no redirect leads to another host, however it is written', async ({ page }) => {
  const host = 'evil.example'
  const paths = [
    `/%5C${host}/`,
    `/%5c%5c${host}/`,
    `/\\${host}/`,
    `//${host}/`,
    `//${host}//`,
    `/%2F${host}/`,
    `/%2f%5c${host}/`,
    `/%09/${host}/`,
    `/%5C${host}.html`,
    `//${host}/x.html`,
    `/en/%5C..%5C${host}/`,
    `/./%5C${host}/`,
    `/x/..//${host}/`,
    `/%0d%0alocation:%20https://${host}/`,
    `/@${host}/`,
    `/https:${host}/`,
  ]
  const { siteUrl } = product()
  let redirected = 0
  for (const path of paths) {
    const { status, headers } = await ask(path)
    if (!headers.location) continue
    redirected += 1
    // As a browser parses it: a backslash is a slash, tabs and line breaks are ignored.
    expect(new URL(headers.location, siteUrl).origin, `${path} → ${status} ${headers.location}`).toBe(siteUrl)
    await page.goto(siteUrl + path, { waitUntil: 'commit' })
    expect(new URL(page.url()).origin, path).toBe(siteUrl)
  }
  expect(redirected).toBeGreaterThan(3)
})

test('the policy of every page has no high finding in the CSP evaluator', async () => {
  for (const path of ['/', '/en', '/libro-de-reclamaciones', '/proyectos/condominios/santorini', '/404']) {
    const { body, headers } = await ask(path)
    const meta = first(body, /<meta http-equiv="content-security-policy" content="([^"]+)"/i).replaceAll('&#39;', "'")
    expect(meta, path).toContain("script-src 'self' 'sha256-")
    const policy = `${meta}; ${String(headers['content-security-policy']).replace(/base-uri[^;]*;|object-src[^;]*;|form-action[^;]*/g, '')}`
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    const high = findings.filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX)
    expect(high.map(({ directive, description }) => `${path} ${directive}: ${description}`)).toEqual([])
    expect(meta).not.toContain('unsafe')
  }
})

test.describe('the CMS and private files cannot be reached from the public side', () => {
  const paths = [
    '/admin',
    '/admin/login',
    '/api/users',
    '/api/users/me',
    '/api/users/login',
    '/api/leads',
    '/api/snapshot',
    '/api/media/file/x',
    '/api/complaints',
    '/api/graphql',
    '/api/..%2fadmin',
    '/api/../admin',
    '/api/%2e%2e/admin',
    '//127.0.0.1:4500/admin',
    '/api//admin',
    '/private/complaints',
    '/media/../private/complaints',
    '/media/..%2f..%2fprivate',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/media../releases',
    '/..%5c..%5cetc/passwd',
    '/snapshot.json',
    '/../snapshot.json',
    '/metrics',
    '/api/metrics',
    '/.git/config',
  ]
  for (const path of paths)
    test(path, async () => {
      const { cmsUrl } = product()
      const cms = new URL(cmsUrl).host
      const tricks: Record<string, string>[] = [
        {},
        { host: cms },
        { host: 'cms:4000' },
        { 'x-forwarded-host': cms },
        { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
        { host: 'evil.example', 'x-forwarded-proto': 'https' },
      ]
      for (const headers of tricks) {
        const { status, body, headers: answered } = await ask(path, { headers })
        expect([301, 302, 400, 404, 405, 429], `${path} with ${JSON.stringify(headers)}`).toContain(status)
        expect(answered.location ?? '/', 'no way to another host').toMatch(/^\/(?!\/|\\)/)
        expect(body).not.toMatch(/payload|root:x:|"docs"|"snapshot"/i)
      }
    })
})
