import path from 'node:path'
import * as z from 'zod'

const repository = path.resolve(import.meta.dirname, '../../../..')

export const publishVariables = {
  RELEASES_DIR: z.string().default(path.join(repository, '.data/releases')),
  /** Output of `pnpm --filter @app/site build:release`: the code that renders pages and the assets for browsers. */
  SITE_BUNDLE_DIR: z.string().default(path.join(repository, 'apps/worker/dist')),
  /** Folder in which nginx logs page views. Without this setting they are not counted. */
  PAGE_VIEWS_DIR: z.string().optional(),
  /** URL of the CMS inside the private network. */
  CMS_INTERNAL_URL: z.url(),
  /** URL of the CMS for staff, used in mail links. */
  CMS_URL: z.url().default('http://127.0.0.1:4000'),
  /**
   * Without this key, search engines are not notified of changed pages. It is public: a file of the site contains it.
   */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional(),
  INDEXNOW_URL: z.url().default('https://api.indexnow.org/indexnow'),
  SNAPSHOT_TOKEN: z.string().min(16),
}
