// Files: an uploaded SVG cannot run scripts, a complaint's file has no public URL, and the server fetches no URL that
// staff enter.
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { pdf } from '../support/sample-files'
import { afterPublish, newToken, signIn } from './support/cms'
import { product } from './support/product'
import { complaint, referenceOf, rowsOf, sendComplaint, sendPlain } from './support/send-forms'

async function upload(token: string, { name, type, bytes }: { name: string; type: string; bytes: Buffer }) {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)], { type }), name)
  form.append('_payload', JSON.stringify({ alt: 'Plano' }))
  const headers = { authorization: `JWT ${token}` }
  const response = await fetch(`${product().cmsUrl}/api/media`, { method: 'POST', headers, body: form })
  const body = (await response.json()) as {
    doc?: { id: string; filename: string; drawing: { content: { es: string } } }
  }
  return { status: response.status, doc: body.doc }
}

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><path d="M0 0h9v9z"/>${inside}</svg>`
const acting = [
  '<path d="M0 0" onload="window.__ran=1"/>',
  '<script>window.__ran=1</script>',
  '<a xlink:href="&#106;avascript:window.__ran=1"><text>x</text></a>',
  '<image href="x" onerror="window.__ran=1"/>',
]

test('an SVG with active content is stored without it, in any encoding and under any name', async ({ page }) => {
  const token = await newToken()
  const files = acting.flatMap((inside) => [
    { bytes: Buffer.from(drawing(inside)), name: `${randomUUID()}.svg`, type: 'image/svg+xml' },
    { bytes: Buffer.from(`\ufeff${drawing(inside)}`, 'utf16le'), name: `${randomUUID()}.svg`, type: 'image/svg+xml' },
    { bytes: Buffer.from(drawing(inside)), name: `${randomUUID()}.png`, type: 'image/png' },
    { bytes: Buffer.from(drawing(inside)), name: `${randomUUID()}.svg`, type: 'application/pdf' },
  ])
  files.push({ bytes: Buffer.from(drawing('<path/onload=window.__ran=1>')), name: 'bad.svg', type: 'image/svg+xml' })
  let kept = 0
  for (const file of files) {
    const { status, doc } = await upload(token, file)
    if (!doc) {
      expect(status, file.name).toBe(400)
      continue
    }
    kept += 1
    const address = `${product().siteUrl}/media/${doc.filename}`
    const answer = await fetch(address)
    const stored = await answer.text()
    expect(stored).toContain(`>${doc.drawing.content.es}</svg>`)
    expect(stored).toContain('<path d="M0 0h9v9z"/>')
    expect(stored).not.toMatch(/onload|onerror|script/i)
    // Opened by itself it cannot run anything either.
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    // In another page without any policy.
    await page.setContent(`<main>${stored}</main>`)
    expect(await page.evaluate(() => (window as { __ran?: number }).__ran)).toBeUndefined()
    await fetch(`${product().cmsUrl}/api/media/${doc.id}`, {
      method: 'DELETE',
      headers: { authorization: `JWT ${token}` },
    })
  }
  expect(kept).toBeGreaterThanOrEqual(8)
})

test('the file of a complaint has no URL for anyone', async () => {
  const email = `${randomUUID()}@example.test`
  const filed = await sendComplaint(complaint({ email }), { name: 'plano.pdf', bytes: Uint8Array.from(pdf) })
  const reference = await referenceOf(filed)
  const [row] = await rowsOf<{ key: string; id: string }>(
    'select id, attachment_key as key from complaints where reference = $1',
    [reference],
  )
  const key = row?.key ?? 'missing'
  const { siteUrl, cmsUrl, privateDir } = product()
  expect((await readFile(path.join(privateDir, key))).equals(pdf), 'it is there').toBe(true)
  const name = path.basename(key)
  const token = await newToken()
  const guesses = [
    '',
    'media/',
    'media/../private/',
    'media/..%2fprivate%2f',
    'api/',
    'api/complaints/',
    'api/media/file/',
  ]
  const addresses = guesses.flatMap((folder) => [`${folder}${key}`, `${folder}${name}`, `${folder}${row?.id}`])
  addresses.push(`api/complaints/${row?.id}/file`, `_next/image?url=/${key}&w=640&q=75`, `private/${key}`)
  for (const origin of [siteUrl, cmsUrl])
    for (const address of addresses)
      for (const headers of [{}, { authorization: `JWT ${token}` }] as Record<string, string>[]) {
        const answer = await fetch(`${origin}/${address}`, { headers })
        const bytes = Buffer.from(await answer.arrayBuffer())
        expect(bytes.includes('%PDF-'), `${origin}/${address}`).toBe(false)
      }
  // The number of another person's complaint gets the same response as one that does not exist.
  const ask = async (number: string) => {
    const answer = await sendPlain('complaints/status', {
      number,
      code: 'SM-2222-2222',
      email: 'other@example.test',
      locale: 'es',
    })
    return { status: answer.status, text: await answer.text() }
  }
  expect(await ask(reference)).toEqual(await ask(reference.replace(/\d+/, '999999')))
})

test('a file of the CMS opens for signed-in staff, and not with an ended, forged or unknown session', async () => {
  const { cmsUrl, env } = product()
  const [media] = await rowsOf<{ filename: string }>('select filename from media where filename is not null limit 1')
  const open = async (login: string) =>
    (await fetch(`${cmsUrl}/api/media/file/${media?.filename}`, { headers: { authorization: `JWT ${login}` } })).status
  const token = await newToken()
  expect(await open(token)).toBe(200)

  const [head = '', claims = ''] = token.split('.')
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  // How Payload derives its signing key from the setting.
  const ours = createHash('sha256')
    .update(env.PAYLOAD_SECRET ?? '')
    .digest('hex')
    .slice(0, 32)
  const guessed = 'guessed-secret'
  const signed = (changes: object, secret: string, header = head) => {
    const body = `${header}.${Buffer.from(JSON.stringify({ ...read, ...changes })).toString('base64url')}`
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
  }
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  expect(await open(signed({}, ours)), 'made like ours it is ours').toBe(200)
  expect(await open(signed({ exp: Math.floor(Date.now() / 1000) - 60 }, ours)), 'ended').toBe(403)
  expect(await open(signed({ sid: randomUUID() }, ours)), 'of a session nobody has').toBe(403)
  expect(await open(signed({ id: randomUUID() }, ours)), 'of an account nobody has').toBe(403)
  expect(await open(signed({}, guessed)), 'forged').toBe(403)
  expect(await open(signed({}, guessed, unsigned)), 'not signed').toBe(403)
  expect(await open('')).toBe(403)
  const headers = { authorization: `JWT ${token}` }
  await fetch(`${cmsUrl}/api/users/logout`, { method: 'POST', headers })
  expect(await open(token), 'signed out').toBe(403)
})

test('no setting and no upload makes the server fetch a URL that staff enter', { tag: '@long' }, async () => {
  const asked: string[] = []
  const inside = createServer((request, reply) => {
    asked.push(request.url ?? '')
    reply.setHeader('content-type', 'image/png').end('inside')
  })
  await new Promise<void>((resolve) => inside.listen(0, () => resolve()))
  const { port } = inside.address() as AddressInfo
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '127.1', '2130706433', '[::ffff:127.0.0.1]']
  const targets = [
    ...hosts.map((host) => `http://${host}:${port}/secret.png`),
    'http://169.254.169.254/latest/meta-data/x.png',
  ]
  const { cmsUrl } = product()
  const token = await newToken()
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  const [media] = await rowsOf<{ id: string }>(`select id from media where mime_type = 'image/jpeg' limit 1`)
  const edits = 'uploadEdits[crop][x]=1&uploadEdits[widthInPixels]=5&uploadEdits[heightInPixels]=5'
  for (const url of targets) {
    const body = JSON.stringify({ url, filename: 'secret.png', alt: 'x', mimeType: 'image/png' })
    const answers = [
      await fetch(`${cmsUrl}/api/media/paste-url?src=${encodeURIComponent(url)}`, { headers }),
      await fetch(`${cmsUrl}/api/media/paste-url/${media?.id}?src=${encodeURIComponent(url)}`, { headers }),
      await fetch(`${cmsUrl}/api/media?${edits}`, { method: 'POST', headers, body }),
      await fetch(`${cmsUrl}/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`, { headers }),
    ]
    for (const answer of answers) {
      expect(answer.status, answer.url).toBeGreaterThanOrEqual(400)
      expect(await answer.text()).not.toContain('inside')
    }
    await fetch(`${cmsUrl}/api/media/${media?.id}`, { method: 'PATCH', headers, body: JSON.stringify({ url }) })
  }
  // The only URLs among the settings are links: they are rendered, and must start with https.
  const cms = await signIn()
  const socials = [{ network: 'facebook', url: `https://localhost:${port}/page` }]
  await afterPublish(() => cms.publishGlobal('site-settings', { socials }))
  inside.close()
  expect(asked).toEqual([])
})
