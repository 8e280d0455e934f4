// Builds the props of the sections of a project page.

import type { Locale } from '@app/domain/language/locale'
import { quoteOffer } from '@app/domain/quote/quote-offer'
import { anchors, linkTo, linkToAppointment } from '@/i18n/anchors'
import { textsFor, translator } from '@/i18n/translator'
import { bookingLink } from './appointment-page'
import { brochureLink } from './brochure'
import { campaignNotices } from './campaigns'
import { contactSection } from './contact'
import { filmOf, mapServices, tourOf } from './embed-url'
import { featureBoxes } from './feature-boxes'
import { gallerySection } from './gallery'
import { carouselLabels } from './labels'
import { lotsTeaser } from './lots'
import { firstPictureOf, inlineDrawingOf, kindOf, pictureOf } from './media'
import { ownFilm } from './own-film'
import { placeLine } from './places'
import { priceNote, priceText } from './price-text'
import { projectAnswers } from './project-answers'
import { relatedProjects, statusPills } from './project-cards'
import { type ProjectView, projectBySlug, relatedTo } from './projects'
import { quotePath } from './quote-page'
import { worksSection } from './works'

export function projectPage(slug: string, locale: Locale) {
  const project = projectBySlug(slug, locale)
  const poster = project.slider[0]?.image ?? project.cardImage
  return {
    project,
    carousel: mediaCarousel(project.name, project.slider, locale),
    info: infoBox(project, locale),
    campaigns: campaignNotices(locale, slug),
    amenities: { ...project.area, building: project.area.building ? pictureOf(project.area.building, locale) : null },
    ...gallerySection(
      { ...project.gallery, name: project.name, poster },
      project.soldOut ? linkTo(anchors.form) : linkToAppointment('form'),
      locale,
    ),
    lots: lotsTeaser(project, locale),
    progress: project.progress && progressSection(project.progress, locale),
    works: worksSection(project, locale),
    virtual: project.virtual && virtualSection(project.virtual, project.name, locale),
    promo: project.promoBanner && { ...project.promoBanner, picture: pictureOf(project.promoBanner.image, locale) },
    location: locationSection({ ...project.location, place: project.at.name }, locale),
    answers: projectAnswers(project, locale),
    related: relatedProjects(project.related, relatedTo(project, locale), locale),
    contact: contactSection(project.contact, locale),
  }
}

type SlideRecord = { type: string; image: string; film: string | null }

export function mediaCarousel(name: string, slides: SlideRecord[], locale: Locale) {
  return {
    label: translator(locale)('carousel.media', { name }),
    labels: carouselLabels(locale, slides.length),
    slides: slides.map(({ type, image, film }, index) => ({
      picture: index === 0 ? firstPictureOf(image, locale) : pictureOf(image, locale),
      film: type === 'video' && film ? ownFilm([film], image, name, locale) : null,
    })),
  }
}

/** Returns the image of the first slide for preloading, or null for a video slide. */
export const firstPicture = ({ slides: [first] }: ReturnType<typeof mediaCarousel>) =>
  first?.film ? null : first?.picture

function infoBox(project: ProjectView, locale: Locale) {
  return {
    locale,
    name: project.name,
    logo: inlineDrawingOf(project.logo, locale),
    pills: statusPills(project, locale),
    placeLine: placeLine(project.at),
    typeLabel: project.typeLabel,
    soldOut: project.soldOut,
    price: priceText(project.price, locale),
    priceNote: priceNote(project.conditions, locale),
    months: project.months,
    features: featureBoxes(project, locale),
    appointment: bookingLink(project.slug, locale),
    brochure: brochureLink(project.slug, locale),
    quoteHref: quoteOffer(project) ? quotePath(project.slug, locale) : null,
  }
}

function progressSection(progress: NonNullable<ProjectView['progress']>, locale: Locale) {
  const { title, titleBold, description, note, images } = progress
  const works = images.map(({ image, title, caption }) => ({ title, caption, picture: pictureOf(image, locale) }))
  const label = translator(locale)('progress.label')
  return { label, labels: carouselLabels(locale, works.length), title, titleBold, description, note, works }
}

type VirtualRecord = NonNullable<ProjectView['virtual']>

/**
 * Returns the props of the virtual tour section. Our own video has priority over a tour, and a tour over a video on
 * another host.
 */
export function virtualSection(virtual: VirtualRecord, name: string, locale: Locale) {
  const t = translator(locale)
  const tour = tourOf(virtual, locale)
  const film = filmOf(virtual.videoUrl)
  const { title, titleBold, subtitle, note, poster } = virtual
  return {
    title,
    titleBold,
    subtitle,
    note,
    poster: pictureOf(poster, locale),
    film: ownFilm(virtual.films, poster, name, locale),
    source: tour
      ? { ...tour, title: t('gallery.tourOf', { name }), button: t('gallery.startTour') }
      : film && { ...film, title: t('gallery.filmOf', { name }), button: t('gallery.startFilm') },
  }
}

type LocationRecord = ProjectView['location'] & { place: string }

export function locationSection(location: LocationRecord, locale: Locale) {
  const { title, titleBold, description, map, note, coordinates, place } = location
  const services = mapServices(location)
  const t = translator(locale)
  return {
    locale,
    texts: textsFor(locale, 'location', 'dialog'),
    title,
    titleBold,
    description,
    notes: [
      ...(note ? [note] : []),
      ...(coordinates?.ofTown ? [t('location.townPoint', { place })] : []),
      ...(services.length > 0 ? [t('location.loadsOnClick')] : []),
    ],
    map:
      kindOf(map) === 'drawing'
        ? { kind: 'drawing' as const, drawing: inlineDrawingOf(map, locale) }
        : { kind: 'picture' as const, picture: pictureOf(map, locale) },
    services,
  }
}
