import clsx from 'clsx'
import { Play } from 'lucide-react'
import { ButtonLink } from '@/components/button/button'
import { embedRoot, embedStart } from '@/components/embed/embed.hooks'
import type { FilmFile } from '@/components/film/film'
import { Picture, type PictureData } from '@/components/picture/picture'
import styles from './film-player.module.css'

export type FilmPlayerData = {
  /** The same film in the formats browsers take. */
  files: FilmFile[]
  poster: PictureData
  title: string
  /** What is to be seen, from beginning to end. */
  text: string
  labels: { start: string; inWords: string; unsupported: string }
}

type FilmPlayerProps = FilmPlayerData & { frameClassName?: string; className?: string }

/**
 * A film of our own with the browser's controls. Nothing of it is loaded before it is started. Without a script the
 * controls are there at once. The words are for everybody who cannot or would rather not watch.
 */
export function FilmPlayer({ files, poster, title, text, labels, className, frameClassName }: FilmPlayerProps) {
  return (
    <figure className={clsx(styles.film, className)}>
      <div className={clsx(styles.frame, frameClassName)} {...embedRoot('film', title)}>
        <Picture picture={poster} span="full" alt="" />
        {/* biome-ignore lint/a11y/useMediaCaption: our films have no sound; what they show stands in words below */}
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
