import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { Heading } from '@/components/heading/heading'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { reveal } from '@/components/reveal/reveal'
import styles from './page-banner.module.css'

type PageBannerProps = {
  title: string
  titleBold: string
  text: string
  image?: ResponsiveImage
  /** The button or links of the banner. */
  children?: ReactNode
}

/** Renders a dark banner with a text, a button or links, and optionally an image at its right edge. */
export function PageBanner({ title, titleBold, text, image, children }: PageBannerProps) {
  const headingId = useId()
  return (
    <section className="wrap" aria-labelledby={headingId}>
      <div className={clsx('on-inverse', styles.pageBanner, image && styles.withImage)}>
        <div className={styles.words}>
          <Heading id={headingId} title={title} titleBold={titleBold} />
          <p>{text}</p>
        </div>
        <div className={styles.act}>{children}</div>
        {image && (
          <div className={styles.image} {...reveal(4)}>
            <Image image={image} span="column" alt="" />
          </div>
        )}
      </div>
    </section>
  )
}
