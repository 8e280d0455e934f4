// Loads the output of `pnpm --filter @app/site build:preview`: the module that renders pages, and the browser assets.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'

type DraftPage = { status: number; html: string; policy: string }
type SiteFile = { bytes: Buffer; type: string }

export type Site = {
  renderDraft: (path: string, content: Snapshot) => Promise<DraftPage>
  /** By URL path: `/_astro/start.B2znYnRn.js`. */
  files: ReadonlyMap<string, SiteFile>
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Keeps all files in memory (3 MB), so that no request path is ever turned into a file path. */
export async function loadSite(directory: string): Promise<Site> {
  const { renderDraft } = (await import(pathToFileURL(path.join(directory, 'server/entry.mjs')).href)) as Site
  const client = path.join(directory, 'client')
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  const files = new Map<string, SiteFile>()
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const type = types[path.extname(file)] ?? 'application/octet-stream'
    files.set(`/${path.relative(client, file)}`, { bytes: await readFile(file), type })
  }
  return { renderDraft, files }
}
