// Sends unique personal data in forms, then searches responses, metrics, logs and the current release for them.
import { randomInt, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { demoLogin } from '@app/tools/stack/stack-settings'
import { expect, test } from '@playwright/test'
import { pdf } from '../support/sample-files'
import { leadFields, referredPerson } from '../support/submissions'
import { product } from './support/product'
import {
  complaint,
  countWaitingDeliveries,
  lead,
  referral,
  sendComplaint,
  sendJson,
  sendPlain,
} from './support/send-forms'

const marker = `Canario${randomUUID().replace(/[^a-f]/g, '')}`
const email = `${marker.toLowerCase()}@example.test`
const phone = `9${randomInt(10_000_000, 99_999_999)}`
const document = String(randomInt(10_000_000, 99_999_999))
const personalData = [marker, marker.toLowerCase(), phone, document]
const person = { firstName: marker, lastName: marker, phone: `+51${phone}`, document, documentTypeId: 1 }

test.describe.configure({ mode: 'serial' })

test('responses to rejected forms and unknown URLs do not repeat personal data', async () => {
  const names = ['utmSource', 'utmMedium', 'utmCampaign', 'utmTerm', 'utmContent', 'referrer', 'landingPage']
  const attribution = Object.fromEntries(names.map((name) => [name, marker]))
  const acceptedResponses = [
    await sendJson('leads', lead({ ...person, email, attribution })),
    await sendJson(
      'referrals',
      referral({ ...person, email, referred: [referredPerson({ ...person, documentTypeId: 2 })] }),
    ),
    await sendComplaint(
      complaint({
        ...Object.fromEntries(
          ['firstName', 'lastName', 'department', 'province', 'district'].map((name) => [name, marker]),
        ),
        ...Object.fromEntries(
          ['address', 'goodDescription', 'detail', 'request', 'guardianName'].map((name) => [name, marker]),
        ),
        ...{ email, phone: `+51${phone}`, document, isMinor: 'on' },
      }),
      { name: `${marker}.pdf`, bytes: Uint8Array.from(pdf) },
    ),
  ]
  expect(acceptedResponses.map(({ status }) => status)).toEqual([201, 201, 201])
  const { siteUrl } = product()
  const rejectedResponses = [
    await sendJson('leads', `{"${marker}`),
    await sendJson('leads', { ...lead({ ...person, email }), phone: marker }),
    await sendJson('referrals', { ...referral({ ...person, email }), referred: [{ firstName: marker }] }),
    await sendComplaint(complaint({ email, detail: marker, amount: marker })),
    await sendComplaint(complaint({ email }), { name: `${marker}.exe`, bytes: new TextEncoder().encode(marker) }),
    await sendPlain('leads', { ...leadFields(), firstName: marker, email, phone: marker }),
    await sendPlain('complaints/status', { number: marker, code: marker, email, locale: 'es' }),
    await fetch(`${siteUrl}/proyectos/condominios/${marker}`),
    await fetch(`${siteUrl}/api/${marker}?email=${email}`),
    await fetch(`${siteUrl}/api/complaints/next-number?document=${document}`, { method: 'POST' }),
  ]
  for (const response of rejectedResponses) {
    const text = await response.text()
    expect(response.status, response.url).toBeGreaterThanOrEqual(400)
    expect(
      personalData.filter((value) => text.includes(value)),
      response.url,
    ).toEqual([])
  }
  await expect.poll(countWaitingDeliveries, { timeout: 30_000 }).toBe(0)
})

test('no metric contains personal data', async () => {
  for (const url of product().metricsUrls) {
    const text = await (await fetch(url)).text()
    expect(text, url).toContain('# TYPE')
    expect(
      [...personalData, demoLogin.email].filter((value) => text.includes(value)),
      url,
    ).toEqual([])
  }
})

test('no log and no release contains personal data of visitors, and no log contains e-mail addresses of staff', async () => {
  const { releasesDir } = product()
  const dataDir = path.resolve(releasesDir, '..')
  let fileCount = 0
  for (const folder of [path.join(dataDir, 'logs'), path.join(dataDir, 'nginx'), path.join(releasesDir, 'current')]) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(br|gz|woff2|avif|webp|jpg|png)$/.test(entry.name)) continue
      const text = await readFile(path.join(entry.parentPath, entry.name), 'utf8')
      fileCount += 1
      // nginx logs the path of a missing page, which is not personal data.
      const textWithoutPaths = text.replaceAll(`/proyectos/condominios/${marker}`, '').replaceAll(`/api/${marker}`, '')
      expect(
        personalData.filter((value) => textWithoutPaths.includes(value)),
        entry.name,
      ).toEqual([])
      if (folder.endsWith('logs'))
        expect(textWithoutPaths.includes(demoLogin.email), `${entry.name}: e-mail address of staff`).toBe(false)
    }
  }
  expect(fileCount).toBeGreaterThan(20)
})
