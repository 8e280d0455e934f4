import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { buildSite, writePageIndex } from '../../apps/worker/src/publishing/build-site'
import type { Renderers } from '../../apps/worker/src/publishing/renderers'
import { changeContent, type Random } from './change-content'

export type ComparedChange = { where: string; rendered: number; pages: number; differing: string[] }

/**
 * Makes random changes one after the other. After each, builds the site twice: from the previous build, rendering only
 * what changed, and completely. Yields the files in which the two differ.
 */
export async function* compareBuilds(
  renderers: Renderers,
  start: Snapshot,
  random: Random,
  changes: number,
): AsyncGenerator<ComparedChange> {
  const folder = await mkdtemp(path.join(tmpdir(), 'compare-builds-'))
  const time = new Date()
  const build = async (name: string, content: Snapshot, previous?: string) => {
    const release = path.join(folder, name)
    const outDir = path.join(release, 'site')
    const snapshotFile = path.join(folder, 'snapshot.json')
    await writeFile(snapshotFile, JSON.stringify(content))
    const previousRelease = previous && path.join(folder, previous)
    const site = await buildSite({ renderers, snapshotFile, outDir, time, previousRelease })
    await writePageIndex(release, site.pages)
    return { release, ...site }
  }
  try {
    let content = start
    await build('0', content)
    for (let number = 1; number <= changes; number += 1) {
      const change = changeContent(content, random)
      content = change.content
      const incremental = await build(String(number), content, String(number - 1))
      const full = await build('full', content)
      yield {
        where: change.where,
        rendered: incremental.renderedFiles.length,
        pages: full.renderedFiles.length,
        differing: await findDifferingFiles(path.join(incremental.release, 'site'), path.join(full.release, 'site')),
      }
      for (const name of ['full', String(number - 1)]) await rm(path.join(folder, name), { recursive: true })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function findDifferingFiles(first: string, second: string): Promise<string[]> {
  const [firstFiles, secondFiles] = await Promise.all([listFiles(first), listFiles(second)])
  const names = [...new Set([...firstFiles, ...secondFiles])]
  const areEqual = async (name: string) => {
    if (!firstFiles.includes(name) || !secondFiles.includes(name)) return false
    return (await readFile(path.join(first, name))).equals(await readFile(path.join(second, name)))
  }
  const results = await Promise.all(names.map(async (name) => ({ name, isEqual: await areEqual(name) })))
  return results.filter(({ isEqual }) => !isEqual).map(({ name }) => name)
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
