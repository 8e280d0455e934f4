import path from 'node:path'
import { repository } from '@app/tools/stack/stack-settings'
import { brochurePdfInThread } from '../../apps/worker/src/documents/pdf-thread'
import { publish } from '../../apps/worker/src/publishing/publish'
import { nameRelease } from '../../apps/worker/src/publishing/release-folder'
import type { ContentServer } from '../support/content-server'

type Target = { releasesDir: string; publicUrl: string }

/** Publishes once with the code of the worker, without a database or a CMS, and returns the duration in seconds. */
export async function publishContent({ url }: ContentServer, { releasesDir, publicUrl }: Target): Promise<number> {
  const settings = {
    releasesDir,
    siteDir: path.join(repository, 'apps/site'),
    cmsUrl: url,
    snapshotToken: 'not-asked-for-here',
    publicUrl,
    // The image files are missing here, so brochures are rendered without them.
    brochures: { readMedia: () => Promise.reject(new Error('no file')), renderPdf: brochurePdfInThread },
    now: () => new Date(),
  }
  // Without a queue there is no time limit and no other build.
  const run = { signal: new AbortController().signal, checkHeld: async () => undefined }
  const result = await publish(nameRelease(new Date()), settings, run)
  if (result.outcome !== 'published') throw new Error(JSON.stringify(result.problems.slice(0, 5), null, 2))
  return result.seconds
}
