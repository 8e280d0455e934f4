import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { summarizeArrivals } from './arrivals'
import { type OwnDatabase, startOwnDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { addRow, isShortForm } from './run-case'
import { startVisitors } from './visitors'

let database: OwnDatabase
let product: Product

beforeAll(async () => {
  if (isShortForm) return
  database = await startOwnDatabase()
  product = await startProduct(database)
})
afterAll(async () => {
  await product?.stop()
  await database?.remove()
})

test.skipIf(isShortForm)(
  'leads reach the CRM within ten seconds while 450 complaints and their mails wait',
  async () => {
    const complaints = startVisitors({
      url: product.url,
      run: 'before',
      count: 450,
      perSecond: 100,
      mix: () => 'complaint',
    })
    await complaints.all
    const seconds = 40
    const leads = startVisitors({
      url: product.url,
      run: 'behind',
      count: seconds * 5,
      perSecond: 5,
      mix: () => 'lead',
    })
    await leads.all
    const readDelays = () => {
      const { firstOf } = summarizeArrivals(product.integrations, leads.submissions)
      return leads.submissions.map(
        ({ mail, acknowledgedAt = 0 }) => (firstOf(`crm ${mail}`) ?? Number.NaN) - acknowledgedAt,
      )
    }
    const end = Date.now() + 600_000
    while (readDelays().some(Number.isNaN) && Date.now() < end) await wait(500)
    const waitingMails = 900 - product.integrations.mails.length
    const sorted = readDelays()
      .map((ms) => (Number.isNaN(ms) ? 600_000 : ms))
      .sort((one, other) => one - other)
    const p99 = (sorted[Math.floor(sorted.length * 0.99)] ?? 0) / 1000
    const medianSeconds = (sorted[Math.floor(sorted.length / 2)] ?? 0) / 1000
    await addRow([
      'leads behind 450 complaints; p99 of a lead',
      leads.submissions.length,
      leads.acknowledged().length,
      summarizeArrivals(product.integrations, leads.submissions).whole.length,
      0,
      p99,
    ])
    console.log(
      `half of the leads within ${medianSeconds} s, the last within ${(sorted.at(-1) ?? 0) / 1000} s; mails that still waited: ${waitingMails}`,
    )
    expect(waitingMails).toBeGreaterThan(0)
    expect(p99).toBeLessThanOrEqual(10)
  },
  900_000,
)
