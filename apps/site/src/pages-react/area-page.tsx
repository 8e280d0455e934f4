import type { ReactNode } from 'react'
import { areaBySlug, visitWords } from '@/content/areas'
import { homeContent } from '@/content/home'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { AreaBody } from '@/sections/area-body/area-body'
import { AreaInfo } from '@/sections/area-info/area-info'
import { Contact } from '@/sections/contact/contact'
import { Gallery } from '@/sections/gallery/gallery'
import { Location } from '@/sections/location/location'
import { MediaSlider } from '@/sections/media-slider/media-slider'
import { PromoBanner } from '@/sections/promo-banner/promo-banner'
import { Stay } from '@/sections/stay/stay'
import { Virtual } from '@/sections/virtual/virtual'

type AreaPageProps = { slug: string; locale: Locale; areaForm?: ReactNode; contactForm?: ReactNode }

/** A place is shown with the sections of a project page: it has no film and no tour of another host. */
export function AreaPage({ slug, locale, areaForm, contactForm }: AreaPageProps) {
  const area = areaBySlug(slug, locale)
  const { name, landing } = area
  const visit = visitWords(locale)
  const elsewhere = { tourUrl: null, videoUrl: null, note: translator(locale)('area.imagesNote') }
  const cta = { ...visit, description: visit.lead, buttonText: translator(locale)('area.visit') }
  const gallery = { ...landing.gallery, ...elsewhere, subtitle: null, panorama: null, cta }
  const promo = {
    ...landing.promo,
    subtitle: landing.promo.description,
    ctaText: landing.promo.buttonText,
    designation: null,
  }
  // The words of the home page, with a picture of this place.
  const contact = homeContent(locale).contact
  const image = area.projects[0]?.contact.image ?? contact.image
  return (
    <LanguageProvider locale={locale}>
      <MediaSlider slides={landing.slider.map((image) => ({ type: 'image', image, film: null }))} label={name} />
      <AreaInfo area={area} />
      <Stay
        first={<AreaBody area={area} />}
        form={areaForm}
        then={<Gallery gallery={gallery} name={name} poster={landing.virtual.poster} />}
      />
      <Virtual virtual={{ ...landing.virtual, ...elsewhere }} name={name} />
      <PromoBanner banner={promo} />
      <Location location={landing.location} />
      <Contact {...contact} image={image} form={contactForm} />
    </LanguageProvider>
  )
}
