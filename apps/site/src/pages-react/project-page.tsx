import type { ReactNode } from 'react'
import { campaignNotices } from '@/content/campaigns'
import { projectBySlug, relatedTo } from '@/content/projects'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { Amenities } from '@/sections/amenities/amenities'
import { CampaignNotice } from '@/sections/campaign-notice/campaign-notice'
import { Contact } from '@/sections/contact/contact'
import { Gallery } from '@/sections/gallery/gallery'
import { InfoBox } from '@/sections/info-box/info-box'
import { Location } from '@/sections/location/location'
import { MediaSlider } from '@/sections/media-slider/media-slider'
import { Progress } from '@/sections/progress/progress'
import { PromoBanner } from '@/sections/promo-banner/promo-banner'
import { Related } from '@/sections/related/related'
import { Stay } from '@/sections/stay/stay'
import { Virtual } from '@/sections/virtual/virtual'

type ProjectPageProps = { slug: string; locale: Locale; stickyForm?: ReactNode; contactForm?: ReactNode }

export function ProjectPage({ slug, locale, stickyForm, contactForm }: ProjectPageProps) {
  const project = projectBySlug(slug, locale)
  const poster = project.slider[0]?.image ?? project.cardImage
  return (
    <LanguageProvider locale={locale}>
      <MediaSlider slides={project.slider} label={project.name} />
      <InfoBox project={project} />
      <CampaignNotice campaigns={campaignNotices(locale, slug)} />
      <Stay
        first={<Amenities area={project.area} />}
        form={stickyForm}
        then={
          <Gallery
            gallery={project.gallery}
            name={project.name}
            poster={poster}
            visitHref={project.soldOut ? '#form' : '#form-visit'}
          />
        }
      />
      {project.progress && <Progress progress={project.progress} />}
      {project.virtual && <Virtual virtual={project.virtual} name={project.name} />}
      {project.promoBanner && <PromoBanner banner={project.promoBanner} />}
      <Location location={project.location} />
      <Related {...project.related} projects={relatedTo(project, locale)} />
      <Contact {...project.contact} form={contactForm} />
    </LanguageProvider>
  )
}
