import { createHash } from 'node:crypto'
import type { PlannedFile } from '@app/domain/release/derived-file'
import { type ShareCard, shareCards, shareImagePrefix } from '@app/domain/share/share-card'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { rendererHash } from '../renderer-hash'
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
  const codeHash = await rendererHash(import.meta.dirname)
  return shareCards(snapshot).map((card) => {
    const hash = createHash('sha256').update(codeHash).update(JSON.stringify(card)).digest('hex')
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
