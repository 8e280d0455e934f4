import type { Locale } from '@sillar/domain/language/localized.schema'
import { anchors, linkTo } from '@/i18n/anchors'
import { translator } from '@/i18n/translator'
import { areaBySlug } from './areas'
import { contactSection } from './contact'
import { gallerySection } from './gallery'
import { homeContent } from './home'
import { localize } from './localize'
import { pictureOf } from './media'
import { placeLine } from './places'
import { cardsNote } from './price-text'
import { projectCard } from './project-cards'
import { locationSection, mediaSlider, virtualSection } from './project-page'
import { snapshot } from './snapshot'

/** A place is shown with the sections of a project's page: it has no film and no tour of another host. */
export function areaPage(slug: string, locale: Locale) {
  const area = areaBySlug(slug, locale)
  const { name, landing, projects } = area
  const t = translator(locale)
  const none = { films: [], filmPoster: null, tourUrl: null, videoUrl: null, note: t('area.imagesNote') }
  // A place has no words of its own to invite to a visit: those of the form serve.
  const visit = localize(snapshot().formTexts.visit, locale)
  const cta = {
    title: visit.title,
    titleBold: visit.titleBold,
    description: visit.lead,
    buttonText: t('area.visit'),
    more: null,
  }
  const slides = landing.slider.map((image) => ({ type: 'image', image, film: null }))
  // The words of the home page, with a picture of this place.
  const contact = homeContent(locale).contact
  return {
    area,
    slider: mediaSlider(name, slides, locale),
    info: { title: landing.title, titleBold: landing.titleBold, placeLine: placeLine(area), facts: landing.facts },
    body: {
      place: name,
      description: landing.description,
      cards: projects.map((project) => projectCard(project, locale)),
      priceNote: projects.some(({ price }) => price) ? cardsNote(locale) : null,
    },
    ...gallerySection(
      {
        ...landing.gallery,
        ...none,
        name,
        poster: landing.virtual.poster,
        subtitle: null,
        sliders: [],
        panorama: null,
        cta,
      },
      linkTo(anchors.form),
      locale,
    ),
    virtual: virtualSection({ ...landing.virtual, ...none }, name, locale),
    promo: {
      title: landing.promo.title,
      titleBold: landing.promo.titleBold,
      designation: null,
      subtitle: landing.promo.description,
      ctaText: landing.promo.buttonText,
      ctaHighlight: null,
      picture: pictureOf(landing.promo.image, locale),
    },
    location: locationSection(
      { ...landing.location, place: name, note: null, coordinates: null, googleMapsUrl: null, wazeUrl: null },
      locale,
    ),
    contact: contactSection({ ...contact, image: projects[0]?.contact.image ?? contact.image }, locale),
  }
}
