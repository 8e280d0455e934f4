import clsx from 'clsx'
import { Play } from 'lucide-react'
import { ButtonLink } from '@/components/button/button'
import { embedRoot, embedStart } from '@/components/embed/embed.dom'
import { Image, type ResponsiveImage } from '@/components/image/image'
import type { VideoFile } from '@/components/video/video'
import styles from './video-player.module.css'

export type VideoPlayerData = {
  /** The same video in several formats. */
  files: VideoFile[]
  poster: ResponsiveImage
  title: string
  text: string
  labels: { start: string; inWords: string; unsupported: string }
}

type VideoPlayerProps = VideoPlayerData & { frameClassName?: string; className?: string }

/**
 * Renders a self-hosted video with the browser's controls. The video loads when the visitor starts it, and a text
 * describes it for people who cannot watch it.
 */
export function VideoPlayer({ files, poster, title, text, labels, className, frameClassName }: VideoPlayerProps) {
  return (
    <figure className={className}>
      <div className={clsx(styles.frame, frameClassName)} {...embedRoot('video', title)}>
        <Image image={poster} span="full" alt="" />
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
