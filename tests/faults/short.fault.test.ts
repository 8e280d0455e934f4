// The short form: 100 submissions a case, the most important faults, one product for all of them.
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { databaseStopped, intakeKilled, workerKilled } from './cases'
import { type OwnDatabase, ownDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShort, runCase } from './run-case'

let database: OwnDatabase
let product: Product

beforeAll(async () => {
  if (!isShort) return
  database = await ownDatabase()
  product = await startProduct(database)
})
beforeEach(() => product?.receivers.clear())
afterAll(async () => {
  await product?.stop()
  await database?.remove()
})

const testShort = test.runIf(isShort)

testShort('a CRM that takes a lead and breaks the connection, and scripts that answer 200 with HTML, lose none', () =>
  runCase(product, {
    name: 'CRM breaks the connection, scripts answer with HTML',
    async harm({ product, acknowledged }) {
      const times = Number.POSITIVE_INFINITY
      product.receivers.fail({ path: '/api/contact', times, dropAfter: true })
      for (const path of ['/referrals/exec', '/complaints/exec'])
        product.receivers.fail({ path, times, status: 200, body: '<html>Error</html>' })
      await acknowledged(0.6)
      product.receivers.stopFailing()
    },
  }),
)
testShort('an intake that is killed loses nothing it acknowledged', () => intakeKilled(product))
testShort('a worker that is killed loses nothing', () => workerKilled(product))
testShort('a database that stops at once loses nothing', () => databaseStopped(product, database.postgres))
