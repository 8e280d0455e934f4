import type { Locale } from '@app/domain/language/locale'
import { limitProjects, MAX_CARDS } from '@app/domain/project/listed-projects'
import { anchors, linkTo } from '@/i18n/anchors'
import { translator } from '@/i18n/translator'
import { bookingStartUrl } from './appointment-page'
import { contactSection } from './contact'
import { gallerySection } from './gallery'
import { homeContent } from './home'
import { landingPlaceBySlug } from './landing-places'
import { localize } from './localize'
import { imageOf } from './media'
import { allProjectsLink } from './navigation'
import { placeLine } from './places'
import { cardsNote } from './price-text'
import { projectCard } from './project-card'
import { locationMap, locationSection, mediaCarousel, virtualSection } from './project-page'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

/**
 * Returns the data of the page of a place, which reuses the sections of a project page. Places have no videos and no
 * tours on other hosts.
 */
export const placePage = tracked('placePage', (slug: string, locale: Locale) => {
  const place = landingPlaceBySlug(slug, locale)
  const { name, landing, projects } = place
  const t = translator(locale)
  const { shown, others } = limitProjects(projects, MAX_CARDS)
  const noMedia = { videos: [], videoPoster: null, tourUrl: null, videoUrl: null, note: t('place.imagesNote') }
  // Places have no appointment text, so the page shows the text of the appointment form.
  const appointment = localize(snapshot().formTexts.appointment, locale)
  const cta = {
    title: appointment.title,
    titleBold: appointment.titleBold,
    description: appointment.intro,
    buttonText: t('place.appointment'),
    more: null,
  }
  const slides = landing.slider.map((image) => ({ type: 'image', image, video: null }))
  // Places have no contact text, so the page shows the text of the home page with an image of the first project of the
  // place.
  const contact = homeContent(locale).contact
  return {
    place,
    carousel: mediaCarousel(name, slides, locale),
    info: { title: landing.title, titleBold: landing.titleBold, placeLine: placeLine(place), facts: landing.facts },
    body: {
      place: name,
      description: landing.description,
      cards: shown.map((project) => projectCard(project, locale)),
      overview: others.length > 0 ? allProjectsLink(locale) : null,
      priceNote: shown.some(({ price }) => price) ? cardsNote(locale) : null,
    },
    ...gallerySection(
      {
        ...landing.gallery,
        ...noMedia,
        name,
        poster: landing.virtual.poster,
        subtitle: null,
        sliders: [],
        panorama: null,
        cta,
      },
      bookingStartUrl(shown.length === 1 ? shown[0]?.slug : undefined, locale) ?? linkTo(anchors.form),
      locale,
    ),
    virtual: virtualSection({ ...landing.virtual, ...noMedia }, name, locale),
    promo: {
      title: landing.promo.title,
      titleBold: landing.promo.titleBold,
      designation: null,
      subtitle: landing.promo.description,
      ctaText: landing.promo.buttonText,
      ctaHighlight: null,
      image: imageOf(landing.promo.image, locale),
    },
    location: locationSection(
      { ...landing.location, place: name, note: null, coordinates: null, googleMapsUrl: null, wazeUrl: null },
      locale,
    ),
    map: locationMap(landing.location.map, locale),
    contact: contactSection({ ...contact, image: projects[0]?.contact.image ?? contact.image }, locale),
  }
})
