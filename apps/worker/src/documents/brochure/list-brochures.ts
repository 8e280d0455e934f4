import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Brochure, brochureOf } from '@app/domain/brochure/brochure'
import { brochurePath } from '@app/domain/brochure/brochure-file'
import { locales } from '@app/domain/language/locale'
import type { PlannedFile } from '@app/domain/release/derived-file'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import type { BrochureRequest } from './brochure-pdf'

export type BrochureMaker = {
  /** Rejects if the file does not exist. */
  readMedia: (file: string) => Promise<Uint8Array>
  renderPdf: (request: BrochureRequest) => Promise<Uint8Array>
  siteUrl: string
}

/** Lists the brochures of all projects, each with the hash of its content and a function that renders the PDF. */
export async function listBrochures(snapshot: Snapshot, maker: BrochureMaker): Promise<PlannedFile[]> {
  const rendererHash = await computeCodeHash()
  return snapshot.projects.flatMap(({ slug }) =>
    locales.map((locale) => {
      const brochure = brochureOf(snapshot, slug, locale)
      const { page, figures, name } = brochure
      const hash = createHash('sha256')
        .update(rendererHash)
        .update(maker.siteUrl)
        .update(JSON.stringify(brochure))
        .digest('hex')
      const make = () => drawBrochure(brochureOf(snapshot, slug, locale), maker)
      return { path: brochurePath(slug, locale), hash, name: `El folleto de ${name}`, page, figures, make }
    }),
  )
}

async function drawBrochure(brochure: Brochure, { readMedia, renderPdf, siteUrl }: BrochureMaker): Promise<Uint8Array> {
  const { cover, wide, others } = brochure.images
  const imageFiles = [cover, wide, ...others].flatMap((image) => image?.file ?? [])
  const images = await Promise.all(
    imageFiles.map(async (file) => [file, await readMedia(file.replace(/^\/media\//, ''))] as const),
  )
  return renderPdf({ brochure, images: Object.fromEntries(images), siteUrl })
}

let cachedCodeHash: Promise<string> | undefined

/** Hashes the rendering code, because every brochure must be rendered again when the code changes. */
function computeCodeHash(): Promise<string> {
  cachedCodeHash ??= (async () => {
    const hash = createHash('sha256')
    for (const name of (await readdir(import.meta.dirname)).filter((file) => !file.includes('.test.')).sort())
      hash.update(await readFile(path.join(import.meta.dirname, name)))
    return hash.digest('hex')
  })()
  return cachedCodeHash
}
