import { Pause, Play } from 'lucide-react'
import { IconButton } from '@/components/button/button'
import { Picture, type PictureData, phoneQuery } from '@/components/picture/picture'
import { filmControl, filmRoot } from './film.dom'
import styles from './film.module.css'

export type FilmFile = { src: string; mimeType: string }
// Browsers that ignore `media` in a video play the first file, on all screens.
const wideScreen = '(min-width: 768px)'

type FilmLabels = { pause: string; play: string; unsupported: string }

export type LoopingFilm = {
  files: FilmFile[]
  /** A smaller portrait video. Phones load `files` if this list is empty. */
  phoneFiles: FilmFile[]
  labels: FilmLabels
}

type FilmProps = LoopingFilm & { poster: PictureData; hero?: boolean }

/**
 * Renders a muted looping video over its poster, or only the poster if there is no video. `startFilm` starts the video
 * after the page has loaded.
 */
export function Film({ files, phoneFiles, poster, labels, hero = false }: FilmProps) {
  const picture = <Picture picture={poster} span="full" hero={hero} upright />
  if (files.length === 0) return picture
  return (
    <div className={styles.film} {...filmRoot}>
      {picture}
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
        <IconButton icon={Pause} label={labels.pause} hidden {...filmControl('pause')} />
        <IconButton icon={Play} label={labels.play} hidden {...filmControl('play')} />
      </div>
    </div>
  )
}
