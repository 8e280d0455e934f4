// What a visitor typed, and the addresses of staff, are in no log, metric, release or response to others.
import { randomInt, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { demoLogin } from '@app/tools/stack/stack-settings'
import { expect, test } from '@playwright/test'
import { pdf } from '../support/sample-files'
import { leadFields, referredPerson } from '../support/submissions'
import { product } from './support/product'
import { complaint, lead, referral, sendComplaint, sendJson, sendPlain, waitingDeliveries } from './support/send-forms'

const canary = `Canario${randomUUID().replace(/[^a-f]/g, '')}`
const email = `${canary.toLowerCase()}@example.test`
const phone = `9${randomInt(10_000_000, 99_999_999)}`
const document = String(randomInt(10_000_000, 99_999_999))
const traces = [canary, canary.toLowerCase(), phone, document]
const person = { firstName: canary, lastName: canary, phone: `+51${phone}`, document, documentTypeId: 1 }

test.describe.configure({ mode: 'serial' })

test('every form is sent with marked data in every field: accepted, rejected and broken', async () => {
  const names = ['utmSource', 'utmMedium', 'utmCampaign', 'utmTerm', 'utmContent', 'referrer', 'landingPage']
  const attribution = Object.fromEntries(names.map((name) => [name, canary]))
  const taken = [
    await sendJson('leads', lead({ ...person, email, attribution })),
    await sendJson('referrals', referral({ ...person, email, referred: [referredPerson(person)] })),
    await sendComplaint(
      complaint({
        ...Object.fromEntries(
          ['firstName', 'lastName', 'department', 'province', 'district'].map((name) => [name, canary]),
        ),
        ...Object.fromEntries(
          ['address', 'goodDescription', 'detail', 'request', 'guardianName'].map((name) => [name, canary]),
        ),
        ...{ email, phone: `+51${phone}`, document, isMinor: 'on' },
      }),
      { name: `${canary}.pdf`, bytes: Uint8Array.from(pdf) },
    ),
  ]
  expect(taken.map(({ status }) => status)).toEqual([201, 201, 201])
  const { siteUrl } = product()
  const refused = [
    await sendJson('leads', `{"${canary}`),
    await sendJson('leads', { ...lead({ ...person, email }), phone: canary }),
    await sendJson('referrals', { ...referral({ ...person, email }), referred: [{ firstName: canary }] }),
    await sendComplaint(complaint({ email, detail: canary, amount: canary })),
    await sendComplaint(complaint({ email }), { name: `${canary}.exe`, bytes: new TextEncoder().encode(canary) }),
    await sendPlain('leads', { ...leadFields(), firstName: canary, email, phone: canary }),
    await sendPlain('complaints/status', { number: canary, code: canary, email, locale: 'es' }),
    await fetch(`${siteUrl}/proyectos/condominios/${canary}`),
    await fetch(`${siteUrl}/api/${canary}?email=${email}`),
    await fetch(`${siteUrl}/api/complaints/next-number?document=${document}`, { method: 'POST' }),
  ]
  for (const answer of refused) {
    const text = await answer.text()
    expect(answer.status, answer.url).toBeGreaterThanOrEqual(400)
    expect(
      traces.filter((trace) => text.includes(trace)),
      answer.url,
    ).toEqual([])
  }
  await expect.poll(waitingDeliveries, { timeout: 30_000 }).toBe(0)
})

test('no metric contains it', async () => {
  for (const url of product().metricsUrls) {
    const text = await (await fetch(url)).text()
    expect(text, url).toContain('# TYPE')
    expect(
      [...traces, demoLogin.email].filter((trace) => text.includes(trace)),
      url,
    ).toEqual([])
  }
})

test('no log or release contains it, and no log contains an address of staff', async () => {
  const { releasesDir } = product()
  const data = path.resolve(releasesDir, '..')
  let read = 0
  for (const folder of [path.join(data, 'logs'), path.join(data, 'nginx'), path.join(releasesDir, 'current')]) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(br|gz|woff2|avif|webp|jpg|png)$/.test(entry.name)) continue
      const text = await readFile(path.join(entry.parentPath, entry.name), 'utf8')
      read += 1
      // nginx logs the path of a missing page: it is a URL, not a field of a form.
      const rest = text.replaceAll(`/proyectos/condominios/${canary}`, '').replaceAll(`/api/${canary}`, '')
      expect(
        traces.filter((trace) => rest.includes(trace)),
        entry.name,
      ).toEqual([])
      if (folder.endsWith('logs')) expect(rest.includes(demoLogin.email), `${entry.name}: staff's address`).toBe(false)
    }
  }
  expect(read).toBeGreaterThan(20)
})
