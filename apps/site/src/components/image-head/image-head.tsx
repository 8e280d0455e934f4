import type { ReactNode } from 'react'
import { Heading } from '@/components/heading/heading'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { Intro } from '@/components/text/text'
import { underHeader } from '@/components/under-header/under-header.dom'
import { type LoopingVideo, Video } from '@/components/video/video'
import styles from './image-head.module.css'

type ImageHeadProps = {
  title: string
  titleBold: string
  intro: string
  image: ResponsiveImage
  /** A video whose poster is `image`. */
  video?: LoopingVideo
  /** Buttons below the intro. */
  children?: ReactNode
}

/** Renders the top of a page with an image or video and the title on a solid block. */
export function ImageHead({ title, titleBold, intro, image, video, children }: ImageHeadProps) {
  return (
    <section className={styles.imageHead} aria-label={`${title} ${titleBold}`}>
      <div className={styles.media} {...underHeader}>
        {video ? <Video {...video} poster={image} hero /> : <Image image={image} span="full" hero upright />}
      </div>
      <div className={styles.block}>
        <Heading as="h1" title={title} titleBold={titleBold} />
        <div className={styles.say}>
          <Intro>{intro}</Intro>
          {children && <div className={styles.cta}>{children}</div>}
        </div>
      </div>
    </section>
  )
}
