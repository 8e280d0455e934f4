// Tests over HTTP the values that the CMS fills in when staff save content, copied records, and the state of a record.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { prepareQueue } from '../support/running-intake'
import { type Call, createStaff, type RunningCms, signIn, startCms } from './running-cms'

let database: FreshDatabase
let cms: RunningCms
let nadia: Call
let maria: Call
let image: string
let category: string

type Doc = Record<string, unknown> & { id: string }

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        children: [{ type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
})

async function send(call: Call, method: string, path: string, body?: object): Promise<Doc> {
  const response = await call(method, path, body)
  expect(response.status, JSON.stringify(response.body)).toBeLessThan(300)
  return (response.body.doc ?? response.body) as Doc
}
const create = (collection: string, data: object) =>
  send(nadia, 'POST', `/${collection}?draft=true&locale=es`, { ...data, _status: 'draft' })
const change = (collection: string, id: string, data: object, call = nadia, locale = 'es') =>
  send(call, 'PATCH', `/${collection}/${id}?draft=true&locale=${locale}`, { ...data, _status: 'draft' })
const duplicate = (collection: string, id: string) => send(nadia, 'POST', `/${collection}/${id}/duplicate?locale=es`)
const read = (collection: string, id: string, locale = 'es') =>
  send(nadia, 'GET', `/${collection}/${id}?draft=true&depth=0&locale=${locale}&fallback-locale=none`)

const texts = (title: string) => ({ title, summary: title, author: 'Prensa', body: paragraph(title) })

/** Writes an article in both languages, without a number or a date. */
async function writeArticle(title: { es: string; en: string }): Promise<string> {
  const { id } = await create('news', { ...texts(title.es), image, category })
  await change('news', id, texts(title.en), nadia, 'en')
  return id
}
const publish = (collection: string, id: string, call = nadia, data: object = {}) =>
  send(call, 'PATCH', `/${collection}/${id}?locale=es`, { ...data, _status: 'published' })

beforeAll(async () => {
  database = await createFreshDatabase()
  await prepareQueue(database.url)
  cms = await startCms({ databaseUrl: database.url })
  await createStaff(cms, { Nadia: 'marketing', Maria: 'marketing' })
  nadia = await signIn(cms, 'nadia@example.test')
  maria = await signIn(cms, 'maria@example.test')
  const data = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2f6d7a' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: 'obra.png', size: data.length }
  image = String((await cms.payload.create({ collection: 'media', data: { alt: 'Obra', key: 'obra' }, file })).id)
  await cms.payload.update({ collection: 'media', id: image, locale: 'en', data: { alt: 'Site' } })
  const obras = await create('news-categories', { label: 'Avances de obra' })
  expect(obras).toMatchObject({ slug: 'avances-de-obra' })
  await change('news-categories', obras.id, { label: 'Construction' }, nadia, 'en')
  await publish('news-categories', obras.id)
  category = obras.id
})
afterAll(async () => {
  await cms?.stop()
  await database?.remove()
})

test('articles that are saved at the same time get different numbers', async () => {
  const articles = await Promise.all(['Uno', 'Dos', 'Tres'].map((title) => create('news', { title })))
  expect(new Set(articles.map(({ number }) => number)).size).toBe(3)
  const [first] = articles
  expect(await change('news', String(first?.id), { number: null })).toMatchObject({ number: first?.number })
})

test('an article without a date gets the day of its publication', async () => {
  const id = await writeArticle({ es: 'Sin fecha', en: 'No date' })
  expect((await read('news', id)).publishedOn).toBeFalsy()
  const { publishedOn } = await publish('news', id)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Lima' }).format(new Date())
  expect(String(publishedOn).slice(0, 10)).toBe(today)
})

test('the slug follows the name of a record until staff type a slug or publish the record', async () => {
  const { id, slug, order } = await create('projects', { name: 'Bahía Norte' })
  expect(slug).toBe('bahia-norte')
  expect(order).toEqual(expect.any(Number))
  expect(await create('projects', { name: 'Bahía Norte' })).toMatchObject({ slug: 'bahia-norte-2' })
  expect(await change('projects', id, { name: 'Bahía Sur' })).toMatchObject({ slug: 'bahia-sur' })
  await change('projects', id, { slug: 'la-bahia' })
  expect(await change('projects', id, { name: 'Bahía Este' })).toMatchObject({ slug: 'la-bahia' })

  const published = await create('news-categories', { label: 'Prensa' })
  await change('news-categories', published.id, { label: 'Press' }, nadia, 'en')
  expect(await read('news-categories', published.id)).toMatchObject({ slug: 'prensa' })
  await publish('news-categories', published.id)
  expect(await change('news-categories', published.id, { label: 'Medios' })).toMatchObject({ slug: 'prensa' })
  await send(nadia, 'PATCH', `/news-categories/${published.id}?locale=es`, { _status: 'draft' })
  expect(await change('news-categories', published.id, { label: 'Diarios' })).toMatchObject({ slug: 'prensa' })
})

test('the copy of a published article is a draft with its own name and number, without dates, and not featured', async () => {
  const original = await writeArticle({ es: 'Casa abierta', en: 'Open house' })
  await change('news', original, { dateLabel: 'January' }, nadia, 'en')
  const { number } = await publish('news', original, nadia, {
    publishedOn: '2026-01-05T12:00:00.000Z',
    dateLabel: 'Enero',
    featured: true,
  })
  const copy = await duplicate('news', original)
  expect(copy).toMatchObject({ title: 'Copia de Casa abierta', featured: false, _status: 'draft' })
  expect(copy.number).toBeGreaterThan(Number(number))
  expect([copy.publishedOn, copy.dateLabel].filter(Boolean)).toEqual([])
  expect(await read('news', copy.id, 'en')).toMatchObject({ title: 'Copy of Open house' })
  expect(await read('news', original)).toMatchObject({ title: 'Casa abierta', number })
})

test('copies of a campaign and a project have their own names and slugs, and no dates or CRM number', async () => {
  const campaign = await create('campaigns', {
    title: 'Verano en Mejía',
    startsAt: '2027-01-01T05:00:00.000Z',
    endsAt: '2027-02-01T05:00:00.000Z',
  })
  expect(campaign.key).toBe('verano-en-mejia')
  const copies = [await duplicate('campaigns', campaign.id), await duplicate('campaigns', campaign.id)]
  expect(copies.map(({ key }) => key)).toEqual(['copia-de-verano-en-mejia', 'copia-de-verano-en-mejia-2'])
  expect(copies[0]).toMatchObject({ title: 'Copia de Verano en Mejía', startsAt: null, endsAt: null, _status: 'draft' })
  expect(await change('campaigns', copies[0]?.id ?? '', { title: 'Otoño en Mejía' })).toMatchObject({
    key: 'otono-en-mejia',
  })

  const project = await create('projects', { name: 'Coral', crmId: 812 })
  expect(await duplicate('projects', project.id)).toMatchObject({
    name: 'Copia de Coral',
    slug: 'copia-de-coral',
    crmId: null,
    _status: 'draft',
  })
})

test('the state of a record says since when it has unpublished changes, and which colleague published it', async () => {
  const id = await writeArticle({ es: 'Con cambios', en: 'With changes' })
  const stateFor = async (call: Call) => (await call('GET', `/publishing?collection=news&id=${id}`)).body
  await publish('news', id, maria)
  await expect
    .poll(async () => (await stateFor(nadia)).others, { timeout: 10_000 })
    .toMatchObject({ by: 'Maria', title: 'Con cambios', isThisRecord: true })
  expect((await stateFor(maria)).others).not.toMatchObject({ by: 'Maria' })
  expect((await stateFor(nadia)).draft).toMatchObject({ unpublished: null, lastSave: { by: 'Maria' } })

  const { updatedAt } = await change('news', id, { summary: 'Otro resumen' })
  await change('news', id, { summary: 'Otro resumen más' })
  expect((await stateFor(maria)).draft).toEqual({
    unpublished: { since: updatedAt, by: 'Nadia' },
    lastSave: { by: 'Nadia', at: expect.any(String) },
  })
})

test('the state of a record contains its scheduled publishes, the next one first', async () => {
  const id = await writeArticle({ es: 'Programada', en: 'Scheduled' })
  const schedule = (type: 'publish' | 'unpublish', hours: number) =>
    cms.payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(Date.now() + hours * 3_600_000),
      input: { type, doc: { relationTo: 'news', value: id } },
    } as never)
  await schedule('unpublish', 2)
  await schedule('publish', 1)
  const { body } = await nadia('GET', `/publishing?collection=news&id=${id}`)
  expect(body.schedules).toMatchObject([{ type: 'publish' }, { type: 'unpublish' }])
})
