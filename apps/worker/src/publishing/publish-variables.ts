import path from 'node:path'
import * as z from 'zod'

const repository = path.resolve(import.meta.dirname, '../../../..')

export const publishVariables = {
  RELEASES_DIR: z.string().default(path.join(repository, '.data/releases')),
  SITE_DIR: z.string().default(path.join(repository, 'apps/site')),
  /** Where nginx writes where visits begin; without it they are not counted. */
  SITE_VISITS_DIR: z.string().optional(),
  /** Where the worker reaches the CMS; not an address of the public network. */
  CMS_INTERNAL_URL: z.url(),
  /** Where staff open it, for the links of a mail. */
  CMS_URL: z.url().default('http://127.0.0.1:4000'),
  SNAPSHOT_TOKEN: z.string().min(16),
}
