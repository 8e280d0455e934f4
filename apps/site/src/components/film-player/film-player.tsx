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
  /** A description of the whole video. */
  text: string
  labels: { start: string; inWords: string; unsupported: string }
}

type FilmPlayerProps = FilmPlayerData & { frameClassName?: string; className?: string }

/**
 * One of our own videos with the browser's controls. Nothing loads before it is started; without a script the controls are
 * visible at once. The text is for people who cannot or prefer not to watch.
 */
export function FilmPlayer({ files, poster, title, text, labels, className, frameClassName }: FilmPlayerProps) {
  return (
    <figure className={clsx(styles.film, className)}>
      <div className={clsx(styles.frame, frameClassName)} {...embedRoot('film', title)}>
        <Picture picture={poster} span="full" alt="" />
        {/* biome-ignore lint/a11y/useMediaCaption: our videos have no sound; a text below describes what they show */}
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
