import type { ReactNode } from 'react'
import { Film, type FilmFile, type FilmLabels } from '@/components/film/film'
import { Heading } from '@/components/heading/heading'
import { Picture, type PictureData } from '@/components/picture/picture'
import { Lead } from '@/components/text/text'
import { underHeader } from '@/components/under-header/under-header.hooks'
import styles from './picture-head.module.css'

type PictureHeadProps = {
  title: string
  titleBold: string
  lead: string
  picture: PictureData
  /** With a film the picture is its poster. */
  film?: { files: FilmFile[]; labels: FilmLabels }
  /** Buttons under the lead. */
  children?: ReactNode
}

/** How an inner page opens: an untouched picture under the header, the words on a block of stone let into it. */
export function PictureHead({ title, titleBold, lead, picture, film, children }: PictureHeadProps) {
  return (
    <section className={styles.pictureHead} aria-label={`${title} ${titleBold}`}>
      <div className={styles.media} {...underHeader}>
        {film ? (
          <Film files={film.files} labels={film.labels} poster={picture} hero />
        ) : (
          <Picture picture={picture} span="full" hero upright />
        )}
      </div>
      <div className={styles.block}>
        <Heading as="h1" title={title} titleBold={titleBold} />
        <div className={styles.say}>
          <Lead>{lead}</Lead>
          {children && <div className={styles.cta}>{children}</div>}
        </div>
      </div>
    </section>
  )
}
