import { afterAll, beforeAll, test } from 'vitest'
import { databaseStopped } from './cases'
import { type OwnDatabase, ownDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShort } from './run-case'

let database: OwnDatabase
let product: Product

beforeAll(async () => {
  if (isShort) return
  database = await ownDatabase()
  product = await startProduct(database)
})
afterAll(async () => {
  await product?.stop()
  await database?.remove()
})

test.skipIf(isShort)('a database that stops immediately, ten times, loses nothing', () =>
  databaseStopped(product, database.postgres),
)
