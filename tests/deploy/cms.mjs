// Does what staff do, through the CMS's own API: node cms.mjs <url> first-user <token>|publish|upload
// <file>|thumbnails|focal|replace <file>
import { createHmac } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const [address, action, argument] = process.argv.slice(2)
const email = process.env.CMS_EMAIL ?? 'first@example.test'
const password = process.env.CMS_PASSWORD ?? 'tres nubes sobre el valle'
const sessionFile = process.env.CMS_SESSION_FILE ?? path.join(os.tmpdir(), 'cms-session.json')
const json = { 'content-type': 'application/json' }
const fail = (text) => {
  console.error(text)
  process.exit(1)
}
const post = (where, body, headers = json) => fetch(`${address}${where}`, { method: 'POST', headers, body })

if (action === 'first-user') {
  const strangers = await post('/api/users/first-register', JSON.stringify({ email, password, name: 'First' }))
  if (strangers.status !== 403) fail(`a stranger was answered ${strangers.status}`)
  const answer = await post('/api/users/reset-password', JSON.stringify({ token: argument, password }))
  console.log(`first user: ${answer.status}`)
  if (!answer.ok) process.exit(1)
  const { token } = await answer.json()
  const begun = await post('/api/users/second-factor/begin', '{}', { ...json, authorization: `JWT ${token}` })
  const { key } = await begun.json()
  await giveCode(token, { key, step: 0 })
  process.exit(0)
}

/** Returns the code of the phone: RFC 6238 with SHA-1, six digits and 30 s. */
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

/** Gives the second factor and keeps the session: there are two codes a minute, and each is valid once. */
async function giveCode(token, phone) {
  const step = Math.max(phone.step + 1, Math.floor(Date.now() / 30_000))
  while (step > Math.floor(Date.now() / 30_000) + 1) await new Promise((resolve) => setTimeout(resolve, 500))
  const headers = { ...json, authorization: `JWT ${token}` }
  const answer = await post('/api/users/second-factor', JSON.stringify({ code: codeOf(phone.key, step) }), headers)
  if (!answer.ok) fail(`second factor: ${answer.status} ${await answer.text()}`)
  writeFileSync(sessionFile, JSON.stringify({ key: phone.key, step, token }))
}

async function session() {
  const kept = existsSync(sessionFile) ? JSON.parse(readFileSync(sessionFile, 'utf8')) : fail('no first user yet')
  const open = await fetch(`${address}/api/projects?limit=1&depth=0`, {
    headers: { authorization: `JWT ${kept.token}` },
  })
  if (open.ok) return kept.token
  const login = await post('/api/users/login', JSON.stringify({ email, password }))
  if (!login.ok) fail(`login: ${login.status} ${await login.text()}`)
  const { token } = await login.json()
  await giveCode(token, kept)
  return token
}

const auth = { authorization: `JWT ${await session()}` }
const get = async (where) => (await fetch(`${address}${where}`, { headers: auth })).json()

if (action === 'publish') {
  const before = new Date().toISOString()
  const started = Date.now()
  const { docs } = await get('/api/projects?limit=1&depth=0')
  if (!docs?.[0]) fail('no project to publish')
  const answer = await fetch(`${address}/api/projects/${docs[0].id}`, {
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
  fail('no release came')
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
  const pictures = docs.filter(({ mimeType }) => mimeType === 'image/jpeg' || mimeType === 'image/png')
  if (pictures.length === 0) fail('there is no picture')
  // The newest and the oldest: one uploaded by hand, one of the demo content.
  const links = [pictures[0], pictures.at(-1)]
    .flatMap((one) => [one.url, one.thumbnailURL, one.sizes?.jpeg480?.url])
    .filter(Boolean)
  let bad = 0
  for (const link of links) {
    const full = new URL(link, address).href
    const inside = new URL(full).hostname !== new URL(address).hostname
    const answer = await fetch(full, { headers: auth, signal: AbortSignal.timeout(5000) }).catch((error) => ({
      status: String(error.cause?.code ?? error.message),
    }))
    if (inside || answer.status !== 200) bad += 1
    console.log(`${answer.status} ${full}${inside ? '   <- not an address staff can reach' : ''}`)
  }
  process.exit(bad ? 1 : 0)
}

// Moves the focal point of the newest image: the square is cropped again from the original, which only the store has.
if (action === 'focal') {
  const { docs } = await get('/api/media?limit=50&depth=0&sort=-createdAt')
  const picture = docs.find(({ mimeType }) => mimeType === 'image/jpeg')
  if (!picture) fail('there is no picture')
  const x = picture.focalX === 20 ? 80 : 20
  const answer = await fetch(
    `${address}/api/media/${picture.id}?uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=30`,
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
  const picture = docs.find(({ alt }) => alt === 'Prueba')
  if (!picture) fail('no picture was uploaded')
  const form = new FormData()
  // One more byte after the end of a JPEG is another file and the same image.
  form.append('file', new Blob([await readFile(argument), `${Date.now()}`], { type: 'image/jpeg' }), 'otra.jpg')
  form.append('_payload', JSON.stringify({ alt: 'Prueba' }))
  const answer = await fetch(`${address}/api/media/${picture.id}`, { method: 'PATCH', headers: auth, body: form })
  const text = await answer.text()
  if (!answer.ok) fail(`replace: ${answer.status} ${text.slice(0, 300)}`)
  if (JSON.parse(text).doc.filename === picture.filename) fail('the file has the same name as before')
  console.log(picture.filename)
}
