// Loads the output of `pnpm --filter @app/site build:preview`: the module that renders pages, and the browser assets.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'

type DraftPage = { status: number; html: string; policy: string }
type SiteFile = { bytes: Buffer; type: string }

export type Site = {
  renderDraft: (path: string, content: Snapshot) => Promise<DraftPage>
  /** Keyed by URL path, such as `/_astro/start.B2znYnRn.js`. */
  files: ReadonlyMap<string, SiteFile>
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Loads the rendering module and all files (3 MB). A requested path is looked up in memory and never used as a file
 * path.
 */
export async function loadSite(directory: string): Promise<Site> {
  const { renderDraft } = (await import(pathToFileURL(path.join(directory, 'server/entry.mjs')).href)) as Site
  const client = path.join(directory, 'client')
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  const files = new Map<string, SiteFile>()
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const type = contentTypes[path.extname(file)] ?? 'application/octet-stream'
    files.set(`/${path.relative(client, file)}`, { bytes: await readFile(file), type })
  }
  return { renderDraft, files }
}
