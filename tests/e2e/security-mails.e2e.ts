import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { product } from './support/product'
import { complaint, countWaitingDeliveries, lead, referral, sendComplaint, sendJson } from './support/send-forms'

const injectedHeader = 'Bcc: thief@example.test'
const injectedLines =
  ['x', '\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a', '\\r\\n', '\r\n\r\n'].join(`${injectedHeader}`) +
  injectedHeader

type Received = {
  requests: { headers: Record<string, string> }[]
  mails: { to: string[]; raw: string }[]
}
const readReceived = async () => (await (await fetch(`${product().integrationsUrl}/_received`)).json()) as Received

/** Yields a copy of the body for each field, including nested fields, with the injected lines in that field. */
function* withInjectedLines(body: object): Generator<[path: string, changed: object]> {
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'object' && value !== null)
      for (const [path, changed] of withInjectedLines(value))
        yield [`${name}.${path}`, Array.isArray(body) ? [changed] : { ...body, [name]: changed }]
    else yield [name, { ...body, [name]: `${value}${injectedLines}` }]
  }
}

const newEmail = () => `${randomUUID()}@example.test`
const attribution = { utmSource: 'x', utmMedium: 'x', utmCampaign: 'x', utmTerm: 'x', utmContent: 'x', referrer: 'x' }

test('a line break in a form field adds no header and no recipient to a mail', async () => {
  const statuses: string[] = []
  const recordStatus = (label: string, { status }: Response) => {
    statuses.push(`${label} ${status}`)
    return status
  }
  const expectedCounts = { mails: 0 }
  for (const [path, body] of withInjectedLines(lead({ email: newEmail(), attribution })))
    recordStatus(
      `lead ${path}`,
      await sendJson('leads', { ...body, ...(path === 'email' ? {} : { email: newEmail() }) }),
    )
  for (const [path, body] of withInjectedLines(referral()))
    if (
      recordStatus(
        `referral ${path}`,
        await sendJson('referrals', path === 'email' ? body : { ...body, email: newEmail() }),
      ) === 201
    )
      expectedCounts.mails += 1
  const fields = Object.keys(complaint())
  for (const field of [...fields, 'guardianName', injectedLines]) {
    const changedFields = { email: newEmail(), [field]: `${complaint()[field] ?? ''}${injectedLines}` }
    if (recordStatus(`complaint ${field}`, await sendComplaint(complaint(changedFields))) === 201)
      expectedCounts.mails += 2
  }
  expect(statuses.filter((entry) => /(429|5\d\d)$/.test(entry))).toEqual([])
  expect(statuses.filter((entry) => entry.includes('email')).every((entry) => entry.endsWith('422'))).toBe(true)
  expect(statuses.filter((entry) => entry.endsWith('201')).length, 'some submissions are accepted').toBeGreaterThan(5)

  await expect.poll(countWaitingDeliveries, { timeout: 60_000 }).toBe(0)
  const { mails, requests } = await readReceived()
  expect(mails.length).toBeGreaterThanOrEqual(expectedCounts.mails)
  for (const { to, raw } of mails) {
    const mailHeaders = raw.slice(0, raw.indexOf('\r\n\r\n'))
    expect(to).toHaveLength(1)
    expect(to.join()).not.toContain('thief')
    expect(mailHeaders).not.toMatch(/^bcc:/im)
    expect(mailHeaders.match(/^(to|from|subject|message-id):/gim)).toHaveLength(4)
  }
  for (const { headers } of requests) expect(Object.keys(headers)).not.toContain('bcc')
})
