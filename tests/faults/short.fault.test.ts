// The short form: 100 submissions a case, the most telling faults, one product for all of them.
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { databaseStopped, intakeKilled, receiversFail, workerKilled } from './cases'
import { type OwnDatabase, ownDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShort } from './run-case'

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

testShort('a receiver that takes a submission and breaks the connection loses none', () =>
  receiversFail(product, 'receivers take it, then break the connection', { dropAfter: true }),
)
testShort('a receiver that answers 200 with a page of HTML has taken nothing', () =>
  receiversFail(product, 'receivers answer 200 with an HTML error', { status: 200, body: '<html>Error</html>' }),
)
testShort('an intake that is killed loses nothing it acknowledged', () => intakeKilled(product))
testShort('a worker that is killed loses nothing', () => workerKilled(product))
testShort('a database that stops at once loses nothing', () => databaseStopped(product, database.postgres))
