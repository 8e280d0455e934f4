// Brochures are rendered from the snapshot while the pages of a release are built. An unchanged brochure is taken from
// the previous release.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Brochure, brochureOf } from '@app/domain/brochure/brochure'
import { type BrochureFile, brochureFiles, brochurePath, fileSize, sizeMark } from '@app/domain/brochure/brochure-file'
import { locales } from '@app/domain/language/locale'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { shareFile } from '../../files/share-file'
import type { BrochureOrder } from './brochure-pdf'

const BROCHURE_INDEX = 'brochures.json'

export type BrochureMaker = {
  /** Rejects if the file does not exist. */
  readMedia: (file: string) => Promise<Uint8Array>
  renderPdf: (order: BrochureOrder) => Promise<Uint8Array>
  siteUrl: string
  signal?: AbortSignal
}

type ReleaseInput = { snapshot: Snapshot; staging: string; previousRelease: string | undefined }

/**
 * Renders the brochures or takes them from the previous release, and writes them and their index into the staging
 * folder.
 */
export async function makeBrochures(release: ReleaseInput, maker: BrochureMaker): Promise<BrochureFile[]> {
  const { snapshot, staging, previousRelease } = release
  await mkdir(path.join(staging, 'brochures'), { recursive: true })
  const previousFiles = previousRelease ? await readIndex(previousRelease) : []
  const rendererHash = await codeHash()
  const files: BrochureFile[] = []
  const abortPromise = rejectOnAbort(maker.signal)
  for (const { slug } of snapshot.projects)
    for (const locale of locales) {
      maker.signal?.throwIfAborted()
      const brochure = brochureOf(snapshot, slug, locale)
      const hash = createHash('sha256')
        .update(rendererHash)
        .update(maker.siteUrl)
        .update(JSON.stringify(brochure))
        .digest('hex')
      const { page, figures, name } = brochure
      const facts = { slug, locale, name, path: brochurePath(slug, locale), page, figures }
      const target = fileOf(staging, facts.path)
      const unchangedFile = previousFiles.find((file) => file.hash === hash)
      if (
        unchangedFile &&
        previousRelease &&
        (await tryShareFile(fileOf(previousRelease, unchangedFile.path), target))
      ) {
        files.push({ ...facts, hash, bytes: unchangedFile.bytes })
        continue
      }
      const { pictures, isComplete } = await loadPictures(brochure, maker.readMedia)
      // After an abort the renderer may continue, because it writes no file itself.
      const pdf = await Promise.race([maker.renderPdf({ brochure, pictures, siteUrl: maker.siteUrl }), abortPromise])
      await writeFile(target, pdf)
      files.push({ ...facts, hash: isComplete ? hash : null, bytes: pdf.byteLength })
    }
  await writeFile(path.join(staging, BROCHURE_INDEX), JSON.stringify(files))
  return files
}

function rejectOnAbort(signal: AbortSignal | undefined): Promise<never> {
  const promise = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  promise.catch(() => undefined)
  return promise
}

/** Adds the brochures to the built site and inserts their file sizes into its pages. */
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

const tryShareFile = (from: string, to: string) =>
  shareFile(from, to).then(
    () => true,
    () => false,
  )

async function readIndex(release: string): Promise<BrochureFile[]> {
  const text = await readFile(path.join(release, BROCHURE_INDEX), 'utf8').catch(() => '[]')
  const list = brochureFiles.safeParse(JSON.parse(text))
  return list.success ? list.data : []
}

/** Loads the images that can be read. A missing image must not block publishing. */
async function loadPictures({ pictures }: Brochure, readMedia: BrochureMaker['readMedia']) {
  const imageFiles = [pictures.cover, pictures.wide, ...pictures.others].flatMap((picture) => picture?.file ?? [])
  const entries = await Promise.all(
    imageFiles.map(async (file) => {
      const bytes = await readMedia(file.replace(/^\/media\//, '')).catch(() => undefined)
      return bytes ? ([file, bytes] as const) : undefined
    }),
  )
  const readableEntries = entries.filter((entry) => entry !== undefined)
  return { pictures: Object.fromEntries(readableEntries), isComplete: readableEntries.length === imageFiles.length }
}

let cachedCodeHash: Promise<string> | undefined

/** Hashes the rendering code, because every brochure must be rendered again when the code changes. */
function codeHash(): Promise<string> {
  cachedCodeHash ??= (async () => {
    const hash = createHash('sha256')
    for (const name of (await readdir(import.meta.dirname)).filter((file) => !file.includes('.test.')).sort())
      hash.update(await readFile(path.join(import.meta.dirname, name)))
    return hash.digest('hex')
  })()
  return cachedCodeHash
}
