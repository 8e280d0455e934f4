// Tests faults while Meta, a portal and another system send leads with signed webhooks.
import { setTimeout as wait } from 'node:timers/promises'
import { startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { eventually } from '../support/worker-process'
import { summarizeArrivals } from './arrivals'
import { killIntake, killWorker, stopDatabase } from './cases'
import { type OwnDatabase, startOwnDatabase } from './own-database'
import { type Product, startProduct } from './product'
import { isShortForm, runCase, type Stage } from './run-case'
import { connectForms, sourceOf, sourceSettings, sourceTraffic } from './source-senders'

const GRAPH_PATH = '/graph/:id'

let database: OwnDatabase
let product: Product

beforeAll(async () => {
  if (isShortForm) return
  database = await startOwnDatabase()
  await connectForms(database.pool)
  const integrations = await startIntegrations()
  product = await startProduct(database, {
    integrations,
    intake: sourceSettings,
    worker: { META_ACCESS_TOKEN: 'page-token-of-the-test', META_GRAPH_URL: `${integrations.httpUrl}/graph` },
  })
})
beforeEach(() => product?.integrations.clear())
afterAll(async () => {
  await product?.stop()
  await database?.remove()
})

const testLong = test.skipIf(isShortForm)

testLong('leads of Meta arrive within a minute after Meta was down for three minutes', () =>
  runCase(product, {
    ...sourceTraffic,
    name: 'Meta down for three minutes',
    async harm({ product, acknowledged }) {
      product.integrations.fail({ path: GRAPH_PATH, times: Number.POSITIVE_INFINITY, status: 503, body: {} })
      await acknowledged(1)
      await wait(180_000)
      product.integrations.stopFailing()
    },
  }),
)

testLong('leads of Meta arrive after Meta did not respond, and do not delay the leads of other sources', () =>
  runCase(product, {
    ...sourceTraffic,
    name: 'Meta takes 30 s to respond',
    async harm(stage) {
      const { integrations } = stage.product
      integrations.fail({ path: GRAPH_PATH, times: Number.POSITIVE_INFINITY, delayMs: 30_000 })
      await stage.acknowledged(1)
      await otherSourcesArrived(stage)
      await wait(15_000)
      integrations.stopFailing()
    },
  }),
)

const OTHER_SOURCES_SECONDS = 10

async function otherSourcesArrived({ product, submissions }: Stage) {
  const others = submissions.filter((submission) => sourceOf(submission) !== 'meta')
  const haveArrived = () => summarizeArrivals(product.integrations, others).whole.length === others.length
  await eventually('the leads of the other sources', async () => haveArrived(), OTHER_SOURCES_SECONDS)
}

testLong('no lead of a source is lost when the intake is killed while it responds', () =>
  killIntake(product, sourceTraffic),
)
testLong('no lead of a source is lost when the worker is killed twenty times', () => killWorker(product, sourceTraffic))
testLong('no lead of a source is lost when the database is stopped immediately ten times', () =>
  stopDatabase(product, database.postgres, sourceTraffic),
)
