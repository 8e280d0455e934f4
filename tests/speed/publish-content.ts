import sharp from 'sharp'
import { brochurePdfInThread, shareImageInThread } from '../../apps/worker/src/documents/document-thread'
import { makeDerivedFiles } from '../../apps/worker/src/publishing/make-derived-files'
import { type PublishResult, publish } from '../../apps/worker/src/publishing/publish'
import { nameRelease } from '../../apps/worker/src/publishing/release-folder'
import type { Renderers } from '../../apps/worker/src/publishing/renderers'
import type { ContentServer } from '../support/content-server'

type Target = { releasesDir: string; publicUrl: string; renderers: Renderers }

const greyImage = await sharp({ create: { width: 160, height: 90, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer()
const emptySvg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="48" viewBox="0 0 96 48" />')
const { signal } = new AbortController()

const settingsOf = ({ url }: ContentServer, target: Target) => ({
  ...target,
  cmsUrl: url,
  snapshotToken: 'not-asked-for-here',
  // Every image is the same grey rectangle and every SVG is empty, because the content server has no files.
  fileMaker: {
    readMedia: async (file: string) => (file.endsWith('.jpg') ? greyImage : emptySvg),
    renderPdf: brochurePdfInThread,
    renderShareImage: shareImageInThread,
  },
  now: () => new Date(),
})

/** Publishes once with the code of the worker, without a database or a CMS. */
export async function publishContent(cms: ContentServer, target: Target): Promise<PublishResult> {
  // Without a queue there is no time limit and no other build.
  const run = { signal, checkHeld: async () => undefined }
  const result = await publish(nameRelease(new Date()), settingsOf(cms, target), run)
  if (result.outcome !== 'published') throw new Error(JSON.stringify(result.problems.slice(0, 5), null, 2))
  return result
}

/** Makes the derived files that the online release is missing. Returns the duration in seconds. */
export async function makeMissingFiles(cms: ContentServer, target: Target, maxMs: number): Promise<number> {
  const startedAt = performance.now()
  await makeDerivedFiles(
    {
      settings: settingsOf(cms, target),
      signal,
      log: { info: () => undefined, error: console.error },
      isPublishing: async () => false,
      withLock: (build) => build(),
    },
    maxMs,
  )
  return (performance.now() - startedAt) / 1000
}
