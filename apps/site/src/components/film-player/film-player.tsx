import clsx from 'clsx'
import { Play } from 'lucide-react'
import { ButtonLink } from '@/components/button/button'
import { embedRoot, embedStart } from '@/components/embed/embed.dom'
import type { FilmFile } from '@/components/film/film'
import { Picture, type PictureData } from '@/components/picture/picture'
import styles from './film-player.module.css'

export type FilmPlayerData = {
  /** The same video in several formats. */
  files: FilmFile[]
  poster: PictureData
  title: string
  text: string
  labels: { start: string; inWords: string; unsupported: string }
}

type FilmPlayerProps = FilmPlayerData & { frameClassName?: string; className?: string }

/**
 * Renders a self-hosted video with the browser's controls. The video loads when the visitor starts it, and a text
 * describes it for people who cannot watch it.
 */
export function FilmPlayer({ files, poster, title, text, labels, className, frameClassName }: FilmPlayerProps) {
  return (
    <figure className={clsx(styles.film, className)}>
      <div className={clsx(styles.frame, frameClassName)} {...embedRoot('film', title)}>
        <Picture picture={poster} span="full" alt="" />
        {/* biome-ignore lint/a11y/useMediaCaption: our videos have no sound, and a text below describes them */}
        <video className={styles.video} controls playsInline preload="none" aria-label={title}>
          {files.map(({ src, mimeType }) => (
            <source key={src} src={src} type={mimeType} />
          ))}
          {labels.unsupported}
        </video>
        <ButtonLink className={styles.start} href={files[0]?.src} icon={Play} iconFirst {...embedStart}>
          {labels.start}
        </ButtonLink>
      </div>
      <figcaption className={styles.words}>
        <details>
          <summary>{labels.inWords}</summary>
          <p>{text}</p>
        </details>
      </figcaption>
    </figure>
  )
}
