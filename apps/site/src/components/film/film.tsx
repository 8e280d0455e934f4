import { Pause, Play } from 'lucide-react'
import { IconButton } from '@/components/button/button'
import { Picture, type PictureData } from '@/components/picture/picture'
import { filmControl, filmRoot } from './film.dom'
import styles from './film.module.css'

export type FilmFile = { src: string; mimeType: string }
export type FilmLabels = { pause: string; play: string; unsupported: string }

type FilmProps = { files: FilmFile[]; poster: PictureData; labels: FilmLabels; hero?: boolean }

/**
 * Renders a muted looping video over its poster, or only the poster if there is no video. `startFilm` starts the video
 * after the page has loaded.
 */
export function Film({ files, poster, labels, hero = false }: FilmProps) {
  const picture = <Picture picture={poster} span="full" hero={hero} upright />
  if (files.length === 0) return picture
  return (
    <div className={styles.film} {...filmRoot}>
      {picture}
      <video muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1} hidden>
        {files.map(({ src, mimeType }) => (
          <source key={src} src={src} type={mimeType} />
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
