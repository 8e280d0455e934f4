import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { everywhere, receiversFail } from './cases'
import { type OwnDatabase, ownDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShort, runCase } from './run-case'

let database: OwnDatabase
let product: Product

beforeAll(async () => {
  if (isShort) return
  database = await ownDatabase()
  // As in production: the second attempt after 15 s, later ones after up to 30 minutes.
  product = await startProduct(database, { worker: { DELIVERY_RETRY_SECONDS: '15' } })
})
beforeEach(() => product?.receivers.clear())
afterAll(async () => {
  await product?.stop()
  await database?.remove()
})

const testLong = test.skipIf(isShort)

testLong('receivers that are away for an hour get everything within a minute of their return', () =>
  runCase(product, {
    name: 'receivers away for an hour',
    harm: (stage) =>
      everywhere(stage, { hangUp: true }, async () => {
        await stage.acknowledged(1)
        await wait(5000)
        await letAnHourPass()
      }),
  }),
)

/** What an hour of failed attempts leaves: everything waits for about 30 minutes. */
async function letAnHourPass() {
  await database.pool.query(`update deliveries set first_queued_at = first_queued_at - interval '1 hour'
                             where status <> 'delivered'`)
  await database.pool.query(`update pgboss.job set state = 'retry', retry_count = 8,
                               created_on = created_on - interval '1 hour',
                               start_after = now() + interval '20 minutes' + random() * interval '10 minutes'
                             where name like 'deliver%' and state in ('created', 'retry')`)
}

testLong('receivers that take 30 seconds, longer than we wait for them, get everything', () =>
  receiversFail(product, 'receivers take 30 s', { delayMs: 30_000 }),
)
testLong('receivers that answer 500 get everything afterwards', () =>
  receiversFail(product, 'receivers answer 500', { status: 500 }),
)
testLong('receivers that answer 429 get everything afterwards', () =>
  receiversFail(product, 'receivers answer 429', { status: 429 }),
)
testLong('receivers that break the connection before they take anything get everything afterwards', () =>
  receiversFail(product, 'receivers reset the connection', { hangUp: true }),
)
testLong('receivers that take a submission and break the connection get it again under the same key', () =>
  receiversFail(product, 'receivers take it, then break the connection', { dropAfter: true }),
)
testLong('receivers that answer 200 with a page of HTML have taken nothing', () =>
  receiversFail(product, 'receivers answer 200 with an HTML error', { status: 200, body: '<html>Error</html>' }),
)
