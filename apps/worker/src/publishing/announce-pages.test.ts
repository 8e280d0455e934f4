import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { announcePages } from './announce-pages'

const key = '0123456789abcdef'
const publicUrl = 'https://www.example.org'
let folder: string
let server: Server
let status = 200
const receivedBodies: unknown[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'announce-'))
  await mkdir(path.join(folder, 'current/site'), { recursive: true })
  await writeFile(path.join(folder, `current/site/${key}.txt`), key)
  status = 200
  receivedBodies.length = 0
  server = createServer(async (request, response) => {
    receivedBodies.push(await json(request))
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const announce = () =>
  announcePages({
    releasesDir: folder,
    publicUrl,
    indexNow: { key, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow` },
  })
const publish = (pages: Record<string, string>) =>
  writeFile(
    path.join(folder, 'current/site/sitemap.xml'),
    Object.entries(pages)
      .map(([page, date]) => `<url>\n<loc>${publicUrl}${page}</loc>\n<lastmod>${date}</lastmod>\n</url>`)
      .join('\n'),
  )

test('sends each changed, new or removed page once', async () => {
  await publish({ '/': 'monday', '/noticias/1': 'monday', '/proyectos': 'monday' })
  await announce()
  receivedBodies.length = 0
  await publish({ '/': 'monday', '/noticias/1': 'tuesday', '/noticias/2': 'tuesday' })
  await announce()
  expect(receivedBodies).toEqual([
    {
      host: 'www.example.org',
      key,
      keyLocation: `${publicUrl}/${key}.txt`,
      urlList: [`${publicUrl}/noticias/1`, `${publicUrl}/noticias/2`, `${publicUrl}/proyectos`],
    },
  ])
  expect(await announce()).toEqual([])
  expect(receivedBodies).toHaveLength(1)
})

test('sends the pages again after a failed call', async () => {
  await publish({ '/': 'monday' })
  status = 429
  await expect(announce()).rejects.toThrow('IndexNow answered 429')
  status = 200
  expect(await announce()).toEqual([`${publicUrl}/`])
})

test('sends nothing during maintenance', async () => {
  expect(await announce()).toEqual([])
  expect(receivedBodies).toEqual([])
})

test('sends nothing while the release has no key file', async () => {
  await publish({ '/': 'monday' })
  await rm(path.join(folder, `current/site/${key}.txt`))
  expect(await announce()).toEqual([])
  expect(receivedBodies).toEqual([])
})
