import { readFileSync } from 'node:fs'
import path from 'node:path'

export const productFile = path.resolve(import.meta.dirname, '../../../.data/e2e-product.json')

type Product = {
  siteUrl: string
  cmsUrl: string
  receiversUrl: string
  databaseUrl: string
  releasesDir: string
  databaseDir: string
  privateDir: string
  metricsUrls: string[]
  env: Record<string, string>
  pids: { cms: number; intake: number; worker: number }
}

/** URLs of the product that the setup started. */
export const product = (): Product => JSON.parse(readFileSync(productFile, 'utf8'))
