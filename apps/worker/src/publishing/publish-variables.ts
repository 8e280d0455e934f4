import path from 'node:path'
import * as z from 'zod'

const repository = path.resolve(import.meta.dirname, '../../../..')

export const publishVariables = {
  RELEASES_DIR: z.string().default(path.join(repository, '.data/releases')),
  SITE_DIR: z.string().default(path.join(repository, 'apps/site')),
  /** Folder in which nginx logs page views. Without this setting they are not counted. */
  PAGE_VIEWS_DIR: z.string().optional(),
  /** URL of the CMS inside the private network. */
  CMS_INTERNAL_URL: z.url(),
  /** URL of the CMS for staff, used in mail links. */
  CMS_URL: z.url().default('http://127.0.0.1:4000'),
  SNAPSHOT_TOKEN: z.string().min(16),
}
