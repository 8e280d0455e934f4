import { createHash, createHmac, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { pdf } from '../support/sample-files'
import { changeAndPublish, createCmsClient, newToken } from './support/cms'
import { product } from './support/product'
import { complaint, queryRows, readReference, sendComplaint, sendPlain } from './support/send-forms'

async function upload(token: string, { name, type, bytes }: { name: string; type: string; bytes: Buffer }) {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)], { type }), name)
  form.append('_payload', JSON.stringify({ alt: 'Plano' }))
  const headers = { authorization: `JWT ${token}` }
  const response = await fetch(`${product().cmsUrl}/api/media`, { method: 'POST', headers, body: form })
  const body = (await response.json()) as {
    doc?: { id: string; filename: string; svg: { content: { es: string } } }
  }
  return { status: response.status, doc: body.doc }
}

const svgWith = (markup: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><path d="M0 0h9v9z"/>${markup}</svg>`
const activeContent = [
  '<path d="M0 0" onload="window.__ran=1"/>',
  '<script>window.__ran=1</script>',
  '<a xlink:href="&#106;avascript:window.__ran=1"><text>x</text></a>',
  '<image href="x" onerror="window.__ran=1"/>',
]

test('an uploaded SVG is stored without active content, whatever its encoding, name or type', async ({ page }) => {
  const token = await newToken()
  const files = activeContent.flatMap((markup) => [
    { bytes: Buffer.from(svgWith(markup)), name: `${randomUUID()}.svg`, type: 'image/svg+xml' },
    { bytes: Buffer.from(`\ufeff${svgWith(markup)}`, 'utf16le'), name: `${randomUUID()}.svg`, type: 'image/svg+xml' },
    { bytes: Buffer.from(svgWith(markup)), name: `${randomUUID()}.png`, type: 'image/png' },
    { bytes: Buffer.from(svgWith(markup)), name: `${randomUUID()}.svg`, type: 'application/pdf' },
  ])
  files.push({ bytes: Buffer.from(svgWith('<path/onload=window.__ran=1>')), name: 'bad.svg', type: 'image/svg+xml' })
  let storedCount = 0
  for (const file of files) {
    const { status, doc } = await upload(token, file)
    if (!doc) {
      expect(status, file.name).toBe(400)
      continue
    }
    storedCount += 1
    const url = `${product().siteUrl}/media/${doc.filename}`
    const response = await fetch(url)
    const storedSvg = await response.text()
    expect(storedSvg).toContain(`>${doc.svg.content.es}</svg>`)
    expect(storedSvg).toContain('<path d="M0 0h9v9z"/>')
    expect(storedSvg).not.toMatch(/onload|onerror|script/i)
    // The headers also prevent scripts when the SVG is opened as a page.
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    // The markup must be harmless even if it is embedded in a page without a content security policy.
    await page.setContent(`<main>${storedSvg}</main>`)
    expect(await page.evaluate(() => (window as { __ran?: number }).__ran)).toBeUndefined()
    await fetch(`${product().cmsUrl}/api/media/${doc.id}`, {
      method: 'DELETE',
      headers: { authorization: `JWT ${token}` },
    })
  }
  expect(storedCount).toBeGreaterThanOrEqual(8)
})

test('no guessed URL returns the attachment of a complaint, not even with a session', async () => {
  const email = `${randomUUID()}@example.test`
  const submission = await sendComplaint(complaint({ email }), { name: 'plano.pdf', bytes: Uint8Array.from(pdf) })
  const reference = await readReference(submission)
  const [row] = await queryRows<{ key: string; id: string }>(
    'select id, attachment_key as key from complaints where reference = $1',
    [reference],
  )
  const key = row?.key ?? 'missing'
  const { siteUrl, cmsUrl, privateDir } = product()
  expect((await readFile(path.join(privateDir, key))).equals(pdf), 'the file exists').toBe(true)
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
  const urls = guesses.flatMap((folder) => [`${folder}${key}`, `${folder}${name}`, `${folder}${row?.id}`])
  urls.push(`api/complaints/${row?.id}/file`, `_next/image?url=/${key}&w=640&q=75`, `private/${key}`)
  for (const origin of [siteUrl, cmsUrl])
    for (const url of urls)
      for (const headers of [{}, { authorization: `JWT ${token}` }] as Record<string, string>[]) {
        const response = await fetch(`${origin}/${url}`, { headers })
        const bytes = Buffer.from(await response.arrayBuffer())
        expect(bytes.includes('%PDF-'), `${origin}/${url}`).toBe(false)
      }
  // The response must not reveal whether a complaint with the number exists.
  const lookUp = async (number: string) => {
    const response = await sendPlain('complaints/status', {
      number,
      code: 'SM-2222-2222',
      email: 'other@example.test',
      locale: 'es',
    })
    return { status: response.status, text: await response.text() }
  }
  expect(await lookUp(reference)).toEqual(await lookUp(reference.replace(/\d+/, '999999')))
})

test('the CMS returns its files only to staff with a valid session', async () => {
  const { cmsUrl, env } = product()
  const [media] = await queryRows<{ filename: string }>('select filename from media where filename is not null limit 1')
  const readStatus = async (login: string) =>
    (await fetch(`${cmsUrl}/api/media/file/${media?.filename}`, { headers: { authorization: `JWT ${login}` } })).status
  const token = await newToken()
  expect(await readStatus(token)).toBe(200)

  const [head = '', claims = ''] = token.split('.')
  const claimsJson = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  // Payload derives its signing key from the secret in the same way.
  const signingKey = createHash('sha256')
    .update(env.PAYLOAD_SECRET ?? '')
    .digest('hex')
    .slice(0, 32)
  const wrongKey = 'guessed-secret'
  const signToken = (changes: object, secret: string, header = head) => {
    const body = `${header}.${Buffer.from(JSON.stringify({ ...claimsJson, ...changes })).toString('base64url')}`
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
  }
  const unsignedHeader = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  expect(await readStatus(signToken({}, signingKey)), 'valid signature').toBe(200)
  expect(await readStatus(signToken({ exp: Math.floor(Date.now() / 1000) - 60 }, signingKey)), 'expired token').toBe(
    403,
  )
  expect(await readStatus(signToken({ sid: randomUUID() }, signingKey)), 'unknown session').toBe(403)
  expect(await readStatus(signToken({ id: randomUUID() }, signingKey)), 'unknown account').toBe(403)
  expect(await readStatus(signToken({}, wrongKey)), 'forged signature').toBe(403)
  expect(await readStatus(signToken({}, wrongKey, unsignedHeader)), 'no signature').toBe(403)
  expect(await readStatus('')).toBe(403)
  const headers = { authorization: `JWT ${token}` }
  await fetch(`${cmsUrl}/api/users/logout`, { method: 'POST', headers })
  expect(await readStatus(token), 'signed out').toBe(403)
})

test('the server never fetches a URL that staff enter in an upload or a setting', { tag: '@long' }, async () => {
  const requestedPaths: string[] = []
  const internalServer = createServer((request, reply) => {
    requestedPaths.push(request.url ?? '')
    reply.setHeader('content-type', 'image/png').end('inside')
  })
  await new Promise<void>((resolve) => internalServer.listen(0, () => resolve()))
  const { port } = internalServer.address() as AddressInfo
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '127.1', '2130706433', '[::ffff:127.0.0.1]']
  const targets = [
    ...hosts.map((host) => `http://${host}:${port}/secret.png`),
    'http://169.254.169.254/latest/meta-data/x.png',
  ]
  const { cmsUrl } = product()
  const token = await newToken()
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  const [media] = await queryRows<{ id: string }>(`select id from media where mime_type = 'image/jpeg' limit 1`)
  const editQuery = 'uploadEdits[crop][x]=1&uploadEdits[widthInPixels]=5&uploadEdits[heightInPixels]=5'
  for (const url of targets) {
    const body = JSON.stringify({ url, filename: 'secret.png', alt: 'x', mimeType: 'image/png' })
    const responses = [
      await fetch(`${cmsUrl}/api/media/paste-url?src=${encodeURIComponent(url)}`, { headers }),
      await fetch(`${cmsUrl}/api/media/paste-url/${media?.id}?src=${encodeURIComponent(url)}`, { headers }),
      await fetch(`${cmsUrl}/api/media?${editQuery}`, { method: 'POST', headers, body }),
      await fetch(`${cmsUrl}/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`, { headers }),
    ]
    for (const response of responses) {
      expect(response.status, response.url).toBeGreaterThanOrEqual(400)
      expect(await response.text()).not.toContain('inside')
    }
    await fetch(`${cmsUrl}/api/media/${media?.id}`, { method: 'PATCH', headers, body: JSON.stringify({ url }) })
  }
  // The URLs in the settings are only links, so the server must not fetch them when it publishes.
  const cms = await createCmsClient()
  const socials = [{ network: 'facebook', url: `https://localhost:${port}/page` }]
  await changeAndPublish(() => cms.publishGlobal('site-settings', { socials }))
  internalServer.close()
  expect(requestedPaths).toEqual([])
})
