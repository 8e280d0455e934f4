import clsx from 'clsx'
import { useId } from 'react'
import { Embed, type EmbedSource } from '@/components/embed/embed'
import { FilmPlayer, type FilmPlayerData } from '@/components/film-player/film-player'
import { Picture, type PictureData } from '@/components/picture/picture'
import { reveal } from '@/components/reveal/reveal'
import { SectionHead } from '@/components/section-head/section-head'
import { Intro, Small } from '@/components/text/text'
import styles from './virtual.module.css'

type VirtualProps = {
  title: string
  titleBold: string
  subtitle: string | null
  note: string | null
  poster: PictureData
  /** Our own video, which has priority over `source`. */
  film: FilmPlayerData | null
  /** Null if the section shows only the image. */
  source: (EmbedSource & { title: string; button: string }) | null
}

/** Renders a virtual tour: our own video, a panorama, a tour or video on another host, or only an image. */
export function Virtual({ title, titleBold, subtitle, note, poster, film, source }: VirtualProps) {
  const headingId = useId()
  return (
    <section className={clsx('section', styles.virtual)} aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHead id={headingId} title={title} titleBold={titleBold}>
          {subtitle && <Intro>{subtitle}</Intro>}
        </SectionHead>
        <div {...reveal(1)}>
          {film ? (
            <FilmPlayer frameClassName={styles.media} {...film} />
          ) : source ? (
            <Embed
              className={styles.media}
              source={source}
              poster={poster}
              title={source.title}
              button={source.button}
            />
          ) : (
            <div className={styles.media}>
              <Picture picture={poster} span="full" />
            </div>
          )}
        </div>
        {note && <Small className={styles.note}>{note}</Small>}
      </div>
    </section>
  )
}
