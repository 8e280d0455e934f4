import { setTimeout as wait } from 'node:timers/promises'
import type { Failure } from '@app/tools/fakes/received'
import type { RunningPostgres } from '../support/postgres'
import type { Product } from './product'
import { isShortForm, runCase, type Stage } from './run-case'

// Fault cases of the long form. The short form uses some of them too.

/**
 * Kills the intake while it responds. A committed submission may lack its response, so the visitor sends it again with
 * the same key.
 */
export const killIntake = (product: Product) =>
  runCase(product, {
    name: 'intake killed while it responds',
    async harm({ product, acknowledged }) {
      for (const share of isShortForm ? [0.2, 0.6] : [0.1, 0.3, 0.5, 0.7, 0.9]) {
        await acknowledged(share)
        await product.intake.kill()
        await product.startIntake()
      }
    },
  })

export const killWorker = (product: Product) =>
  runCase(product, {
    name: `worker killed, times: ${isShortForm ? 1 : 20}`,
    async harm({ product, acknowledged }) {
      await acknowledged(0.1)
      for (let times = 0; times < (isShortForm ? 1 : 20); times++) {
        await wait(Math.random() * 1500)
        await product.workers.pop()?.kill()
        await product.startWorker()
      }
    },
  })

export const stopDatabase = (product: Product, postgres: RunningPostgres) =>
  runCase(product, {
    name: `PostgreSQL stopped immediately, times: ${isShortForm ? 2 : 10}`,
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

const allPaths = ['/api/contact', '/referrals/exec', '/complaints/exec']

/** Makes the CRM, both scripts and the mail server fail while `during` runs. */
export async function failEverywhere(
  { product }: Stage,
  failure: Omit<Failure, 'path' | 'times'>,
  during: () => Promise<void>,
) {
  const { integrations } = product
  for (const path of allPaths) integrations.fail({ path, times: Number.POSITIVE_INFINITY, ...failure })
  integrations.refuseMails(Number.POSITIVE_INFINITY)
  await during()
  integrations.stopFailing()
  integrations.refuseMails(0)
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
