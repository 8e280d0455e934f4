import type { AddressInfo } from 'node:net'
import { createLogger } from '@app/platform/log/logger'
import { afterEach, expect, test } from 'vitest'
import type { Drafts } from './draft-content'
import { createPreviewServer } from './preview-server'
import type { Site } from './site-bundle'

const token = 'a-token-of-the-preview'
const problem = { record: null, title: 'Noticia «<b>»', path: null, field: null, sentence: '«Título» está vacío.' }
const fetched: string[] = []
const drafts = async (version: string) => {
  fetched.push(version)
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
const answered: { route: string; status: number }[] = []
afterEach(() => stop())

async function ask(path: string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) {
  const server = createPreviewServer({
    token,
    site,
    drafts,
    logger: createLogger({ process: 'test', level: 'silent' }),
    answered: ({ route, status }) => answered.push({ route, status }),
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
])('answers neither pages nor files %s', async (_how, headers) => {
  expect(await ask('/', headers as Record<string, string>)).toMatchObject({ status: 401, body: '' })
  expect(await ask('/_astro/a.js', headers as Record<string, string>)).toMatchObject({ status: 401, body: '' })
})

test('sends the content security policy, no-store, and version and problems as data', async () => {
  const { status, headers, body } = await ask('/nosotros', {
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

test('prefetches drafts on /prepare', async () => {
  const { status } = await ask('/prepare', { authorization: `Bearer ${token}`, 'x-content-version': 'v8' })
  expect(status).toBe(204)
  expect(fetched).toContain('v8')
})

test('shows a Spanish error page that reloads itself if a page cannot be rendered', async () => {
  const { status, body } = await ask('/broken')
  expect(status).toBe(422)
  expect(body).toContain('Noticia «&lt;b&gt;»: «Título» está vacío.')
  expect(body).toContain('http-equiv="refresh"')
})

test('lets browsers cache files for ever, since their names contain a hash', async () => {
  const { headers, body } = await ask('/_astro/a.js')
  expect(body).toBe('1')
  expect(headers.get('cache-control')).toContain('immutable')
})

test('counts requests by route, never by URL', async () => {
  answered.length = 0
  for (const path of ['/health', '/_astro/a.js', '/proyectos/condominios/santorini', '/broken']) await ask(path)
  await ask('/', {})
  expect(answered).toEqual([
    { route: '/[file]', status: 200 },
    { route: '/[page]', status: 200 },
    { route: '/[page]', status: 422 },
    { route: 'refused', status: 401 },
  ])
})
