import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brand } from '@app/brand/brand'
import { colors, themes } from '@app/brand/colors'
import type { PlannedFile } from '@app/domain/release/derived-file'
import { type ShareCard, shareCards, shareImagePrefix } from '@app/domain/share/share-card'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import type { ShareImageRequest } from './share-image'

export type ShareImageMaker = {
  /** Rejects if the file does not exist. */
  readMedia: (file: string) => Promise<Uint8Array>
  renderShareImage: (request: ShareImageRequest) => Promise<Uint8Array>
}

const HASH_CHARACTERS = 12

/**
 * Lists the share images of all pages with the hash of their content. The URL contains the hash, so a service that
 * keeps a copy never shows an old price for the new page.
 */
export async function listShareImages(snapshot: Snapshot, maker: ShareImageMaker): Promise<PlannedFile[]> {
  const rendererHash = await computeCodeHash()
  return shareCards(snapshot).map((card) => {
    const hash = createHash('sha256').update(rendererHash).update(JSON.stringify(card)).digest('hex')
    return {
      path: `${shareImagePrefix(card.page)}${hash.slice(0, HASH_CHARACTERS)}.jpg`,
      hash,
      name: `La imagen para compartir de «${card.title.filter(Boolean).join(' ')}»`,
      page: card.page,
      figures: card.figures,
      make: () => drawShareImage(card, maker),
    }
  })
}

async function drawShareImage(card: ShareCard, { readMedia, renderShareImage }: ShareImageMaker): Promise<Uint8Array> {
  const files = [card.logo, card.image, card.plan].flatMap((item) => item?.file ?? [])
  const media = await Promise.all(
    files.map(async (file) => [file, await readMedia(file.replace(/^\/media\//, ''))] as const),
  )
  return renderShareImage({ card, media: Object.fromEntries(media) })
}

let cachedCodeHash: Promise<string> | undefined

/** Hashes the rendering code and the brand, because every image must be drawn again when they change. */
function computeCodeHash(): Promise<string> {
  cachedCodeHash ??= (async () => {
    const hash = createHash('sha256').update(JSON.stringify([brand, colors, themes]))
    for (const name of (await readdir(import.meta.dirname)).filter((file) => !file.includes('.test.')).sort())
      hash.update(await readFile(path.join(import.meta.dirname, name)))
    return hash.digest('hex')
  })()
  return cachedCodeHash
}
