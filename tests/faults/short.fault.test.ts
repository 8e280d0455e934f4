// The short form runs the most important faults with 100 submissions each. All cases use the same running product.
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { killIntake, killWorker, stopDatabase } from './cases'
import { type OwnDatabase, startOwnDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShortForm, runCase } from './run-case'

let database: OwnDatabase
let product: Product

beforeAll(async () => {
  if (!isShortForm) return
  database = await startOwnDatabase()
  product = await startProduct(database)
})
beforeEach(() => product?.integrations.clear())
afterAll(async () => {
  await product?.stop()
  await database?.remove()
})

const testShort = test.runIf(isShortForm)

testShort('no submission is lost if the CRM breaks connections and scripts respond with HTML', () =>
  runCase(product, {
    name: 'CRM breaks the connection, scripts respond with HTML',
    async harm({ product, acknowledged }) {
      const times = Number.POSITIVE_INFINITY
      product.integrations.fail({ path: '/api/contact', times, dropAfter: true })
      for (const path of ['/referrals/exec', '/complaints/exec'])
        product.integrations.fail({ path, times, status: 200, body: '<html>Error</html>' })
      await acknowledged(0.6)
      product.integrations.stopFailing()
    },
  }),
)
testShort('no acknowledged submission is lost when the intake is killed', () => killIntake(product))
testShort('no delivery is lost when the worker is killed', () => killWorker(product))
testShort('no submission is lost when the database is stopped immediately', () =>
  stopDatabase(product, database.postgres),
)
