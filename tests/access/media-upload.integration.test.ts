// Tests uploads with the file names that phones use, and the errors of failed uploads. Sends the same
// requests as the panel to a CMS with the real configuration, a database and the disk store.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { type Answer, type Call, type RunningCms, signIn, staffPassword, startCms } from './running-cms'

let database: FreshDatabase
let cms: RunningCms
let asMarketing: Call
let photo: Uint8Array

beforeAll(async () => {
  database = await createFreshDatabase()
  cms = await startCms({ databaseUrl: database.url })
  const account = { name: 'Marta', email: 'marta@example.test', role: 'marketing', language: 'es' } as const
  await cms.payload.create({
    collection: 'users',
    data: { ...account, password: staffPassword },
    disableVerificationEmail: true,
  })
  asMarketing = await signIn(cms, account.email)
  photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#1c6e8c' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await cms?.stop()
  await database?.remove()
})

async function upload(name: string, bytes = photo, type = 'image/jpeg', language = 'es'): Promise<Answer> {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ alt: 'Foto de prueba' }))
  form.append('file', new File([new Uint8Array(bytes)], name, { type }))
  const request = new Request('http://cms.example.test', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '', 'accept-language': language }
  return asMarketing('POST', '/media', new Uint8Array(await request.arrayBuffer()), headers)
}

const documentOf = ({ body }: Answer) => body.doc as { filename: string; key: string; id: string }
const messageOf = ({ body }: Answer) => (body.errors as { message: string }[])[0]?.message

test.each([
  ['WhatsApp Image 2026-11-17 at 10.22.jpeg', /^WhatsApp-Image-2026-11-17-at-10-22-[0-9a-f]{8}\.jpe?g$/],
  ['Foto (2).jpg', /^Foto-2-[0-9a-f]{8}\.jpg$/],
  ['Mejía.jpg'.normalize('NFC'), /^Mejia-[0-9a-f]{8}\.jpg$/],
  ['Mejía.jpg'.normalize('NFD'), /^Mejia-[0-9a-f]{8}(-1)?\.jpg$/],
  ['🏖️.jpg', /^archivo-[0-9a-f]{8}\.jpg$/],
  [`${'vista del mar '.repeat(17)}.jpg`, /^vista-del-mar-.{0,80}[0-9a-f]{8}\.jpg$/],
])('stores %j under a readable name', async (name, expectedName) => {
  const answer = await upload(name)
  expect(answer).toMatchObject({ status: 201 })
  expect(documentOf(answer).filename).toMatch(expectedName)
  const storedBytes = await readFile(join(String(process.env.MEDIA_DIR), documentOf(answer).filename))
  expect(Buffer.compare(storedBytes, photo)).toBe(0)
})

test('stores files with the same name separately, even if they are identical', async () => {
  const other = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#f00' } })
    .jpeg()
    .toBuffer()
  const answers = [await upload('fachada.jpg'), await upload('fachada.jpg'), await upload('fachada.jpg', other)]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map((answer) => documentOf(answer).filename)).size).toBe(3)
  expect(new Set(answers.map((answer) => documentOf(answer).key)).size).toBe(3)
})

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)])

test.each([
  [
    'a text file',
    'notas.txt',
    Buffer.from('hola'),
    'text/plain',
    /^Este tipo de archivo no se puede usar\. Sube una imagen JPG/,
  ],
  [
    'a photo of an iPhone',
    'IMG_0042.HEIC',
    heic,
    'image/heic',
    /^(Este tipo de archivo no se puede usar|No se puede leer)/,
  ],
  ['half a photo', 'foto.jpg', 'half', 'image/jpeg', /^No se puede leer este archivo: está dañado o vacío/],
  ['an empty file', 'foto.jpg', Buffer.alloc(0), 'image/jpeg', /^No se puede leer este archivo: está dañado o vacío/],
  [
    'a file of more than 20 MB',
    'foto.jpg',
    Buffer.alloc(21 * 1024 * 1024),
    'image/jpeg',
    /^El archivo pesa más de 20 MB/,
  ],
])('says in Spanish why %s cannot be uploaded', async (_what, name, bytes, type, sentence) => {
  const answer = await upload(name, bytes === 'half' ? photo.subarray(0, 40) : (bytes as Buffer), type)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(messageOf(answer)).toMatch(sentence)
})

test('says in English why a file cannot be uploaded when the panel is in English', async () => {
  expect(messageOf(await upload('notas.txt', Buffer.from('hola'), 'text/plain', 'en'))).toMatch(
    /^This type of file cannot be used\./,
  )
})

test('asks staff to try again later if the store fails', async () => {
  const folder = process.env.MEDIA_DIR
  await rm(String(folder), { recursive: true })
  await writeFile(String(folder), 'not a folder')
  const answer = await upload('casa.jpg')
  expect(answer.status).toBe(503)
  expect(messageOf(answer)).toBe('No se pudo guardar el archivo. Inténtalo de nuevo en unos minutos.')
})
