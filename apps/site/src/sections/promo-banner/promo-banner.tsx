import './promo-banner.css'
import type { ProjectView } from '@/content/projects'
import { ButtonLink } from '@/ui/button'
import { Duo } from '@/ui/duo'
import { Picture } from '@/ui/picture'

type Banner = NonNullable<ProjectView['promoBanner']>

/** The building's own banner: words on a dark block, the house let into its right edge. */
export function PromoBanner({ banner }: { banner: Banner }) {
  return (
    <div className="wrap" data-reveal="4">
      <div className="promo on-inverse">
        <div className="promo__words">
          <Duo title={banner.title} titleBold={banner.titleBold} />
          {banner.designation && <p className="promo__designation">{banner.designation}</p>}
          <p>{banner.subtitle}</p>
          <ButtonLink href="#form" icon="arrow-right">
            {banner.ctaText}
          </ButtonLink>
        </div>
        <div className="promo__image">
          <Picture image={banner.image} span="column" />
        </div>
      </div>
    </div>
  )
}
