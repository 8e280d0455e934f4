// The worker sends render jobs to the renderers of the site (apps/site/release) and stores the page index that they
// return with the release.

import type { FileSizes } from './derived-file'

/** Maps each call of a page-data function, such as `homePage["es"]`, to the digest of its result. */
export type CallDigests = Record<string, string>

/** `calls` decides whether the next release keeps the page. `links` are the paths on this site that the page links to. */
export type IndexedPage = { calls: CallDigests; links: string[] }

/** The pages of a release by file name. */
export type PageIndex = Record<string, IndexedPage>

export type RenderJob = {
  snapshotFile: string
  /** The folder that the pages are written to, or null to discard them. */
  outDir: string | null
  /** The time of the release, as an ISO string. */
  time: string
  /** The derived files that pages may link to. */
  fileSizes: FileSizes
  /** The renderer renders one of `shareCount` parts of the pages. */
  share: number
  shareCount: number
  /** The file with the page index of a release that was rendered by the same code, or null to render all pages. */
  previousIndexFile: string | null
  /**
   * Renders only these files, even if their data did not change. Null means all files. An empty list renders nothing:
   * the renderer keeps the snapshot and the page index in memory for its next job.
   */
  onlyFiles: string[] | null
}

export type RenderedShare = {
  pages: PageIndex
  /** The files that were written. The release takes the others from the previous release. */
  renderedFiles: string[]
  memoryBytes: number
}

export type RenderReply = { ok: true; share: RenderedShare } | { ok: false; error: string }
