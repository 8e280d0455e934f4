import './gallery.css'
import '@/ui/course.css'
import { useId } from 'react'
import { filmOf, tourOf } from '@/content/embed-address'
import type { ProjectView } from '@/content/projects'
import { useLanguage } from '@/i18n/language'
import { ButtonLink } from '@/ui/button'
import { Duo, Small } from '@/ui/duo'
import { Embed } from '@/ui/embed'
import { type Tab, TabList, TabPanel } from '@/ui/tabs'
import { GalleryPictures } from './gallery-pictures'

type GalleryContent = ProjectView['gallery']

/** `visitHref` leads to the form, with the request for a visit ticked where the form has one. */
type GalleryProps = { gallery: GalleryContent; name: string; poster: string; visitHref?: string }

/** Pictures, tour and film of a project. */
export function Gallery({ gallery, name, poster, visitHref = '#form' }: GalleryProps) {
  const { locale, t } = useLanguage()
  const id = useId()
  const tour = tourOf(gallery, locale)
  const film = filmOf(gallery.videoUrl)
  const modes: Tab[] = [
    { id: 'galeria', label: t('gallery.pictures'), icon: 'images' },
    ...(tour ? [{ id: 'recorrido', label: t('gallery.tour'), icon: 'rotate' } as const] : []),
    ...(film ? [{ id: 'video', label: t('gallery.film'), icon: 'play' } as const] : []),
  ]
  const alone = modes.length === 1
  return (
    <section className="gal" aria-labelledby={`${id}-title`} data-enhance={alone ? undefined : 'tabs'}>
      <div className="gal__head">
        <div className="gal__words">
          <Duo id={`${id}-title`} title={gallery.title} titleBold={gallery.titleBold} />
          {gallery.subtitle && <p>{gallery.subtitle}</p>}
        </div>
        {!alone && <TabList className="seg" label={t('gallery.modes')} tabs={modes} panelPrefix={id} />}
      </div>
      <TabPanel id="galeria" panelPrefix={id} first alone={alone}>
        <GalleryPictures images={gallery.images} id={id} name={name} />
      </TabPanel>
      {tour && (
        <TabPanel id="recorrido" panelPrefix={id}>
          <Embed source={tour} poster={poster} title={t('gallery.tourOf', { name })} button={t('gallery.startTour')} />
        </TabPanel>
      )}
      {film && (
        <TabPanel id="video" panelPrefix={id}>
          <Embed source={film} poster={poster} title={t('gallery.filmOf', { name })} button={t('gallery.startFilm')} />
        </TabPanel>
      )}
      <Visit cta={gallery.cta} href={visitHref} />
      {gallery.note && (
        <div className="gal__note">
          <Small>{gallery.note}</Small>
        </div>
      )}
    </section>
  )
}

function Visit({ cta, href }: { cta: GalleryContent['cta']; href: string }) {
  return (
    <div className="visit on-inverse">
      <div>
        <Duo as="h3" small inline title={cta.title} titleBold={cta.titleBold} />
        <p>{cta.description}</p>
      </div>
      <ButtonLink href={href} icon={href === '#form' ? 'arrow-right' : 'calendar'} iconFirst={href !== '#form'}>
        {cta.buttonText}
      </ButtonLink>
    </div>
  )
}
