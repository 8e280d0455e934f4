import { setTimeout as wait } from 'node:timers/promises'
import type { Failure } from '@app/tools/fakes/received'
import type { RunningPostgres } from '../support/postgres'
import type { Product } from './product'
import { type FaultCase, isShortForm, runCase, type Stage } from './run-case'

// Fault cases of the long form. The short form uses some of them too.

/** What is sent while a fault lasts, and what must arrive. `sender` is added to the name of the case. */
export type Traffic = Pick<FaultCase, 'mix' | 'request' | 'expected'> & { sender?: string }

const nameOf = (fault: string, { sender }: Traffic) => (sender ? `${sender}: ${fault}` : fault)

/**
 * Kills the intake while it responds. A committed submission may lack its response, so the visitor sends it again with
 * the same key.
 */
export const killIntake = (product: Product, traffic: Traffic = {}) =>
  runCase(product, {
    ...traffic,
    name: nameOf('intake killed while it responds', traffic),
    async harm({ product, acknowledged }) {
      for (const share of isShortForm ? [0.2, 0.6] : [0.1, 0.3, 0.5, 0.7, 0.9]) {
        await acknowledged(share)
        await product.intake.kill()
        await product.startIntake()
      }
    },
  })

export const killWorker = (product: Product, traffic: Traffic = {}) =>
  runCase(product, {
    ...traffic,
    name: nameOf(`worker killed, times: ${isShortForm ? 1 : 20}`, traffic),
    async harm({ product, acknowledged }) {
      await acknowledged(0.1)
      for (let times = 0; times < (isShortForm ? 1 : 20); times++) {
        await wait(Math.random() * 1500)
        await product.workers.pop()?.kill()
        await product.startWorker()
      }
    },
  })

export const stopDatabase = (product: Product, postgres: RunningPostgres, traffic: Traffic = {}) =>
  runCase(product, {
    ...traffic,
    name: nameOf(`PostgreSQL stopped immediately, times: ${isShortForm ? 2 : 10}`, traffic),
    async harm({ acknowledged }) {
      await acknowledged(0.1)
      for (let times = 0; times < (isShortForm ? 2 : 10); times++) {
        await wait(500 + Math.random() * 1500)
        await postgres.stopImmediately()
        await wait(Math.random() * 1000)
        await postgres.start()
      }
    },
  })

/** Makes the deliveries look as if they had failed for an hour: the next attempt is 20 to 30 minutes away. */
export const simulateHourOfFailures = ({ database }: Product) =>
  database.pool.query(`update deliveries set first_queued_at = first_queued_at - interval '1 hour',
                         attempt_count = greatest(attempt_count, 8),
                         due_at = now() + interval '20 minutes' + random() * interval '10 minutes'
                       where status <> 'delivered'`)

const allPaths = ['/api/contact', '/referrals/exec', '/complaints/exec']

/** Makes the CRM, both scripts and the mail server fail while `during` runs. */
export async function failEverywhere(
  { product }: Stage,
  failure: Omit<Failure, 'path' | 'times'>,
  during: () => Promise<void>,
) {
  const { integrations } = product
  for (const path of allPaths) integrations.fail({ path, times: Number.POSITIVE_INFINITY, ...failure })
  integrations.rejectMails(Number.POSITIVE_INFINITY)
  await during()
  integrations.stopFailing()
  integrations.rejectMails(0)
}

export const failIntegrations = (product: Product, name: string, failure: Omit<Failure, 'path' | 'times'>) =>
  runCase(product, {
    name,
    harm: (stage) =>
      failEverywhere(stage, failure, async () => {
        await stage.acknowledged(isShortForm ? 0.6 : 1)
        await wait(isShortForm ? 1000 : 15_000)
      }),
  })
