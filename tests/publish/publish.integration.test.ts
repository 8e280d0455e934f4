// Tests publishing with the real worker and the real build of the site. A fake CMS serves the content, so tests can
// change the content or make the CMS fail.
import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseChange, ReleaseProblem } from '@app/domain/release/release'
import { inTransaction } from '@app/platform/database/pool'
import { createBoss, transactionDb } from '@app/platform/queue/boss'
import { queueRelease, type ReleaseRequest } from '@app/platform/queue/queue-release'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { buildSiteBundle } from '@app/tools/stack/site-bundle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { frameCalls } from '../../apps/worker/src/publishing/page-dates'
import { createRenderers } from '../../apps/worker/src/publishing/renderers'
import { differingPages } from '../../apps/worker/src/publishing/verify-release.job'
import { demoContent } from '../../content/snapshot'
import { type ContentServer, startContentServer } from '../support/content-server'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { readMail } from '../support/read-mail'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

const BUILD_SECONDS = 120
const INDEXNOW_KEY = 'key-of-the-publish-test'

let database: FreshDatabase
let integrations: Integrations
let cms: ContentServer
let worker: WorkerProcess
let boss: ReturnType<typeof createBoss>
let releasesDir: string
let bundleDir: string

const startPublishingWorker = () =>
  startWorker({
    databaseUrl: database.url,
    integrations,
    privateDir: '/tmp/publish-private',
    env: {
      CMS_INTERNAL_URL: cms.url,
      RELEASES_DIR: releasesDir,
      SITE_BUNDLE_DIR: bundleDir,
      CMS_URL: 'https://panel.example.test',
      ALERT_WEBHOOK_URL: `${integrations.httpUrl}/alerts`,
      INDEXNOW_KEY,
      INDEXNOW_URL: `${integrations.httpUrl}/indexnow`,
    },
  })

beforeAll(async () => {
  bundleDir = await buildSiteBundle('release')
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  cms = await startContentServer()
  releasesDir = await mkdtemp(join(tmpdir(), 'publish-releases-'))
  worker = await startPublishingWorker()
  boss = createBoss(database.url, 'sender')
  await boss.start()
})
afterAll(async () => {
  await boss?.stop({ graceful: false })
  await worker?.stop()
  cms?.stop()
  await integrations?.stop()
  await database?.remove()
  await rm(releasesDir, { recursive: true, force: true })
})

type Row = {
  id: string
  name: string | null
  kind: string
  state: string
  askedBy: string | null
  reason: string | null
  attempts: number
  kept: boolean
  changes: ReleaseChange[]
  problems: ReleaseProblem[]
}

const readReleases = async () =>
  (
    await database.pool.query<Row>(
      `select id, name, kind, state, asked_by as "askedBy", reason, attempts::int, kept, changes, problem_list as problems
       from releases order by created_at, asked_at`,
    )
  ).rows
const readLastRelease = async () => (await readReleases()).at(-1)
const readOnlineReleases = async () => (await readReleases()).filter(({ state }) => state === 'online')
const readCurrentLink = () => readlink(join(releasesDir, 'current')).catch(() => undefined)
const waitUntilIdle = (seconds = BUILD_SECONDS) =>
  eventually(
    'nothing waits or is built',
    async () => (await readReleases()).every(({ state }) => !['waiting', 'building'].includes(state)),
    seconds,
  )

const change = (title: string, by: string): ReleaseChange => ({
  place: 'collections',
  slug: 'news',
  id: title,
  title,
  action: 'published',
  by,
  at: new Date().toISOString(),
})
const publishRequest = (title: string, by = 'Rosa'): ReleaseRequest => ({
  kind: 'publish',
  askedBy: by,
  reason: null,
  changes: [change(title, by)],
})
const requestRelease = (request: ReleaseRequest) =>
  inTransaction(database.pool, (tx) => queueRelease(boss, transactionDb(tx), request))
const mails = () =>
  integrations.mails.filter(({ to }) => to.includes('alertas@example.test')).map(({ raw }) => readMail(raw))
const calls = () => integrations.received.filter(({ path }) => path === '/alerts').map(({ body }) => body)

test('an edit that is committed during a build is published next', async () => {
  // Both editors publish before the worker starts, and the second transaction is committed during the build.
  await worker.stop()
  await requestRelease(publishRequest('first', 'Rosa'))
  const editor = await database.pool.connect()
  await editor.query('begin')
  await queueRelease(boss, transactionDb(editor), publishRequest('second', 'Luis'))
  cms.beforeResponse = async () => {
    await editor.query('commit')
    editor.release()
  }
  const before = cms.requestCount
  worker = await startPublishingWorker()
  await eventually('a second snapshot', async () => cms.requestCount === before + 2, BUILD_SECONDS)
  await waitUntilIdle()

  expect(await readReleases()).toMatchObject([
    { state: 'replaced', askedBy: 'Rosa', changes: [{ title: 'first' }], attempts: 1 },
    { state: 'online', askedBy: 'Luis', changes: [{ title: 'second' }], attempts: 1 },
  ])
  expect(await readCurrentLink()).toBe((await readOnlineReleases())[0]?.name)
}, 300_000)

test('publishes requested during a build become one build that names all requesters', async () => {
  const before = cms.requestCount
  // The other publishes are requested during the first build.
  cms.beforeResponse = async () => {
    for (const [title, by] of [
      ['b', 'Luis'],
      ['c', 'Ana'],
      ['b', 'Ana'],
    ] as const)
      await requestRelease(publishRequest(title, by))
  }
  await requestRelease(publishRequest('a'))
  await eventually('the snapshot', async () => cms.requestCount > before, 30)
  await waitUntilIdle(2 * BUILD_SECONDS)
  expect(cms.requestCount - before).toBe(2)
  const combinedRelease = await readLastRelease()
  expect(combinedRelease).toMatchObject({ state: 'online', askedBy: 'Luis, Ana' })
  expect(combinedRelease?.changes.map(({ title, by }) => [title, by])).toEqual([
    ['b', 'Ana'],
    ['c', 'Ana'],
  ])
}, 400_000)

test('a short outage of the CMS delays a publish without an alert', async () => {
  const before = cms.requestCount
  cms.status = 503
  await requestRelease(publishRequest('while it is away'))
  await eventually('two attempts', async () => cms.requestCount >= before + 2, 60)
  const waitingRelease = await eventually('it waits', async () => {
    const row = await readLastRelease()
    return row?.state === 'waiting' && row
  })
  expect(waitingRelease.problems).toMatchObject([{ sentence: expect.stringContaining('respondió 503') }])
  cms.status = 200
  await waitUntilIdle()
  const row = await readLastRelease()
  expect(row).toMatchObject({ state: 'online', problems: [] })
  expect(row?.attempts).toBeGreaterThan(2)
  expect(mails()).toEqual([])
}, 300_000)

test('rejected content is explained in Spanish at its field, reported once, and not retried', async () => {
  const validContent = cms.content
  const news = validContent.news as Record<string, unknown>[]
  cms.content = {
    ...validContent,
    news: news.map((article, index) => (index === 0 ? { ...article, image: null } : article)),
    sources: {
      news: {
        place: 'collections',
        slug: 'news',
        name: 'Noticia',
        records: news.map(({ number }) => ({ id: `id-${number}`, key: String(number), title: `Noticia ${number}` })),
        labels: { image: 'Imagen' },
      },
    },
  }
  const onlineRelease = await readCurrentLink()
  const before = cms.requestCount
  await requestRelease(publishRequest('wrong'))
  await waitUntilIdle()
  const id = `id-${news[0]?.number}`
  expect(await readLastRelease()).toMatchObject({
    state: 'refused',
    problems: [
      {
        record: { place: 'collections', slug: 'news', id },
        field: 'Imagen',
        path: 'image',
        sentence: '«Imagen» está vacío: complétalo.',
      },
    ],
  })
  await requestRelease(publishRequest('still wrong'))
  await waitUntilIdle()
  const [mail] = await eventually('the mail', async () => mails().length > 0 && mails())
  expect(mail?.subject).toBe('Una publicación no llegó al sitio')
  expect(mail?.text).toContain(`https://panel.example.test/admin/collections/news/${id}#field-image`)
  await eventually('the webhook', async () => calls().length > 0)
  expect(await readCurrentLink()).toBe(onlineRelease)

  cms.content = validContent
  await requestRelease(publishRequest('right'))
  await waitUntilIdle()
  await eventually('the mail about the end of the problem', async () =>
    mails().some(({ subject }) => subject === 'Se publica otra vez'),
  )
  expect(mails()).toHaveLength(2)
  await eventually('the webhook too', async () => calls().length > 1)
  expect(calls()).toMatchObject([{ status: 'firing' }, { status: 'resolved' }])
  expect(cms.requestCount - before).toBe(3)
}, 300_000)

test('a rollback shows the older release until the next change is published, and records its author and reason', async () => {
  const [older, newest] = (await readReleases()).filter(({ kept, state }) => kept && state !== 'refused').slice(-2)
  expect(await readCurrentLink()).toBe(newest?.name)
  const before = cms.requestCount
  const rollback = { kind: 'rollback', askedBy: 'Ana', reason: 'Precio equivocado', changes: [] } as const
  await requestRelease({ ...rollback, target: older?.name ?? '' })
  await waitUntilIdle()
  expect(await readCurrentLink()).toBe(older?.name)
  expect(cms.requestCount).toBe(before)
  expect(await readOnlineReleases()).toMatchObject([{ ...rollback, name: older?.name }])

  // A restarted worker must not publish the newer release again.
  await worker.stop()
  worker = await startPublishingWorker()
  await requestRelease({ ...rollback, target: '2020-01-01T00-00-00-000Z' })
  await waitUntilIdle()
  expect(await readLastRelease()).toMatchObject({
    state: 'refused',
    problems: [{ sentence: expect.stringContaining('ya no se guarda') }],
  })
  expect(await readCurrentLink()).toBe(older?.name)

  await requestRelease(publishRequest('next'))
  await waitUntilIdle()
  expect(await readCurrentLink()).toBe((await readOnlineReleases())[0]?.name)
  expect(await readOnlineReleases()).toMatchObject([{ kind: 'publish', changes: [{ title: 'next' }] }])
  expect(await readFile(join(releasesDir, 'current/site/index.html'), 'utf8')).toContain('<html')
}, 300_000)

/** Returns the date of each page in the site map, by its path. */
async function readSiteMap() {
  const siteMap = await readFile(join(releasesDir, 'current/site/sitemap.xml'), 'utf8')
  const entries = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>\s*<lastmod>([^<]+)<\/lastmod>/g)]
  return Object.fromEntries(entries.map(([, url = '', date]) => [new URL(url).pathname, date]))
}

test('the site map dates a page by the release in which its content last changed', async () => {
  const siteMapBefore = await readSiteMap()
  expect(Object.keys(siteMapBefore).length).toBeGreaterThan(50)
  const { news, siteSettings } = demoContent
  cms.content = {
    ...cms.content,
    news: news.map((article) => (article.number === 3 ? { ...article, body: { es: 'Nuevo', en: 'New' } } : article)),
    // A figure in the footer changes the HTML of every page, but not what the page is about.
    siteSettings: { ...siteSettings, copyrightFrom: siteSettings.copyrightFrom - 1 },
  }
  await requestRelease(publishRequest('article 3'))
  await waitUntilIdle()
  const siteMapAfter = await readSiteMap()
  expect(Object.keys(siteMapAfter).filter((page) => siteMapAfter[page] !== siteMapBefore[page])).toEqual([
    '/noticias/3',
    '/en/news/3',
  ])
  const footers = await Promise.all(
    ['nosotros.html', 'noticias/3.html'].map((file) => readFile(join(releasesDir, 'current/site', file), 'utf8')),
  )
  for (const html of footers) expect(html).toContain(String(siteSettings.copyrightFrom - 1))
  const pages = JSON.parse(await readFile(join(releasesDir, 'current/pages.json'), 'utf8'))
  const calledNames = Object.keys(pages['index.html'].calls).map((call) => call.slice(0, call.indexOf('[')))
  expect(calledNames).toEqual(expect.arrayContaining([...frameCalls]))
}, 300_000)

test('search engines are notified of the pages that a publish changed', async () => {
  cms.content = { ...cms.content, siteSettings: { ...demoContent.siteSettings, brand: 'Otra marca' } }
  await requestRelease(publishRequest('brand'))
  await waitUntilIdle()
  expect(await readFile(join(releasesDir, `current/site/${INDEXNOW_KEY}.txt`), 'utf8')).toBe(INDEXNOW_KEY)
  const announcements = () => integrations.received.filter(({ path }) => path === '/indexnow').map(({ body }) => body)
  await eventually('an announcement', async () => announcements().length > 0, 90)
  expect(announcements()[0]).toMatchObject({
    host: 'www.example.test',
    key: INDEXNOW_KEY,
    keyLocation: `https://www.example.test/${INDEXNOW_KEY}.txt`,
    urlList: expect.arrayContaining(['https://www.example.test/noticias/3', 'https://www.example.test/en/news/3']),
  })
}, 300_000)

test('the nightly check finds no difference from a full build, and reports a page that was altered', async () => {
  const renderers = createRenderers({ bundleDir, publicUrl: 'https://www.example.test' })
  try {
    expect(await differingPages(releasesDir, renderers)).toEqual([])
    const newest =
      (await readdir(releasesDir))
        .filter((name) => /^\d{4}-/.test(name))
        .sort()
        .at(-1) ?? ''
    const page = join(releasesDir, newest, 'site/nosotros.html')
    const html = await readFile(page, 'utf8')
    await rm(page)
    await writeFile(page, html.replace('</title>', ' (old)</title>'))
    expect(await differingPages(releasesDir, renderers)).toEqual(['nosotros.html'])
  } finally {
    renderers.stop()
  }
  // Without its page index the release is not reused, so the next publish renders every page again.
  await requestRelease(publishRequest('repair'))
  await waitUntilIdle()
  expect(await readFile(join(releasesDir, 'current/site/nosotros.html'), 'utf8')).not.toContain('(old)')
}, 300_000)
