import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBucket } from './full-bucket'
import { type OwnDatabase, startOwnDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShortForm, runCase } from './run-case'

let database: OwnDatabase
let product: Product
let bucket: Awaited<ReturnType<typeof startBucket>>

beforeAll(async () => {
  if (isShortForm) return
  database = await startOwnDatabase()
  bucket = await startBucket()
  product = await startProduct(database, { intake: bucket.env, worker: bucket.env })
})
afterAll(async () => {
  await product?.stop()
  bucket?.stop()
  await database?.remove()
})

test.skipIf(isShortForm)(
  'while the bucket is full, only submissions with a file are rejected; they are accepted once it has space',
  async () => {
    await runCase(product, {
      name: 'bucket full during uploads',
      async harm({ acknowledged }) {
        await acknowledged(0.1)
        bucket.state.isFull = true
        await acknowledged(0.9)
        bucket.state.isFull = false
      },
    })
    const { rows } = await database.pool.query(
      `select attachment_key as key from complaints where attachment_key is not null`,
    )
    expect(bucket.state.rejectedFiles).toBeGreaterThan(0)
    expect([...bucket.files.keys()].sort()).toEqual(rows.map(({ key }) => `/private/${key}`).sort())
  },
)
