import { createHash } from 'node:crypto'
import { type Brochure, brochureOf } from '@app/domain/brochure/brochure'
import { brochurePath } from '@app/domain/brochure/brochure-file'
import { brochureMessages } from '@app/domain/brochure/brochure-messages'
import { locales } from '@app/domain/language/locale'
import type { PlannedFile } from '@app/domain/release/derived-file'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { rendererHash } from '../renderer-hash'
import type { BrochureRequest } from './brochure-pdf'

export type BrochureMaker = {
  /** Rejects if the file does not exist. */
  readMedia: (file: string) => Promise<Uint8Array>
  renderPdf: (request: BrochureRequest) => Promise<Uint8Array>
  siteUrl: string
}

/** Lists the brochures of all projects, each with the hash of its content and a function that renders the PDF. */
export async function listBrochures(snapshot: Snapshot, maker: BrochureMaker): Promise<PlannedFile[]> {
  const codeHash = await rendererHash(import.meta.dirname, brochureMessages)
  return snapshot.projects.flatMap(({ slug }) =>
    locales.map((locale) => {
      const brochure = brochureOf(snapshot, slug, locale)
      const { page, figures, name } = brochure
      const hash = createHash('sha256')
        .update(codeHash)
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
