import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { Heading } from '@/components/heading/heading'
import { Picture, type PictureData } from '@/components/picture/picture'
import { reveal } from '@/components/reveal/reveal'
import styles from './page-banner.module.css'

type PageBannerProps = {
  title: string
  titleBold: string
  text: string
  picture?: PictureData
  /** The button or links of the banner. */
  children?: ReactNode
}

/** Renders a dark banner with a text, a button or links, and optionally an image at its right edge. */
export function PageBanner({ title, titleBold, text, picture, children }: PageBannerProps) {
  const headingId = useId()
  return (
    <section className="wrap" aria-labelledby={headingId}>
      <div className={clsx('on-inverse', styles.pageBanner, picture && styles.picture)}>
        <div className={styles.words}>
          <Heading id={headingId} title={title} titleBold={titleBold} />
          <p>{text}</p>
        </div>
        <div className={styles.act}>{children}</div>
        {picture && (
          <div className={styles.image} {...reveal(4)}>
            <Picture picture={picture} span="column" alt="" />
          </div>
        )}
      </div>
    </section>
  )
}
