import type { Locale } from '@app/domain/language/locale'
import { shareCardAlt, shareCardMakers, shareImagePrefix, shareImageSize } from '@app/domain/share/share-card'
import { mediaOf } from './media'
import { siteSettings } from './settings'
import { hashedFilePath, memoizePerSnapshot } from './snapshot'
import { tracked } from './tracked'

const cardMakers = memoizePerSnapshot(shareCardMakers)

/**
 * Returns the image that other services show for a link to a page: its share image if it exists, otherwise the image
 * with this key or, without a key, the image of the site settings. Previews and development have no share images.
 */
export const linkPreviewImage = tracked(
  'linkPreviewImage',
  (path: string, key: string | undefined, locale: Locale) => shareImageOf(path) ?? imageFor(key, locale),
)

type LinkPreviewImage = { src: string; width: number; height: number; alt: string }

function shareImageOf(path: string): LinkPreviewImage | null {
  const src = hashedFilePath(shareImagePrefix(path))
  const makeCard = cardMakers().get(path)
  return src && makeCard ? { src, ...shareImageSize, alt: shareCardAlt(makeCard()) } : null
}

function imageFor(key: string | undefined, locale: Locale): LinkPreviewImage {
  const { sizes, src, width, height, alt } = mediaOf(key ?? siteSettings(locale).seo.image, 'image', locale)
  const size = sizes.find((candidate) => candidate.width >= shareImageSize.width)
  return size ? { src: size.jpeg, width: size.width, height: size.height, alt } : { src, width, height, alt }
}
