import http from 'node:http'
import { expect, test } from '@playwright/test'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { product } from './support/product'

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string }

/** Sends a request with exactly the given path and headers. `fetch` would normalize the path and replace the host. */
const sendRaw = (path: string, { method = 'GET', headers = {}, body }: RequestOptions = {}): Promise<Answer> =>
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

const firstMatch = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? 'missing'

test('every kind of response has all security headers', async () => {
  const home = (await sendRaw('/')).body
  const json = { 'content-type': 'application/json', 'idempotency-key': '0f8b9a52-3c1d-4f7e-9a35-1c2d3e4f5a6b' }
  const cases: [description: string, status: number, responsePromise: Promise<Answer>][] = [
    ['a page', 200, sendRaw('/')],
    ['a page in English', 200, sendRaw('/en')],
    ['a script', 200, sendRaw(firstMatch(home, /(\/_astro\/[^"']+\.js)/))],
    ['a font', 200, sendRaw(firstMatch(home, /(\/[^"'( ]+\.woff2)/))],
    ['an image', 200, sendRaw(firstMatch(home, /(\/media\/[^"' ]+)/))],
    ['a part of an image', 206, sendRaw(firstMatch(home, /(\/media\/[^"' ]+)/), { headers: { range: 'bytes=0-9' } })],
    [
      'a range that does not exist',
      416,
      sendRaw(firstMatch(home, /(\/media\/[^"' ]+)/), { headers: { range: 'bytes=9999999999-' } }),
    ],
    [
      'a precondition that fails',
      412,
      sendRaw(firstMatch(home, /(\/media\/[^"' ]+)/), { headers: { 'if-match': '"x"' } }),
    ],
    ['a missing image', 404, sendRaw('/media/nothing.jpg')],
    ['robots.txt', 200, sendRaw('/robots.txt')],
    ['a redirect', 301, sendRaw('/nosotros/')],
    ['a redirect to the home page', 302, sendRaw('/nada')],
    ['an unknown project', 404, sendRaw('/proyectos/condominios/nada')],
    ['a hidden file', 404, sendRaw('/.env')],
    ['an unsupported method', 405, sendRaw('/', { method: 'POST' })],
    ['a rejected form', 422, sendRaw('/api/leads', { method: 'POST', headers: json, body: '{}' })],
    [
      'a form from another site',
      403,
      sendRaw('/api/leads', { method: 'POST', headers: { ...json, origin: 'https://evil.example' }, body: '{}' }),
    ],
    ['a body that is not JSON', 400, sendRaw('/api/leads', { method: 'POST', headers: json, body: '{' })],
    ['an unknown API route', 404, sendRaw('/api/nothing')],
    ['an internal route', 404, sendRaw('/api/ready')],
    [
      'a body too large',
      413,
      sendRaw('/api/leads', { method: 'POST', headers: { ...json, 'content-length': '9000000' } }),
    ],
  ]
  const expectedHeaders = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }
  for (const [description, status, responsePromise] of cases) {
    const { status: actualStatus, headers } = await responsePromise
    expect(actualStatus, description).toBe(status)
    // nginx repeats headers in the response to an invalid range, so duplicates are removed.
    for (const [name, value] of Object.entries(expectedHeaders))
      expect([...new Set(String(headers[name]).split(', '))], `${description}: ${name}`).toEqual([value])
    expect(headers['permissions-policy'], description).toContain('camera=()')
    expect(headers.server ?? '', `${description}: no version`).not.toMatch(/\d/)
    expect(headers['x-powered-by'], description).toBeUndefined()
    const lifetime = headers['cache-control'] ?? ''
    if (status >= 400 && !lifetime.includes('no-store'))
      expect(lifetime, `${description}: errors are not cached`).not.toMatch(/immutable|max-age=[1-9]/)
    if (headers['content-type']?.startsWith('text/html'))
      expect(headers['content-security-policy'], description).toContain("frame-ancestors 'none'")
  }
})

test('no redirect leads to another host, however the host is encoded in the path', async ({ page }) => {
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
  let redirectCount = 0
  for (const path of paths) {
    const { status, headers } = await sendRaw(path)
    if (!headers.location) continue
    redirectCount += 1
    // `URL` parses like a browser: it treats a backslash as a slash and ignores tabs and line breaks.
    expect(new URL(headers.location, siteUrl).origin, `${path} → ${status} ${headers.location}`).toBe(siteUrl)
    await page.goto(siteUrl + path, { waitUntil: 'commit' })
    expect(new URL(page.url()).origin, path).toBe(siteUrl)
  }
  expect(redirectCount).toBeGreaterThan(3)
})

test('the CSP evaluator finds no severe problem in the content security policies of five kinds of page', async () => {
  for (const path of ['/', '/en', '/libro-de-reclamaciones', '/proyectos/condominios/santorini', '/404']) {
    const { body, headers } = await sendRaw(path)
    const metaPolicy = firstMatch(body, /<meta http-equiv="content-security-policy" content="([^"]+)"/i).replaceAll(
      '&#39;',
      "'",
    )
    expect(metaPolicy, path).toContain("script-src 'self' 'sha256-")
    const policy = `${metaPolicy}; ${String(headers['content-security-policy']).replace(/base-uri[^;]*;|object-src[^;]*;|form-action[^;]*/g, '')}`
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    const severeFindings = findings.filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX)
    expect(severeFindings.map(({ directive, description }) => `${path} ${directive}: ${description}`)).toEqual([])
    expect(metaPolicy).not.toContain('unsafe')
  }
})

test.describe('the public site', () => {
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
    test(`returns no data of the CMS and no private file at ${path}`, async () => {
      const { cmsUrl } = product()
      const cms = new URL(cmsUrl).host
      const headerVariants: Record<string, string>[] = [
        {},
        { host: cms },
        { host: 'cms:4000' },
        { 'x-forwarded-host': cms },
        { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
        { host: 'evil.example', 'x-forwarded-proto': 'https' },
      ]
      for (const headers of headerVariants) {
        const { status, body, headers: responseHeaders } = await sendRaw(path, { headers })
        expect([301, 302, 400, 404, 405, 429], `${path} with ${JSON.stringify(headers)}`).toContain(status)
        expect(responseHeaders.location ?? '/', 'redirects stay on this host').toMatch(/^\/(?!\/|\\)/)
        expect(body).not.toMatch(/payload|root:x:|"docs"|"snapshot"/i)
      }
    })
})
