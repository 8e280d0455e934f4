import clsx from 'clsx'
import { ArrowRight, CalendarDays, Images, Play, Rotate3d } from 'lucide-react'
import { useId, useState } from 'react'
import { ButtonLink } from '@/components/button/button'
import { Embed, type EmbedSource } from '@/components/embed/embed'
import { Heading } from '@/components/heading/heading'
import type { PictureData } from '@/components/picture/picture'
import { type Tab, TabList, TabPanel } from '@/components/tabs/tabs'
import { Small } from '@/components/text/text'
import type { Locale } from '@/i18n/locales'
import { type Texts, translate } from '@/i18n/translate'
import styles from './gallery.module.css'
import { GalleryPictures } from './gallery-pictures'

type GalleryProps = {
  locale: Locale
  texts: Texts<'gallery' | 'dialog'>
  name: string
  title: string
  titleBold: string
  subtitle: string | null
  pictures: PictureData[]
  tour: EmbedSource | null
  film: EmbedSource | null
  poster: PictureData
  note: string | null
  visit: { title: string; titleBold: string; description: string; buttonText: string; href: string }
}

/** Pictures, tour and film of a project. */
export function Gallery(props: GalleryProps) {
  const { locale, texts, name, pictures, tour, film, poster, note, visit } = props
  const t = translate(texts, locale)
  const id = useId()
  const [mode, setMode] = useState('pictures')
  const modes: Tab[] = [
    { id: 'pictures', label: t('gallery.pictures'), icon: Images },
    ...(tour ? [{ id: 'tour', label: t('gallery.tour'), icon: Rotate3d }] : []),
    ...(film ? [{ id: 'film', label: t('gallery.film'), icon: Play }] : []),
  ]
  const grid = <GalleryPictures pictures={pictures} t={t} />
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading id={`${id}-title`} title={props.title} titleBold={props.titleBold} />
          {props.subtitle && <p>{props.subtitle}</p>}
        </div>
        {modes.length > 1 && (
          <TabList
            look="segments"
            label={t('gallery.modes')}
            tabs={modes}
            selected={mode}
            onSelect={setMode}
            idPrefix={id}
          />
        )}
      </div>
      {modes.length === 1 ? (
        grid
      ) : (
        <TabPanel id="pictures" idPrefix={id} isSelected={mode === 'pictures'}>
          {grid}
        </TabPanel>
      )}
      {tour && (
        <TabPanel id="tour" idPrefix={id} isSelected={mode === 'tour'}>
          <Embed source={tour} poster={poster} title={t('gallery.tourOf', { name })} button={t('gallery.startTour')} />
        </TabPanel>
      )}
      {film && (
        <TabPanel id="film" idPrefix={id} isSelected={mode === 'film'}>
          <Embed source={film} poster={poster} title={t('gallery.filmOf', { name })} button={t('gallery.startFilm')} />
        </TabPanel>
      )}
      <Visit {...visit} />
      {note && <Small className={styles.note}>{note}</Small>}
    </section>
  )
}

/** `href` leads to the form, with the request for a visit ticked where the form has one. */
function Visit({ title, titleBold, description, buttonText, href }: GalleryProps['visit']) {
  const ticksVisit = href !== '#form'
  return (
    <div className={clsx('on-inverse', styles.visit)}>
      <div>
        <Heading as="h3" small inline title={title} titleBold={titleBold} />
        <p>{description}</p>
      </div>
      <ButtonLink href={href} icon={ticksVisit ? CalendarDays : ArrowRight} iconFirst={ticksVisit}>
        {buttonText}
      </ButtonLink>
    </div>
  )
}
