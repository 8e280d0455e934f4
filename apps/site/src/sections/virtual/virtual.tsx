import clsx from 'clsx'
import { useId } from 'react'
import { Embed, type EmbedSource } from '@/components/embed/embed'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { reveal } from '@/components/reveal/reveal'
import { SectionHead } from '@/components/section-head/section-head'
import { Intro, Small } from '@/components/text/text'
import { VideoPlayer, type VideoPlayerData } from '@/components/video-player/video-player'
import styles from './virtual.module.css'

type VirtualProps = {
  title: string
  titleBold: string
  subtitle: string | null
  note: string | null
  poster: ResponsiveImage
  /** Our own video, which has priority over `source`. */
  video: VideoPlayerData | null
  /** Null if the section shows only the image. */
  source: (EmbedSource & { title: string; button: string }) | null
}

/** Renders a virtual tour: our own video, a panorama, a tour or video on another host, or only an image. */
export function Virtual({ title, titleBold, subtitle, note, poster, video, source }: VirtualProps) {
  const headingId = useId()
  return (
    <section className={clsx('section', styles.virtual)} aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHead id={headingId} title={title} titleBold={titleBold}>
          {subtitle && <Intro>{subtitle}</Intro>}
        </SectionHead>
        <div {...reveal(1)}>
          {video ? (
            <VideoPlayer frameClassName={styles.media} {...video} />
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
              <Image image={poster} span="full" />
            </div>
          )}
        </div>
        {note && <Small className={styles.note}>{note}</Small>}
      </div>
    </section>
  )
}
