// Acts as a visitor, through nginx:
//   node visitor.mjs <site> lead | complaint [file] | limit | trickle <count> <per second> | pages <seconds> <per second>
// Every visitor has their own IP address (X-Forwarded-For) and Idempotency-Key. A rejected request is retried with the
// same key, as the outbox of the site does. `trickle` prints the reference of every accepted lead on its own line.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const [site, action, ...rest] = process.argv.slice(2)
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const addressOf = (n) => `198.51.${(n >> 8) & 255}.${n & 255}`

const lead = (n) => ({
  kind: 'contact',
  firstName: 'Rosa',
  lastName: 'Quispe Mamani',
  email: `rosa${n}@example.test`,
  phone: '+51987654321',
  project: 'santorini',
  locale: 'es',
  acceptsTerms: true,
  acceptsMarketing: false,
  // The consent versions are those of the demo content.
  consentVersions: { terms: '2026-01', marketing: '2026-01' },
  startedAt: Date.now() - 60_000,
})

async function sendLead(n, key = randomUUID(), address = addressOf(n)) {
  const answer = await fetch(`${site}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': address },
    body: JSON.stringify(lead(n)),
    signal: AbortSignal.timeout(15_000),
  })
  return { status: answer.status, text: await answer.text() }
}

async function sendUntilAccepted(n, seconds) {
  const key = randomUUID()
  const end = Date.now() + seconds * 1000
  const refusals = []
  for (;;) {
    const { status, text } = await sendLead(n, key).catch((error) => ({
      status: 0,
      text: String(error.cause?.code ?? error),
    }))
    if (status === 201) return { reference: JSON.parse(text).reference, refusals }
    refusals.push(status || text)
    if (Date.now() > end) return { refusals, last: `${status} ${text.slice(0, 200)}` }
    await wait(1500)
  }
}

if (action === 'lead') {
  const { status, text } = await sendLead(1)
  console.log(status, text)
  process.exit(status === 201 ? 0 : 1)
}

if (action === 'complaint') {
  const form = new FormData()
  const fields = {
    establishment: 'Arequipa',
    firstName: 'María',
    lastName: 'Ñáñez',
    email: `maria${Date.now()}@example.test`,
    phone: '+51987654321',
    documentType: 'DNI',
    document: '12345678',
    department: 'Arequipa',
    province: 'Arequipa',
    district: 'Cayma',
    address: 'Calle Falsa 123',
    goodType: 'Proyecto',
    goodDescription: 'Lote 12, manzana B',
    amount: '1500.50',
    currency: 'PEN',
    claimType: 'Reclamo',
    detail: 'No me entregaron el plano.',
    request: 'Que me entreguen el plano.',
    notifyByEmail: 'true',
    locale: 'es',
    acceptsTerms: 'on',
    'consentVersions.terms': '2026-01',
    'consentVersions.complaintNotice': '2026-01',
    startedAt: String(Date.now() - 60_000),
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (rest[0]) form.append('attachment', new Blob([await readFile(rest[0])]), path.basename(rest[0]))
  const answer = await fetch(`${site}/api/complaints`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': addressOf(7) },
    body: form,
  })
  console.log(answer.status, await answer.text())
  process.exit(answer.status === 201 ? 0 : 1)
}

// Nine visitors with nine IP addresses send within a second. None of them may be rate limited.
if (action === 'limit') {
  const answers = await Promise.all(Array.from({ length: 9 }, (_, n) => sendLead(500 + n)))
  const limitedCount = answers.filter(({ status }) => status === 429).length
  console.log(`${answers.length - limitedCount} of ${answers.length} visitors accepted, ${limitedCount} rate limited`)
  // The next nine requests come from one IP address.
  const fromOneAddress = await Promise.all(
    Array.from({ length: 9 }, (_, n) => sendLead(600 + n, randomUUID(), '198.51.9.9')),
  )
  console.log(`${fromOneAddress.filter(({ status }) => status === 201).length} of 9 from one address accepted`)
  process.exit(limitedCount ? 1 : 0)
}

const openPage = async (path) => {
  const answer = await fetch(`${site}${path}`, { signal: AbortSignal.timeout(20_000) }).catch((error) => ({
    status: String(error.cause?.code ?? error),
  }))
  return answer.status
}
const tally = (values) =>
  Object.entries(Object.groupBy(values, String))
    .map(([value, all]) => `${all.length}× ${value}`)
    .join(', ')

if (action === 'trickle') {
  const [count, perSecond] = rest.map(Number)
  const first = Number(process.env.FIRST ?? 1000)
  const submissions = []
  const pages = []
  for (let n = 0; n < count; n += 1) {
    submissions.push(sendUntilAccepted(first + n, Number(process.env.PATIENCE ?? 120)))
    pages.push(openPage('/nosotros'))
    await wait(1000 / perSecond)
  }
  const results = await Promise.all(submissions)
  const statuses = await Promise.all(pages)
  const acceptedLeads = results.filter(({ reference }) => reference)
  const refusals = results.flatMap(({ refusals: list }) => list)
  const failedPages = statuses.filter((status) => status !== 200)
  console.error(
    `${acceptedLeads.length} of ${count} accepted, ${refusals.length + failedPages.length} refused${refusals.length ? ` (${tally(refusals)})` : ''}${failedPages.length ? `; pages: ${tally(failedPages)}` : ''}`,
  )
  for (const { last } of results) if (last) console.error(`given up: ${last}`)
  for (const { reference } of acceptedLeads) console.log(reference)
  process.exit(acceptedLeads.length === count ? 0 : 1)
}

if (action === 'pages') {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  const [seconds, perSecond] = rest.map(Number)
  const responses = []
  for (let n = 0; n < seconds * perSecond; n += 1) {
    responses.push(openPage(n % 2 ? '/' : '/en'))
    await wait(1000 / perSecond)
  }
  const statuses = await Promise.all(responses)
  const failedStatuses = statuses.filter((status) => status !== 200)
  console.log(
    `${statuses.length} pages, ${failedStatuses.length} failed${failedStatuses.length ? `: ${tally(failedStatuses)}` : ''}`,
  )
  process.exit(failedStatuses.length ? 1 : 0)
}
