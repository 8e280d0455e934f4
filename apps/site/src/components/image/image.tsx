import clsx from 'clsx'
import { focalClasses } from './focal'
import styles from './image.module.css'

/**
 * Values of the `sizes` attribute, by the width of the image in the layout. Phones have dense screens, where an image
 * for two thirds of the width looks the same and has half the bytes.
 */
const spans = {
  full: '100vw',
  'two-thirds': '(min-width: 1024px) 66vw, 65vw',
  half: '(min-width: 1024px) 50vw, 65vw',
  column: '(min-width: 768px) 50vw, 65vw',
  third: '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 65vw',
  'wide-card': '(min-width: 1024px) 58vw, 65vw',
  card: '(min-width: 1024px) 41vw, 65vw',
  rail: '(min-width: 1024px) 33vw, (min-width: 350px) 50vw, 100vw',
  // A thumbnail has one file, because a source set of eight files would be longer than the rest of its markup.
  thumb: undefined,
} as const
export const phoneQuery = '(max-width: 767px)'
export type Span = keyof typeof spans

export type ResponsiveImage = {
  src: string
  /** Source set with the widths that the CMS generates at upload. */
  avif: string
  jpeg: string
  width: number
  height: number
  alt: string
  focal: { x: number; y: number }
  /** A square crop around the focal point, for portrait boxes on phones. */
  square: { avif: string; jpeg: string } | null
  /** A few blurred pixels as a data URL, shown until the first image of a page has loaded. */
  preview?: string | null
}

type ImageProps = {
  image: ResponsiveImage
  span: Span
  /** True for the first image of the page, which loads eagerly and with high priority. */
  hero?: boolean
  /** True if the box is portrait on phones, which then load the square crop instead of the landscape image. */
  upright?: boolean
  /** Overrides the alternative text. An empty string hides the image from screen readers. */
  alt?: string
  className?: string
}

const THUMB_WIDTH = 480

/** Returns the URL of the smallest image of a source set that is wide enough for a thumbnail. */
function thumbOf(sourceSet: string): string {
  const sources = sourceSet.split(', ')
  const widthOf = (source: string) => Number(source.split(' ')[1]?.slice(0, -1))
  const source = sources.find((candidate) => widthOf(candidate) >= THUMB_WIDTH) ?? sources.at(-1) ?? ''
  return source.split(' ')[0] ?? ''
}

/** Renders an AVIF image with a JPEG fallback, cropped around the focal point that staff chose. */
export function Image({ image, span, hero = false, upright = false, alt, className }: ImageProps) {
  const { src, avif, jpeg, width, height, focal, square, preview } = image
  const classes = clsx(focalClasses(focal), className)
  const isThumb = span === 'thumb'
  return (
    <>
      {hero && preview && <img className={clsx(styles.preview, classes)} src={preview} alt="" />}
      <picture>
        {upright && square && (
          // The few phones without AVIF crop the landscape image.
          <source media={phoneQuery} type="image/avif" srcSet={square.avif} />
        )}
        <source type="image/avif" srcSet={isThumb ? thumbOf(avif) : avif} sizes={spans[span]} />
        <img
          className={clsx(hero && preview && styles.arrives, classes)}
          src={isThumb ? thumbOf(jpeg) || src : src}
          srcSet={isThumb ? undefined : jpeg}
          sizes={spans[span]}
          width={width}
          height={height}
          alt={alt ?? image.alt}
          loading={hero ? 'eager' : 'lazy'}
          fetchPriority={hero ? 'high' : undefined}
          decoding={hero ? undefined : 'async'}
        />
      </picture>
    </>
  )
}
