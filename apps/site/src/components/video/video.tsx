import { Pause, Play } from 'lucide-react'
import { IconButton } from '@/components/button/button'
import { Image, phoneQuery, type ResponsiveImage } from '@/components/image/image'
import { videoControl, videoRoot } from './video.dom'
import styles from './video.module.css'

export type VideoFile = { src: string; mimeType: string }
// Browsers that ignore `media` in a video play the first file, on all screens.
const wideScreen = '(min-width: 768px)'

type VideoLabels = { pause: string; play: string; unsupported: string }

export type LoopingVideo = {
  files: VideoFile[]
  /** A smaller portrait video. Phones load `files` if this list is empty. */
  phoneFiles: VideoFile[]
  labels: VideoLabels
}

type VideoProps = LoopingVideo & { poster: ResponsiveImage; hero?: boolean }

/**
 * Renders a muted looping video over its poster, or only the poster if there is no video. `startVideo` starts the video
 * after the page has loaded.
 */
export function Video({ files, phoneFiles, poster, labels, hero = false }: VideoProps) {
  const image = <Image image={poster} span="full" hero={hero} upright />
  if (files.length === 0) return image
  return (
    <div className={styles.video} {...videoRoot}>
      {image}
      <video muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1} hidden>
        {files.map(({ src, mimeType }) => (
          <source key={src} src={src} type={mimeType} media={phoneFiles.length > 0 ? wideScreen : undefined} />
        ))}
        {phoneFiles.map(({ src, mimeType }) => (
          <source key={src} src={src} type={mimeType} media={phoneQuery} />
        ))}
        {labels.unsupported}
      </video>
      <div className={styles.pause}>
        <IconButton icon={Pause} label={labels.pause} hidden {...videoControl('pause')} />
        <IconButton icon={Play} label={labels.play} hidden {...videoControl('play')} />
      </div>
    </div>
  )
}
