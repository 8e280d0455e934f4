import type { AddressInfo } from 'node:net'
import { createLogger } from '@app/platform/log/logger'
import { afterEach, expect, test } from 'vitest'
import type { Drafts } from './draft-content'
import { createPreviewServer } from './preview-server'
import type { Site } from './site-bundle'

const token = 'a-token-of-the-preview'
const problem = { record: null, title: 'Noticia «<b>»', path: null, field: null, sentence: '«Título» está vacío.' }
const requestedVersions: string[] = []
const drafts = async (version: string) => {
  requestedVersions.push(version)
  return { version, content: {}, problems: [problem] } as unknown as Drafts
}
const site: Site = {
  renderDraft: async (path) => {
    if (path === '/broken') throw new Error('No place "x" in the snapshot.')
    return { status: 200, html: `<body>${path}</body>`, policy: "default-src 'self'" }
  },
  files: new Map([['/_astro/a.js', { bytes: Buffer.from('1'), type: 'text/javascript' }]]),
}

let stop = () => {}
const responses: { route: string; status: number }[] = []
afterEach(() => stop())

async function request(path: string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) {
  const server = createPreviewServer({
    token,
    site,
    drafts,
    logger: createLogger({ process: 'test', level: 'silent' }),
    onResponse: ({ route, status }) => responses.push({ route, status }),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => server.close()
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

test.each([
  ['without a token', {}],
  ['with another token', { authorization: 'Bearer another-token-value!' }],
])('serves neither pages nor files %s', async (_case, headers) => {
  expect(await request('/', headers as Record<string, string>)).toMatchObject({ status: 401, body: '' })
  expect(await request('/_astro/a.js', headers as Record<string, string>)).toMatchObject({ status: 401, body: '' })
})

test('sends a page with its content security policy, without caching, and with version and problems as JSON', async () => {
  const { status, headers, body } = await request('/nosotros', {
    authorization: `Bearer ${token}`,
    'x-content-version': 'v7',
  })
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(headers.get('cache-control')).toBe('no-store')
  const [, data = ''] = /<script type="application\/json" id="preview-facts">(.*?)<\/script><\/body>/.exec(body) ?? []
  expect(data).not.toContain('<')
  expect(JSON.parse(data)).toMatchObject({ version: 'v7', until: null, problems: [{ title: 'Noticia «<b>»' }] })
})

test('prefetches the drafts when the CMS requests /prepare', async () => {
  const { status } = await request('/prepare', { authorization: `Bearer ${token}`, 'x-content-version': 'v8' })
  expect(status).toBe(204)
  expect(requestedVersions).toContain('v8')
})

test('shows a Spanish error page that reloads itself if a page cannot be rendered', async () => {
  const { status, body } = await request('/broken')
  expect(status).toBe(422)
  expect(body).toContain('Noticia «&lt;b&gt;»: «Título» está vacío.')
  expect(body).toContain('http-equiv="refresh"')
})

test('lets browsers cache files permanently, because their names contain a hash', async () => {
  const { headers, body } = await request('/_astro/a.js')
  expect(body).toBe('1')
  expect(headers.get('cache-control')).toContain('immutable')
})

test('counts requests by route, never by URL', async () => {
  responses.length = 0
  for (const path of ['/health', '/_astro/a.js', '/proyectos/condominios/santorini', '/broken']) await request(path)
  await request('/', {})
  expect(responses).toEqual([
    { route: '/[file]', status: 200 },
    { route: '/[page]', status: 200 },
    { route: '/[page]', status: 422 },
    { route: 'refused', status: 401 },
  ])
})
