import { readFileSync } from 'node:fs'
import { productFile } from './product-settings'

type Product = {
  siteUrl: string
  cmsUrl: string
  integrationsUrl: string
  databaseUrl: string
  releasesDir: string
  databaseDir: string
  privateDir: string
  metricsUrls: string[]
  env: Record<string, string>
  pids: { cms: number; intake: number; worker: number }
}

/** Reads the URLs, folders, settings and process ids of the running product, which the setup wrote to a file. */
export const product = (): Product => JSON.parse(readFileSync(productFile, 'utf8'))
