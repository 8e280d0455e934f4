// Builds the props of the sections of a project page.

import { formatDay } from '@app/domain/calendar/format-date'
import type { Locale } from '@app/domain/language/locale'
import { quoteOffer } from '@app/domain/quote/quote-offer'
import { waitingUrl } from '@app/domain/waiting-list/waiting-url'
import { anchors, linkTo, linkToAppointment } from '@/i18n/anchors'
import { textsFor, translator } from '@/i18n/translator'
import { bookingStartUrl, bookingUrl } from './appointment-page'
import { brochureLink } from './brochure'
import { campaignNotices } from './campaigns'
import { filmOf, mapServices, tourOf } from './embed-url'
import { featureBoxes } from './feature-boxes'
import { gallerySection } from './gallery'
import { carouselLabels } from './labels'
import { lotPair, lotSummary, lotsTeaser } from './lots'
import { firstPictureOf, inlineDrawingOf, kindOf, pictureOf } from './media'
import { ownFilm } from './own-film'
import { placeLine } from './places'
import { priceLine } from './price-line'
import { priceNote, priceText } from './price-text'
import { projectAnswers } from './project-answers'
import { relatedProjects } from './project-cards'
import { type ProjectView, projectBySlug, relatedTo } from './projects'
import { quotePath } from './quote-page'
import { sectionLinks } from './section-links'
import { siteSettings } from './settings'
import { statusPills } from './status-pills'
import { tracked } from './tracked'
import { worksSection } from './works'

export const projectPage = tracked('projectPage', (slug: string, locale: Locale) => {
  const project = projectBySlug(slug, locale)
  const poster = project.slider[0]?.image ?? project.cardImage
  const pair = lotPair(project, locale)
  const lots = lotsTeaser(project, locale)
  const progress = project.progress && progressSection(project.progress, locale)
  const works = worksSection(project, locale)
  const answers = projectAnswers(project, locale)
  return {
    project,
    navigation: sectionNavigation(
      project,
      {
        hasLots: lots !== null,
        hasWorks: works !== null || progress !== null,
        hasDocuments: answers.documents !== null,
      },
      locale,
    ),
    carousel: mediaCarousel(project.name, project.slider, locale),
    info: infoBox(project, locale),
    campaigns: campaignNotices(locale, slug),
    amenities: { ...project.area, building: project.area.building ? pictureOf(project.area.building, locale) : null },
    ...gallerySection(
      { ...project.gallery, name: project.name, poster, pair },
      project.soldOut ? linkTo(anchors.form) : (bookingUrl(project.slug, locale) ?? linkToAppointment('form')),
      locale,
    ),
    lots,
    progress,
    works,
    virtual: project.virtual && virtualSection(project.virtual, project.name, locale),
    promo: project.promoBanner && { ...project.promoBanner, picture: pictureOf(project.promoBanner.image, locale) },
    location: locationSection({ ...project.location, place: project.at.name }, locale),
    map: locationMap(project.location.map, locale),
    answers,
    related: relatedProjects(project.related, relatedTo(project, locale), locale),
    contact: {
      title: project.contact.title,
      titleBold: project.contact.titleBold,
      lead: project.contact.lead,
      caller: answers.caller,
      offices: siteSettings(locale).offices,
      waiting: nextBuildingLink(project, locale),
    },
  }
})

/** Returns a link to the waiting list for the next building if this one is sold out. */
function nextBuildingLink({ slug, soldOut }: ProjectView, locale: Locale) {
  if (!soldOut) return undefined
  return {
    href: waitingUrl({ kind: 'next-building', project: slug, locale }),
    text: translator(locale)('contact.nextBuilding'),
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
  const t = translator(locale)
  const deliveryOn = project.answers?.facts.deliveryOn
  return {
    locale,
    name: project.name,
    logo: inlineDrawingOf(project.logo, locale),
    pills: statusPills(project, locale),
    places: [
      placeLine(project.at),
      project.typeLabel,
      ...(deliveryOn ? [`${t('answers.delivery')}: ${formatDay(deliveryOn, locale, 'month')}`] : []),
    ],
    price: priceLine(project, locale),
    priceNote: priceNote(project.conditions, locale),
    features: featureBoxes(project, locale),
    actions: mainActions(project, locale),
    brochure: brochureLink(project.slug, locale),
  }
}

/** Returns the three actions of a buyer: choose a lot, plan the instalments, visit. */
function mainActions(project: ProjectView, locale: Locale) {
  const t = translator(locale)
  const form = linkTo(anchors.form)
  if (project.soldOut) return { choose: { href: form, text: t('thumb.join') }, quote: null, visit: null }
  const lots = lotSummary(project, locale)
  const chooseText = t(project.kind === 'apartment' ? 'info.chooseApartment' : 'info.chooseLot')
  const canQuote = quoteOffer(project) !== null
  return {
    choose: lots ? { href: lots.href, text: chooseText } : { href: form, text: t('info.ask') },
    quote: canQuote
      ? { href: quotePath(project.slug, locale), text: t('info.quote') }
      : { href: form, text: t('info.askQuote') },
    visit: { href: bookingStartUrl(project.slug, locale) ?? linkToAppointment('form'), text: t('info.visit') },
  }
}

function sectionNavigation(
  project: ProjectView,
  sections: { hasLots: boolean; hasWorks: boolean; hasDocuments: boolean },
  locale: Locale,
) {
  const t = translator(locale)
  return {
    label: t('sections.label'),
    links: sectionLinks({ kind: project.kind, ...sections }, locale),
    name: project.name,
    amounts: priceText(project.price, locale).amounts,
    term: project.months === null ? null : t('card.months', { count: project.months }),
    action: mainActions(project, locale).choose,
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
  const { title, titleBold, description, note, coordinates, place } = location
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
    services,
  }
}

export function locationMap(key: string, locale: Locale) {
  return kindOf(key) === 'drawing'
    ? { kind: 'drawing' as const, drawing: inlineDrawingOf(key, locale) }
    : { kind: 'picture' as const, picture: pictureOf(key, locale) }
}
