import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { killIntake, killWorker } from './cases'
import { type OwnDatabase, startOwnDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShortForm, runCase } from './run-case'

let database: OwnDatabase
let product: Product

beforeAll(async () => {
  if (isShortForm) return
  database = await startOwnDatabase()
  product = await startProduct(database)
})
beforeEach(() => product?.integrations.clear())
afterAll(async () => {
  await product?.stop()
  await database?.remove()
})

const testLong = test.skipIf(isShortForm)

testLong('no submission is lost when the intake is killed while it responds', () => killIntake(product))

testLong('no submission is lost when the intake is killed during an upload', () =>
  runCase(product, {
    name: 'intake killed in the middle of an upload',
    async harm({ product, acknowledged }) {
      for (const share of [0.2, 0.5, 0.8]) {
        await acknowledged(share)
        const upload = startEndlessUpload(product.url)
        await wait(300)
        await product.intake.kill()
        upload.destroy()
        await product.startIntake()
      }
    },
  }),
)

/** Starts to upload the file of a complaint and never finishes. */
function startEndlessUpload(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(
    `POST /api/complaints HTTP/1.1\r\nhost: ${hostname}\r\nidempotency-key: half\r\ncontent-length: 5000000\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n--x\r\ncontent-disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n%PDF-1.4\n${'x'.repeat(100_000)}`,
  )
  return socket
}

testLong('no delivery is lost when the worker is killed twenty times', () => killWorker(product))

testLong('no delivery is lost or sent twice when two workers process the same queue', async () => {
  await product.startWorker()
  await runCase(product, { name: 'two workers on one queue', harm: ({ acknowledged }) => acknowledged(1) })
  await product.workers.pop()?.stop()
})
