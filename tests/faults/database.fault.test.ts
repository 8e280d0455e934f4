import { afterAll, beforeAll, test } from 'vitest'
import { stopDatabase } from './cases'
import { type OwnDatabase, startOwnDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShortForm } from './run-case'

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

test.skipIf(isShortForm)('no submission is lost when the database is stopped immediately ten times', () =>
  stopDatabase(product, database.postgres),
)
