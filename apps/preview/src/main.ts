import path from 'node:path'
import { readEnv } from '@sillar/platform/env/read-env'
import { logVariables, previewVariables } from '@sillar/platform/env/variables'
import { createLogger } from '@sillar/platform/log/logger'
import * as z from 'zod'
import { draftContent, fetchDraftsFrom } from './draft-content'
import { createPreviewServer } from './preview-server'
import { loadSite } from './site-bundle'

const env = readEnv({
  ...logVariables,
  ...previewVariables,
  CMS_INTERNAL_URL: z.url(),
  PREVIEW_DIR: z.string().default(path.resolve(import.meta.dirname, '../dist')),
})
const logger = createLogger({ process: 'preview', level: env.LOG_LEVEL })
const site = await loadSite(env.PREVIEW_DIR)
const drafts = draftContent(fetchDraftsFrom({ cmsUrl: env.CMS_INTERNAL_URL, token: env.PREVIEW_TOKEN }))
const server = createPreviewServer({ token: env.PREVIEW_TOKEN, site, drafts, logger })
server.listen(env.PREVIEW_PORT, env.PREVIEW_HOST, () => logger.info('preview is ready'))

/** Pages under way are answered first. */
function stop() {
  server.close()
  server.closeIdleConnections()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
