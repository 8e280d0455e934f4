import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { intakeKilled, workerKilled } from './cases'
import { type OwnDatabase, ownDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShort, runCase } from './run-case'

let database: OwnDatabase
let product: Product

beforeAll(async () => {
  if (isShort) return
  database = await ownDatabase()
  product = await startProduct(database)
})
beforeEach(() => product?.receivers.clear())
afterAll(async () => {
  await product?.stop()
  await database?.remove()
})

const testLong = test.skipIf(isShort)

testLong('an intake that is killed while it answers loses nothing', () => intakeKilled(product))

testLong('an intake that is killed in the middle of an upload leaves nothing half done', () =>
  runCase(product, {
    name: 'intake killed in the middle of an upload',
    async harm({ product, acknowledged }) {
      for (const share of [0.2, 0.5, 0.8]) {
        await acknowledged(share)
        const upload = halfAnUpload(product.url)
        await wait(300)
        await product.intake.kill()
        upload.destroy()
        await product.startIntake()
      }
    },
  }),
)

/** Sends a complaint whose file starts to arrive and never ends. */
function halfAnUpload(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(
    `POST /api/complaints HTTP/1.1\r\nhost: ${hostname}\r\nidempotency-key: half\r\ncontent-length: 5000000\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n--x\r\ncontent-disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n%PDF-1.4\n${'x'.repeat(100_000)}`,
  )
  return socket
}

testLong('a worker that is killed twenty times loses nothing', () => workerKilled(product))

testLong('two workers that race for the same deliveries lose none', async () => {
  await product.startWorker()
  await runCase(product, { name: 'two workers race', harm: ({ acknowledged }) => acknowledged(1) })
  await product.workers.pop()?.stop()
})
