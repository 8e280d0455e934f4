// A line break in any field of any form adds no header, no recipient and no mail.
import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { product } from './support/product'
import { complaint, lead, referral, sendComplaint, sendJson, waitingDeliveries } from './support/send-forms'

const injected = 'Bcc: thief@example.test'
const line =
  ['x', '\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a', '\\r\\n', '\r\n\r\n'].join(`${injected}`) + injected

type Received = {
  requests: { headers: Record<string, string> }[]
  mails: { to: string[]; raw: string }[]
}
const received = async () => (await (await fetch(`${product().receiversUrl}/_received`)).json()) as Received

/** Returns copies of a body, each with a line break in one of its texts, nested ones included. */
function* withLineIn(body: object): Generator<[path: string, changed: object]> {
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'object' && value !== null)
      for (const [path, changed] of withLineIn(value))
        yield [`${name}.${path}`, Array.isArray(body) ? [changed] : { ...body, [name]: changed }]
    else yield [name, { ...body, [name]: `${value}${line}` }]
  }
}

const address = () => `${randomUUID()}@example.test`
const attribution = { utmSource: 'x', utmMedium: 'x', utmCampaign: 'x', utmTerm: 'x', utmContent: 'x', referrer: 'x' }

test('a line break in any field adds no header and no recipient to a mail', async () => {
  const statuses: string[] = []
  const note = (what: string, { status }: Response) => {
    statuses.push(`${what} ${status}`)
    return status
  }
  const meant = { mails: 0 }
  for (const [path, body] of withLineIn(lead({ email: address(), attribution })))
    note(`lead ${path}`, await sendJson('leads', { ...body, ...(path === 'email' ? {} : { email: address() }) }))
  for (const [path, body] of withLineIn(referral()))
    if (
      note(`referral ${path}`, await sendJson('referrals', path === 'email' ? body : { ...body, email: address() })) ===
      201
    )
      meant.mails += 1
  const fields = Object.keys(complaint())
  for (const field of [...fields, 'guardianName', line]) {
    const changed = { email: address(), [field]: `${complaint()[field] ?? ''}${line}` }
    if (note(`complaint ${field}`, await sendComplaint(complaint(changed))) === 201) meant.mails += 2
  }
  expect(statuses.filter((answer) => /(429|5\d\d)$/.test(answer))).toEqual([])
  expect(statuses.filter((answer) => answer.includes('email')).every((answer) => answer.endsWith('422'))).toBe(true)
  expect(statuses.filter((answer) => answer.endsWith('201')).length, 'some of it is taken').toBeGreaterThan(5)

  await expect.poll(waitingDeliveries, { timeout: 60_000 }).toBe(0)
  const { mails, requests } = await received()
  expect(mails.length).toBeGreaterThanOrEqual(meant.mails)
  for (const { to, raw } of mails) {
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
    expect(to).toHaveLength(1)
    expect(to.join()).not.toContain('thief')
    expect(head).not.toMatch(/^bcc:/im)
    expect(head.match(/^(to|from|subject|message-id):/gim)).toHaveLength(4)
  }
  for (const { headers } of requests) expect(Object.keys(headers)).not.toContain('bcc')
})
