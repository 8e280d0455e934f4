// Tests nginx alone, without intake and CMS: hostile requests, too many requests, and backends that are down.
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@app/tools/database/embedded-database'
import { startNginx } from '@app/tools/nginx/start-nginx'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }

let folder: string
let nginx: Awaited<ReturnType<typeof startNginx>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'public-side-'))
  const site = path.join(folder, 'releases/one/site')
  await mkdir(path.join(site, 'en'), { recursive: true })
  await mkdir(path.join(folder, 'media'))
  for (const name of ['index', '404', 'maintenance', 'nosotros', 'en/404', 'en/maintenance'])
    await writeFile(path.join(site, `${name}.html`), `<!doctype html><title>${name}</title>`)
  await symlink('one', path.join(folder, 'releases/current'))
  await writeFile(path.join(folder, 'media/plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(path.join(folder, 'media/photo.jpg'), 'jpeg')
  await writeFile(path.join(folder, 'media/video.mp4'), Buffer.alloc(20_000_000))
  nginx = await startNginx({
    port: await freePort(),
    runDir: path.join(folder, 'nginx'),
    releasesDir: path.join(folder, 'releases'),
    mediaDir: path.join(folder, 'media'),
    intakePort: 9,
    pageViewsDir: path.join(folder, 'page-views'),
    formsPerMinute: 60,
  })
})
afterAll(async () => {
  nginx?.process.kill('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

type RequestOptions = { method?: string; headers?: Record<string, string> }

/** Sends the path unchanged. `fetch` would normalise it. */
const sendRequest = (path: string, { method = 'GET', headers = {} }: RequestOptions = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(nginx.url)
    const request = http.request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    request.on('error', reject)
    request.end()
  })

function expectOurHeaders({ headers }: Answer, what: string) {
  expect(headers['x-content-type-options'], what).toContain('nosniff')
  expect(headers['x-frame-options'], what).toContain('DENY')
  expect(headers['strict-transport-security'], what).toContain('max-age')
  expect(headers['referrer-policy'], what).toContain('strict-origin-when-cross-origin')
}

const host = 'evil.example'
test.each([
  `/%5C${host}/`,
  `/%5c%5c${host}/`,
  `/\\${host}/`,
  `//${host}/`,
  `/%2F${host}/`,
  `/%09/${host}/`,
  `/%5C${host}.html`,
  `//${host}/x.html`,
  `/en/%5C..%5C${host}/`,
  `/x/..//${host}/`,
  `/%0d%0alocation:%20https://${host}/`,
])('the path %s does not redirect to another host', async (path) => {
  const { headers } = await sendRequest(path)
  // Browsers, and the URL class, treat a backslash as a slash.
  expect(new URL(headers.location ?? '/', nginx.url).origin, headers.location).toBe(nginx.url)
})

test.each<[what: string, status: number, path: string, requestOptions: RequestOptions]>([
  ['a precondition that fails', 412, '/media/photo.jpg', { headers: { 'if-match': '"x"' } }],
  ['a range that does not exist', 416, '/media/photo.jpg', { headers: { range: 'bytes=99999-' } }],
  ['a missing file', 404, '/media/nothing.jpg', {}],
  ['an unsupported method', 405, '/media/photo.jpg', { method: 'POST' }],
  ['a body too large', 413, '/media/photo.jpg', { method: 'POST', headers: { 'content-length': '9000000' } }],
  ['an invalid header', 400, '/media/photo.jpg', { headers: { 'content-length': '1', 'transfer-encoding': 'x' } }],
])('the response to %s under /media is not cached for a year', async (what, status, path, requestOptions) => {
  const answer = await sendRequest(path, requestOptions)
  expect([status, 400, 501]).toContain(answer.status)
  if (!answer.headers['cache-control']?.includes('no-store'))
    expect(answer.headers['cache-control'] ?? '', what).not.toMatch(/immutable|max-age=[1-9]/)
})

test('an image is cached for a year, and an SVG that is opened directly cannot run scripts', async () => {
  const image = await sendRequest('/media/photo.jpg')
  expect(image.headers['cache-control']).toContain('immutable')
  expectOurHeaders(image, 'an image')
  const svg = await sendRequest('/media/plan.svg')
  expect(svg.headers['content-type']).toBe('image/svg+xml')
  expect(svg.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
})

test('the maintenance notice has every security header and is not cached', async () => {
  const mark = path.join(folder, 'releases/one/maintenance-on')
  const pages = ['index', 'nosotros'].map((name) => path.join(folder, `releases/one/site/${name}.html`))
  await writeFile(mark, '')
  for (const page of pages) await rm(page)
  await wait(1500)
  for (const path of ['/', '/nosotros', '/en/nothing']) {
    const answer = await sendRequest(path)
    expect(answer.status).toBe(503)
    expectOurHeaders(answer, path)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.headers['retry-after']).toBeDefined()
  }
  await rm(mark)
  for (const page of pages) await writeFile(page, '<!doctype html>')
})

test('a form gets our own error page while no intake runs and when it exceeds the rate limit', async () => {
  const scripted = { 'idempotency-key': 'x' }
  const forms: [kind: RegExp, headers: Record<string, string>, word: string][] = [
    [/^application\/json/, scripted, '{'],
    [/^text\/html/, {}, 'lang="es"'],
    [/^text\/html/, { referer: 'https://www.example.test/en/about' }, 'lang="en"'],
  ]
  const seenStatuses = new Set<number>()
  const expectErrorPages = async (expectedStatus: number) => {
    for (const [kind, headers, word] of forms) {
      const answer = await sendRequest('/api/leads', { method: 'POST', headers: { ...headers, 'content-length': '0' } })
      if (answer.status !== expectedStatus) continue
      seenStatuses.add(expectedStatus)
      expect(answer.headers['content-type']).toMatch(kind)
      expect(answer.body).toContain(word)
      expect(answer.body).not.toMatch(/nginx/i)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['retry-after']).toBeDefined()
      expectOurHeaders(answer, `${expectedStatus}`)
    }
  }
  await expectErrorPages(503)
  await Promise.all(Array.from({ length: 90 }, () => sendRequest('/api/leads', { method: 'POST', headers: scripted })))
  await expectErrorPages(429)
  expect([...seenStatuses]).toEqual([503, 429])
})

test('a page view is logged with its source and without data about the visitor', async () => {
  const visitor = {
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'cross-site',
    'user-agent': 'a browser of somebody',
    referer: 'https://mail.example/inbox/maria',
    cookie: 'who=maria',
  }
  const campaign = '/nosotros?utm_source=facebook&utm_campaign=verano&mail=maria@example.test'
  await sendRequest(campaign, { headers: visitor })
  await sendRequest('/', { headers: { ...visitor, 'sec-fetch-site': 'none' } })
  // None of the following requests is counted as a page view: a link inside the site, a bot, a prefetch, a prerendered
  // page, an image, an unknown URL.
  await sendRequest('/nosotros', { headers: { ...visitor, 'sec-fetch-site': 'same-origin' } })
  await sendRequest('/nosotros', { headers: { 'user-agent': 'a machine' } })
  await sendRequest('/nosotros', { headers: { ...visitor, 'sec-purpose': 'prefetch' } })
  await sendRequest('/nosotros', { headers: { ...visitor, 'sec-purpose': 'prefetch;prerender' } })
  await sendRequest('/media/photo.jpg', {
    headers: { ...visitor, 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
  })
  await sendRequest('/proyectos/condominios/atlantis', { headers: visitor })
  const files = (await readdir(path.join(folder, 'page-views'))).filter((file) => file.endsWith('.log'))
  const text = (await Promise.all(files.map((file) => readFile(path.join(folder, 'page-views', file), 'utf8')))).join(
    '',
  )
  expect(files.join()).toMatch(/-\d{7}\.log/)
  expect(text).not.toMatch(/maria|somebody|127\.0\.0\.1/)
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toEqual([
    { at: expect.any(Number), page: '/nosotros', source: 'facebook', campaign: 'verano' },
    { at: expect.any(Number), page: '/', source: '', campaign: '' },
  ])
})

test('web vitals are logged only from our own pages and only in the expected form', async () => {
  const page = { 'sec-fetch-site': 'same-origin', 'user-agent': 'a browser of somebody', 'content-length': '0' }
  const post = (query: string, headers: Record<string, string> = page) =>
    sendRequest(`/speed?${query}`, { method: 'POST', headers })
  const vitals = 'page=home&device=phone&lcp=1800&inp=64&cls=3'
  const answer = await post(vitals)
  expect(answer.status).toBe(204)
  expectOurHeaders(answer, 'web vitals')
  await post('page=lots&device=desktop&lcp=900')
  // None of the following requests is logged.
  await post(vitals, { ...page, 'sec-fetch-site': 'cross-site' })
  await post(vitals, { 'content-length': '0' })
  await sendRequest(`/speed?${vitals}`, { headers: page })
  await post(`${vitals}&mail=maria@example.test`)
  await post('page=home&device=phone&lcp=1.5')
  await post(`page=${'x'.repeat(5000)}&device=phone&lcp=900`)
  const files = (await readdir(path.join(folder, 'page-views'))).filter((file) => file.endsWith('.vitals'))
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, 'page-views', file), 'utf8')))
  const lines = texts.join('').trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { at: expect.any(Number), vitals },
    { at: expect.any(Number), vitals: 'page=lots&device=desktop&lcp=900' },
  ])
})

test('the Server-Timing header of a page requests a measurement, unless the browser saves data', async () => {
  expect((await sendRequest('/nosotros')).headers['server-timing']).toBe('speed-sample;desc=1')
  expect((await sendRequest('/nosotros', { headers: { 'save-data': 'on' } })).headers['server-timing']).toBeUndefined()
})

test('one IP address can send at most 120 web vitals per minute after a burst of 60', async () => {
  const send = () =>
    sendRequest('/speed?page=home&device=phone&lcp=1', { method: 'POST', headers: { 'content-length': '0' } })
  const answers = await Promise.all(Array.from({ length: 90 }, send))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 429]))
})

test('one IP address can hold at most 200 connections, and further requests get our own error page', async () => {
  const { hostname, port } = new URL(nginx.url)
  const openSockets: Socket[] = []
  for (let at = 0; at < 260; at += 1) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    // The paused socket never reads the video, so its connection stays open.
    socket.pause().write(`GET /media/video.mp4 HTTP/1.1\r\nhost: x\r\n\r\n`)
    openSockets.push(socket)
  }
  await wait(1000)
  const rejection = await sendRequest('/nosotros')
  for (const socket of openSockets) socket.destroy()
  expect(rejection.status).toBe(429)
  expectOurHeaders(rejection, 'one connection too many')
  await wait(500)
  expect((await sendRequest('/nosotros')).status).toBe(200)
})
