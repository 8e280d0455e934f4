import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFakeClock, type FakedClock, hasFakedClock } from './faked-clock'
import { type OwnDatabase, startOwnDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShortForm, runCase } from './run-case'

const testLong = test.skipIf(isShortForm || !hasFakedClock)

let clock: FakedClock
let database: OwnDatabase
let product: Product

beforeAll(async () => {
  if (isShortForm || !hasFakedClock) return
  clock = await createFakeClock('+0')
  // The database gets the same clock, as on a real machine.
  Object.assign(process.env, clock.env)
  database = await startOwnDatabase()
  for (const name of Object.keys(clock.env)) delete process.env[name]
  product = await startProduct(database, { intake: clock.env, worker: clock.env })
})
afterAll(async () => {
  await product?.stop()
  await database?.remove()
})

testLong('no delivery waits for a day when the clock is set a day forward and back', () =>
  runCase(product, {
    name: 'clock a day forward and back',
    async harm({ acknowledged }) {
      await acknowledged(0.3)
      await clock.set('+1d')
      await acknowledged(0.6)
      await clock.set('+0')
    },
  }),
)

testLong('complaint numbers have no gap in either year around midnight on New Year’s Eve in Lima', async () => {
  const midnight = Math.round((Date.parse('2027-01-01T05:00:00Z') - Date.now()) / 1000)
  await clock.set(`+${midnight - 300}`)
  await runCase(product, {
    name: 'New Year in Lima',
    async harm({ acknowledged }) {
      await acknowledged(0.5)
      await clock.set(`+${midnight}`)
      await acknowledged(1)
    },
  })
  const { rows } = await database.pool.query<{ year: number; count: number; last: number; gaps: number }>(
    `select year::int, count(*)::int as count, max(number)::int as last, (max(number) - count(*))::int as gaps
     from complaints group by year order by year`,
  )
  expect(rows.map(({ year, gaps }) => ({ year, gaps }))).toEqual([
    { year: 2026, gaps: 0 },
    { year: 2027, gaps: 0 },
  ])
})
