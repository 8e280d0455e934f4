import clsx from 'clsx'
import { focalClasses } from './focal'
import styles from './picture.module.css'

/** `sizes` of an image by the columns it spans. Blocks are side by side from 768 px (column) or 1024 px. */
const spans = {
  full: '100vw',
  'two-thirds': '(min-width: 1024px) 66vw, 100vw',
  half: '(min-width: 1024px) 50vw, 100vw',
  column: '(min-width: 768px) 50vw, 100vw',
  third: '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw',
  rail: '(min-width: 1024px) 33vw, (min-width: 350px) 50vw, 100vw',
  thumb: '(min-width: 992px) 256px, 25vw',
} as const
export const phone = '(max-width: 767px)'
export type Span = keyof typeof spans

export type PictureData = {
  src: string
  /** Source sets in the widths generated at upload. */
  avif: string
  jpeg: string
  width: number
  height: number
  alt: string
  focal: { x: number; y: number }
  /** Cropped around the focal point for portrait boxes on phones. */
  square: { avif: string; jpeg: string } | null
  /** A few blurred pixels as a data URL; only the first image of a page has it. */
  preview?: string | null
}

type PictureProps = {
  picture: PictureData
  span: Span
  /** The first image of the page: it loads eagerly and with high priority. */
  hero?: boolean
  /** Portrait on phones, which then get the crop around the focal point instead of the whole landscape image. */
  upright?: boolean
  /** Empty if the text beside the image says the same. */
  alt?: string
  className?: string
}

/** AVIF with a JPEG fallback, cropped around the focal point that staff chose. */
export function Picture({ picture, span, hero = false, upright = false, alt, className }: PictureProps) {
  const { src, avif, jpeg, width, height, focal, square, preview } = picture
  const classes = clsx(focalClasses(focal), className)
  return (
    <>
      {hero && preview && <img className={clsx(styles.preview, classes)} src={preview} alt="" />}
      <picture>
        {upright && square && (
          <>
            <source media={phone} type="image/avif" srcSet={square.avif} />
            <source media={phone} srcSet={square.jpeg} />
          </>
        )}
        <source type="image/avif" srcSet={avif} sizes={spans[span]} />
        <img
          className={clsx(hero && preview && styles.arrives, classes)}
          src={src}
          srcSet={jpeg}
          sizes={spans[span]}
          width={width}
          height={height}
          alt={alt ?? picture.alt}
          loading={hero ? 'eager' : 'lazy'}
          fetchPriority={hero ? 'high' : undefined}
          decoding={hero ? undefined : 'async'}
        />
      </picture>
    </>
  )
}
