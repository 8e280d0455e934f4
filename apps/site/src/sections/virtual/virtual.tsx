import './virtual.css'
import { useId } from 'react'
import { filmOf, tourOf } from '@/content/embed-address'
import type { ProjectView } from '@/content/projects'
import { useLanguage } from '@/i18n/language'
import { Lead, Small } from '@/ui/duo'
import { Embed } from '@/ui/embed'
import { Picture } from '@/ui/picture'
import { SectionHead } from '@/ui/section-head'

type VirtualContent = NonNullable<ProjectView['virtual']>

/** A building seen from inside: our own panorama, a tour or a film, whichever the building has. */
export function Virtual({ virtual, name }: { virtual: VirtualContent; name: string }) {
  const { locale, t } = useLanguage()
  const headingId = useId()
  const tour = tourOf(virtual, locale)
  const source = tour ?? filmOf(virtual.videoUrl)
  return (
    <section className="section virtual" aria-labelledby={headingId} data-reveal="1">
      <div className="wrap">
        <SectionHead id={headingId} title={virtual.title} titleBold={virtual.titleBold}>
          {virtual.subtitle && <Lead>{virtual.subtitle}</Lead>}
        </SectionHead>
        {source ? (
          <Embed
            source={source}
            poster={virtual.poster}
            title={t(tour ? 'gallery.tourOf' : 'gallery.filmOf', { name })}
            button={t(tour ? 'gallery.startTour' : 'gallery.startFilm')}
          />
        ) : (
          <div className="virtual__still">
            <Picture image={virtual.poster} span="full" />
          </div>
        )}
        {virtual.note && <Small>{virtual.note}</Small>}
      </div>
    </section>
  )
}
