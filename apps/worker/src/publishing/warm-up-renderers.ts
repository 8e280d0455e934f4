import { access } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from '@app/platform/log/logger'
import { findNewestRelease } from './release-folder'
import type { Renderers } from './renderers'

type Site = { releasesDir: string; renderers: Renderers; logger: Logger }

/** Renders the newest release once at startup without writing it, so the first publish is as fast as later ones. */
export async function warmUpRenderers({ releasesDir, renderers, logger }: Site): Promise<void> {
  const release = await findNewestRelease(releasesDir)
  const snapshotFile = release && path.join(release, 'snapshot.json')
  if (!snapshotFile) return
  try {
    await access(snapshotFile)
    await renderers.warmUp(snapshotFile)
  } catch (err) {
    logger.warn({ err }, 'the renderers were not warmed up: the first publish takes longer')
  }
}
