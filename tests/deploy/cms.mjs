// Acts as a staff member through the API of the CMS:
//   node cms.mjs <url> first-user <token> | publish | upload <file> | thumbnails | focal | replace <file>
import { createHmac } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const [cmsUrl, action, argument] = process.argv.slice(2)
const email = process.env.CMS_EMAIL ?? 'first@example.test'
const password = process.env.CMS_PASSWORD ?? 'tres nubes sobre el valle'
const sessionFile = process.env.CMS_SESSION_FILE ?? path.join(os.tmpdir(), 'cms-session.json')
const json = { 'content-type': 'application/json' }
const fail = (text) => {
  console.error(text)
  process.exit(1)
}
const post = (path, body, headers = json) => fetch(`${cmsUrl}${path}`, { method: 'POST', headers, body })

if (action === 'first-user') {
  const visitorResponse = await post('/api/users/first-register', JSON.stringify({ email, password, name: 'First' }))
  if (visitorResponse.status !== 403) fail(`a visitor got ${visitorResponse.status}`)
  const answer = await post('/api/users/reset-password', JSON.stringify({ token: argument, password }))
  console.log(`first user: ${answer.status}`)
  if (!answer.ok) process.exit(1)
  const { token } = await answer.json()
  const setup = await post('/api/users/second-factor/begin', '{}', { ...json, authorization: `JWT ${token}` })
  const { key } = await setup.json()
  await sendCode(token, { key, step: 0 })
  process.exit(0)
}

/** Returns the one-time code of a key (RFC 6238 with SHA-1, six digits and 30 s). */
function codeOf(key, step) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytes).update(counter).digest()
  const number = digest.readUInt32BE(digest.at(-1) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Sends the second factor and stores the session, because each code is valid once and there are only two a minute. */
async function sendCode(token, phone) {
  const step = Math.max(phone.step + 1, Math.floor(Date.now() / 30_000))
  while (step > Math.floor(Date.now() / 30_000) + 1) await new Promise((resolve) => setTimeout(resolve, 500))
  const headers = { ...json, authorization: `JWT ${token}` }
  const answer = await post('/api/users/second-factor', JSON.stringify({ code: codeOf(phone.key, step) }), headers)
  if (!answer.ok) fail(`second factor: ${answer.status} ${await answer.text()}`)
  writeFileSync(sessionFile, JSON.stringify({ key: phone.key, step, token }))
}

async function session() {
  const storedSession = existsSync(sessionFile)
    ? JSON.parse(readFileSync(sessionFile, 'utf8'))
    : fail('no first user yet')
  const response = await fetch(`${cmsUrl}/api/projects?limit=1&depth=0`, {
    headers: { authorization: `JWT ${storedSession.token}` },
  })
  if (response.ok) return storedSession.token
  const login = await post('/api/users/login', JSON.stringify({ email, password }))
  if (!login.ok) fail(`login: ${login.status} ${await login.text()}`)
  const { token } = await login.json()
  await sendCode(token, storedSession)
  return token
}

const auth = { authorization: `JWT ${await session()}` }
const get = async (path) => (await fetch(`${cmsUrl}${path}`, { headers: auth })).json()

if (action === 'publish') {
  const before = new Date().toISOString()
  const started = Date.now()
  const { docs } = await get('/api/projects?limit=1&depth=0')
  if (!docs?.[0]) fail('no project to publish')
  const answer = await fetch(`${cmsUrl}/api/projects/${docs[0].id}`, {
    method: 'PATCH',
    headers: { ...auth, ...json },
    body: JSON.stringify({ _status: 'published' }),
  })
  if (!answer.ok) fail(`publish: ${answer.status} ${await answer.text()}`)
  while (Date.now() - started < Number(argument ?? 240) * 1000) {
    const { docs: rows } = await get(`/api/releases?where[startedAt][greater_than]=${before}&limit=1&sort=-startedAt`)
    const release = rows?.[0]
    if (release && !['waiting', 'building'].includes(release.state)) {
      const { name, state, seconds, problems } = release
      console.log(
        `release ${name}: ${state} after ${seconds} s; ${((Date.now() - started) / 1000).toFixed(1)} s after the click`,
      )
      if (state !== 'online') fail(problems)
      process.exit(0)
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  fail('no release was built')
}

if (action === 'upload') {
  const form = new FormData()
  const types = { '.png': 'image/png', '.jpg': 'image/jpeg', '.svg': 'image/svg+xml' }
  form.append(
    'file',
    new Blob([await readFile(argument)], { type: types[path.extname(argument)] }),
    `${Date.now()}${path.extname(argument)}`,
  )
  form.append('_payload', JSON.stringify({ alt: 'Prueba' }))
  const answer = await post('/api/media', form, auth)
  const text = await answer.text()
  console.log(`upload: ${answer.status} ${text.slice(0, 300)}`)
  process.exit(answer.ok ? 0 : 1)
}

if (action === 'thumbnails') {
  const { docs, errors } = await get('/api/media?limit=200&depth=0')
  if (!docs) fail(JSON.stringify(errors))
  const images = docs.filter(({ mimeType }) => mimeType === 'image/jpeg' || mimeType === 'image/png')
  if (images.length === 0) fail('there is no image')
  // The newest image was uploaded by this script, the oldest belongs to the demo content.
  const links = [images[0], images.at(-1)]
    .flatMap((image) => [image.url, image.thumbnailURL, image.sizes?.jpeg480?.url])
    .filter(Boolean)
  let failureCount = 0
  for (const link of links) {
    const full = new URL(link, cmsUrl).href
    const isInternal = new URL(full).hostname !== new URL(cmsUrl).hostname
    const answer = await fetch(full, { headers: auth, signal: AbortSignal.timeout(5000) }).catch((error) => ({
      status: String(error.cause?.code ?? error.message),
    }))
    if (isInternal || answer.status !== 200) failureCount += 1
    console.log(`${answer.status} ${full}${isInternal ? '   <- not a URL that staff can reach' : ''}`)
  }
  process.exit(failureCount ? 1 : 0)
}

// Moves the focal point of the newest image. The CMS then crops the square again from the original in the store.
if (action === 'focal') {
  const { docs } = await get('/api/media?limit=50&depth=0&sort=-createdAt')
  const image = docs.find(({ mimeType }) => mimeType === 'image/jpeg')
  if (!image) fail('there is no image')
  const x = image.focalX === 20 ? 80 : 20
  const answer = await fetch(
    `${cmsUrl}/api/media/${image.id}?uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=30`,
    {
      method: 'PATCH',
      headers: { ...auth, ...json },
      body: JSON.stringify({ focalX: x, focalY: 30 }),
    },
  )
  const text = await answer.text()
  console.log(`focal point: ${answer.status} ${answer.ok ? x : text.slice(0, 300)}`)
  process.exit(answer.ok ? 0 : 1)
}

// Replaces the bytes of the newest uploaded image and prints its previous file name.
if (action === 'replace') {
  const { docs } = await get('/api/media?limit=50&depth=0&sort=-createdAt')
  const image = docs.find(({ alt }) => alt === 'Prueba')
  if (!image) fail('no image was uploaded')
  const form = new FormData()
  // Bytes appended to a JPEG change the file but not the image.
  form.append('file', new Blob([await readFile(argument), `${Date.now()}`], { type: 'image/jpeg' }), 'otra.jpg')
  form.append('_payload', JSON.stringify({ alt: 'Prueba' }))
  const answer = await fetch(`${cmsUrl}/api/media/${image.id}`, { method: 'PATCH', headers: auth, body: form })
  const text = await answer.text()
  if (!answer.ok) fail(`replace: ${answer.status} ${text.slice(0, 300)}`)
  if (JSON.parse(text).doc.filename === image.filename) fail('the file has the same name as before')
  console.log(image.filename)
}
