// Renders the brochures from the snapshot of a release while its pages are built. A brochure with unchanged content is
// reused from the previous release: a price change renders two, one per language.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Brochure, brochureOf } from '@app/domain/brochure/brochure'
import { type BrochureFile, brochureFiles, brochurePath, fileSize, sizeMark } from '@app/domain/brochure/brochure-file'
import { locales } from '@app/domain/language/locale'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { shareFile } from '../../files/share-file'
import type { BrochureOrder } from './brochure-pdf'

const BROCHURES_LIST = 'brochures.json'

export type BrochureMaker = {
  /** Rejects if the file does not exist. */
  readMedia: (file: string) => Promise<Uint8Array>
  draw: (order: BrochureOrder) => Promise<Uint8Array>
  siteAddress: string
  signal?: AbortSignal
}

type Place = { snapshot: Snapshot; staging: string; before: string | undefined }

/** Writes the brochures and their index into the release folder. */
export async function makeBrochures(place: Place, maker: BrochureMaker): Promise<BrochureFile[]> {
  const { snapshot, staging, before } = place
  await mkdir(path.join(staging, 'brochures'), { recursive: true })
  const known = before ? await readList(before) : []
  const code = await codeHash()
  const files: BrochureFile[] = []
  const stopped = whenStopped(maker.signal)
  for (const { slug } of snapshot.projects)
    for (const locale of locales) {
      maker.signal?.throwIfAborted()
      const brochure = brochureOf(snapshot, slug, locale)
      const hash = createHash('sha256')
        .update(code)
        .update(maker.siteAddress)
        .update(JSON.stringify(brochure))
        .digest('hex')
      const { page, figures, name } = brochure
      const facts = { slug, locale, name, path: brochurePath(slug, locale), page, figures }
      const target = fileOf(staging, facts.path)
      const old = known.find((one) => one.hash === hash)
      if (old && before && (await taken(fileOf(before, old.path), target))) {
        files.push({ ...facts, hash, bytes: old.bytes })
        continue
      }
      const { pictures, isWhole } = await picturesOf(brochure, maker.readMedia)
      // Does not wait for a rendering in progress: it writes no file itself.
      const pdf = await Promise.race([maker.draw({ brochure, pictures, siteAddress: maker.siteAddress }), stopped])
      await writeFile(target, pdf)
      files.push({ ...facts, hash: isWhole ? hash : null, bytes: pdf.byteLength })
    }
  await writeFile(path.join(staging, BROCHURES_LIST), JSON.stringify(files))
  return files
}

function whenStopped(signal: AbortSignal | undefined): Promise<never> {
  const stopped = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  stopped.catch(() => undefined)
  return stopped
}

/** Copies the brochures next to the built pages and inserts their file sizes into those pages. */
export async function addBrochures(files: BrochureFile[], staging: string): Promise<void> {
  const pages = path.join(staging, 'site')
  await mkdir(path.join(pages, 'folletos'), { recursive: true })
  for (const { path: pdfPath, page, bytes } of files) {
    await shareFile(fileOf(staging, pdfPath), path.join(pages, pdfPath))
    const file = path.join(pages, `${page}.html`)
    const html = await readFile(file, 'utf8').catch(() => undefined)
    if (html !== undefined) await writeFile(file, html.replaceAll(sizeMark(pdfPath), fileSize(bytes)))
  }
}

const fileOf = (release: string, pdfPath: string) => path.join(release, 'brochures', path.basename(pdfPath))

const taken = (from: string, to: string) =>
  shareFile(from, to).then(
    () => true,
    () => false,
  )

async function readList(release: string): Promise<BrochureFile[]> {
  const text = await readFile(path.join(release, BROCHURES_LIST), 'utf8').catch(() => '[]')
  const list = brochureFiles.safeParse(JSON.parse(text))
  return list.success ? list.data : []
}

/** Skips images that cannot be read: a missing image must not block publishing. */
async function picturesOf({ pictures }: Brochure, readMedia: BrochureMaker['readMedia']) {
  const wanted = [pictures.cover, pictures.wide, ...pictures.others].flatMap((picture) => picture?.file ?? [])
  const read = await Promise.all(
    wanted.map(async (file) => {
      const bytes = await readMedia(file.replace(/^\/media\//, '')).catch(() => undefined)
      return bytes ? ([file, bytes] as const) : undefined
    }),
  )
  const readable = read.filter((entry) => entry !== undefined)
  return { pictures: Object.fromEntries(readable), isWhole: readable.length === wanted.length }
}

let ownCode: Promise<string> | undefined

/** Hashes the rendering code, so that an update renders every brochure again. */
function codeHash(): Promise<string> {
  ownCode ??= (async () => {
    const hash = createHash('sha256')
    for (const name of (await readdir(import.meta.dirname)).filter((file) => !file.includes('.test.')).sort())
      hash.update(await readFile(path.join(import.meta.dirname, name)))
    return hash.digest('hex')
  })()
  return ownCode
}
