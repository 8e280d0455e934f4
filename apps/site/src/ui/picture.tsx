import { mediaOf } from '@/content/media'
import { useLanguage } from '@/i18n/language'
import { focalClasses } from './focal'

/** How wide the picture stands, by the column span the design gives it. Parts stand side by side from 768 px (column) or from 1024 px. */
const spans = {
  full: '100vw',
  'two-thirds': '(min-width: 1024px) 66vw, 100vw',
  half: '(min-width: 1024px) 50vw, 100vw',
  column: '(min-width: 768px) 50vw, 100vw',
  third: '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw',
  rail: '(min-width: 1024px) 30vw, (min-width: 768px) 44vw, 82vw',
  thumb: '(min-width: 992px) 256px, 25vw',
} as const
const phone = '(max-width: 767px)'
export type Span = keyof typeof spans

type PictureProps = {
  /** `key` of a picture in the media table. */
  image: string
  span: Span
  /** The first picture of the page: loaded at once and before others. */
  hero?: boolean
  /** Stands upright on a phone, which then gets the part around the focal point instead of all of a wide picture. */
  upright?: boolean
  /** Empty where the picture only repeats what the text beside it says. */
  alt?: string
  className?: string
}

/** AVIF with a JPEG behind it, in the widths made at upload, cropped around the focal point staff chose. */
export function Picture({ image, span, hero = false, upright = false, alt, className = '' }: PictureProps) {
  const { locale } = useLanguage()
  const media = mediaOf(image, 'picture', locale)
  const srcSet = (format: 'avif' | 'jpeg') => media.sizes.map((size) => `${size[format]} ${size.width}w`).join(', ')
  const smallest = media.sizes.find((size) => size.width >= 800) ?? media.sizes.at(-1)
  return (
    <picture>
      {upright && media.square && (
        <>
          <source media={phone} type="image/avif" srcSet={media.square.avif} />
          <source media={phone} srcSet={media.square.jpeg} />
        </>
      )}
      <source type="image/avif" srcSet={srcSet('avif')} sizes={spans[span]} />
      <img
        className={`${focalClasses(media.focal)} ${className}`.trim()}
        src={smallest?.jpeg ?? media.src}
        srcSet={srcSet('jpeg')}
        sizes={spans[span]}
        width={media.width}
        height={media.height}
        alt={alt ?? media.alt}
        loading={hero ? 'eager' : 'lazy'}
        fetchPriority={hero ? 'high' : undefined}
        decoding={hero ? undefined : 'async'}
      />
    </picture>
  )
}
