import './hero.css'
import type { HomeContent } from '@/content/home'
import { ButtonLink } from '@/ui/button'
import { Duo, Lead } from '@/ui/duo'
import { Film } from '@/ui/film'
import { Picture } from '@/ui/picture'

/** The untouched picture or film; the words stand on a block of stone let into its lower left corner. */
export function Hero({ hero }: { hero: HomeContent['hero'] }) {
  return (
    <section className="hero" aria-label={`${hero.title} ${hero.titleBold}`}>
      <div className="hero__media" data-under-header="">
        {hero.films.length > 0 ? (
          <Film films={hero.films} poster={hero.poster} hero />
        ) : (
          <Picture image={hero.poster} span="full" hero upright />
        )}
      </div>
      <div className="hero__block">
        <Duo as="h1" title={hero.title} titleBold={hero.titleBold} />
        <div className="hero__say">
          <Lead>{hero.lead}</Lead>
          <div className="hero__cta">
            <ButtonLink href="#proyectos" icon="arrow-down">
              {hero.primaryCta}
            </ButtonLink>
            <ButtonLink href="#form-section" look="line">
              {hero.secondaryCta}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
