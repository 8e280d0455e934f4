import './film.css'
import { mediaOf } from '@/content/media'
import { useLanguage } from '@/i18n/language'
import { IconButton } from './button'
import { Picture } from './picture'

type FilmProps = { films: string[]; poster: string; hero?: boolean }

/**
 * A muted loop over its poster. The picture is there at once; the enhancer starts the film after the page has loaded,
 * and not at all on save-data or for people who asked for less motion.
 */
export function Film({ films, poster, hero = false }: FilmProps) {
  const { locale, t } = useLanguage()
  return (
    <div className="film" data-enhance="film">
      <Picture image={poster} span="full" hero={hero} upright />
      <video muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1} hidden>
        {films.map((key) => {
          const { src, mimeType } = mediaOf(key, 'film', locale)
          return <source key={key} src={src} type={mimeType} />
        })}
        {t('film.unsupported')}
      </video>
      <div className="film__pause">
        <IconButton icon="pause" label={t('film.pause')} data-film="pause" hidden />
        <IconButton icon="play" label={t('film.play')} data-film="play" hidden />
      </div>
    </div>
  )
}
