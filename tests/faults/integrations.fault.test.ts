import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { failEverywhere, failIntegrations, simulateHourOfFailures } from './cases'
import { type OwnDatabase, startOwnDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShortForm, runCase } from './run-case'

let database: OwnDatabase
let product: Product

beforeAll(async () => {
  if (isShortForm) return
  database = await startOwnDatabase()
  // Production retries after 15 s at first, and later after up to 30 minutes.
  product = await startProduct(database, { worker: { DELIVERY_RETRY_SECONDS: '15' } })
})
beforeEach(() => product?.integrations.clear())
afterAll(async () => {
  await product?.stop()
  await database?.remove()
})

const testLong = test.skipIf(isShortForm)

testLong('integrations that were down for an hour get every delivery within a minute', () =>
  runCase(product, {
    name: 'integrations down for an hour',
    harm: (stage) =>
      failEverywhere(stage, { hangUp: true }, async () => {
        await stage.acknowledged(1)
        await wait(5000)
        await simulateHourOfFailures(product)
      }),
  }),
)

testLong('integrations that take 30 seconds, longer than our timeout, get every delivery', () =>
  failIntegrations(product, 'integrations take 30 s', { delayMs: 30_000 }),
)
testLong('integrations that respond with 500 get every delivery afterwards', () =>
  failIntegrations(product, 'integrations respond with 500', { status: 500 }),
)
testLong('integrations that respond with 429 get every delivery afterwards', () =>
  failIntegrations(product, 'integrations respond with 429', { status: 429 }),
)
testLong('integrations that break the connection get every delivery afterwards', () =>
  failIntegrations(product, 'integrations reset the connection', { hangUp: true }),
)
testLong('integrations that accept a delivery and break the connection get it again with the same key', () =>
  failIntegrations(product, 'integrations accept a delivery, then break the connection', { dropAfter: true }),
)
testLong('deliveries that get status 200 with an HTML page are sent again', () =>
  failIntegrations(product, 'integrations respond with 200 and HTML', { status: 200, body: '<html>Error</html>' }),
)
