import type { ReactNode } from 'react'
import { Film, type LoopingFilm } from '@/components/film/film'
import { Heading } from '@/components/heading/heading'
import { Picture, type PictureData } from '@/components/picture/picture'
import { Intro } from '@/components/text/text'
import { underHeader } from '@/components/under-header/under-header.dom'
import styles from './picture-head.module.css'

type PictureHeadProps = {
  title: string
  titleBold: string
  lead: string
  picture: PictureData
  /** A video whose poster is `picture`. */
  film?: LoopingFilm
  /** Buttons below the intro. */
  children?: ReactNode
}

/** Renders the top of a page with an image or video and the title on a solid block. */
export function PictureHead({ title, titleBold, lead, picture, film, children }: PictureHeadProps) {
  return (
    <section className={styles.pictureHead} aria-label={`${title} ${titleBold}`}>
      <div className={styles.media} {...underHeader}>
        {film ? <Film {...film} poster={picture} hero /> : <Picture picture={picture} span="full" hero upright />}
      </div>
      <div className={styles.block}>
        <Heading as="h1" title={title} titleBold={titleBold} />
        <div className={styles.say}>
          <Intro>{lead}</Intro>
          {children && <div className={styles.cta}>{children}</div>}
        </div>
      </div>
    </section>
  )
}
