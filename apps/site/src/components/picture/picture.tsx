import clsx from 'clsx'
import { focalClasses } from './focal'
import styles from './picture.module.css'

/** How wide the picture stands, by the column span the design gives it. Parts stand side by side from 768 px (column) or from 1024 px. */
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
  /** Source sets in the widths made at upload. */
  avif: string
  jpeg: string
  width: number
  height: number
  alt: string
  focal: { x: number; y: number }
  /** Cut out around the focal point for the upright boxes of a phone. */
  square: { avif: string; jpeg: string } | null
  /** A few blurred pixels as a data address, on the first picture of a page. */
  preview?: string | null
}

type PictureProps = {
  picture: PictureData
  span: Span
  /** The first picture of the page: loaded at once and before others. */
  hero?: boolean
  /** Stands upright on a phone, which then gets the part around the focal point instead of all of a wide picture. */
  upright?: boolean
  /** Empty where the picture only repeats what the text beside it says. */
  alt?: string
  className?: string
}

/** AVIF with a JPEG behind it, cropped around the focal point staff chose. */
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
