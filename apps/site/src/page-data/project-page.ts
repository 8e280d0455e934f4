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
import { constructionUpdatesSection } from './construction-updates'
import { mapServices, tourOf, videoSourceOf } from './embed-url'
import { featureBoxes } from './feature-boxes'
import { gallerySection } from './gallery'
import { carouselLabels } from './labels'
import { lotPair, lotSummary, lotsTeaser } from './lots'
import { firstImageOf, imageOf, inlineSvgOf, kindOf } from './media'
import { ownVideo } from './own-video'
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

export const projectPage = tracked('projectPage', (slug: string, locale: Locale) => {
  const project = projectBySlug(slug, locale)
  const poster = project.slider[0]?.image ?? project.cardImage
  const pair = lotPair(project, locale)
  const lots = lotsTeaser(project, locale)
  const stages = project.stages && stagesSection(project.stages, locale)
  const constructionUpdates = constructionUpdatesSection(project, locale)
  const answers = projectAnswers(project, locale)
  return {
    project,
    navigation: sectionNavigation(
      project,
      {
        hasLots: lots !== null,
        hasConstruction: constructionUpdates !== null || stages !== null,
        hasDocuments: answers.documents !== null,
      },
      locale,
    ),
    carousel: mediaCarousel(project.name, project.slider, locale),
    info: infoBox(project, locale),
    campaigns: campaignNotices(locale, slug),
    amenities: { ...project.area, building: project.area.building ? imageOf(project.area.building, locale) : null },
    ...gallerySection(
      { ...project.gallery, name: project.name, poster, pair },
      project.soldOut ? linkTo(anchors.form) : (bookingUrl(project.slug, locale) ?? linkToAppointment('form')),
      locale,
    ),
    lots,
    stages,
    constructionUpdates,
    virtual: project.virtual && virtualSection(project.virtual, project.name, locale),
    promo: project.promoBanner && { ...project.promoBanner, image: imageOf(project.promoBanner.image, locale) },
    location: locationSection({ ...project.location, place: project.at.name }, locale),
    map: locationMap(project.location.map, locale),
    answers,
    related: relatedProjects(project.related, relatedTo(project, locale), locale),
    contact: {
      title: project.contact.title,
      titleBold: project.contact.titleBold,
      intro: project.contact.intro,
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

type SlideRecord = { type: string; image: string; video: string | null }

export function mediaCarousel(name: string, slides: SlideRecord[], locale: Locale) {
  return {
    label: translator(locale)('carousel.media', { name }),
    labels: carouselLabels(locale, slides.length),
    slides: slides.map(({ type, image, video }, index) => ({
      image: index === 0 ? firstImageOf(image, locale) : imageOf(image, locale),
      video: type === 'video' && video ? ownVideo([video], image, name, locale) : null,
    })),
  }
}

/** Returns the image of the first slide for preloading, or null for a video slide. */
export const firstImage = ({ slides: [first] }: ReturnType<typeof mediaCarousel>) =>
  first?.video ? null : first?.image

function infoBox(project: ProjectView, locale: Locale) {
  const t = translator(locale)
  const deliveryOn = project.answers?.facts.deliveryOn
  return {
    locale,
    name: project.name,
    logo: inlineSvgOf(project.logo, locale),
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

/** Returns the links of the three main actions: choose a lot, calculate the instalments, and book an appointment. */
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
  sections: { hasLots: boolean; hasConstruction: boolean; hasDocuments: boolean },
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

function stagesSection({ images, ...texts }: NonNullable<ProjectView['stages']>, locale: Locale) {
  const stages = images.map(({ image, title, caption }) => ({ title, caption, image: imageOf(image, locale) }))
  const label = translator(locale)('stages.label')
  return { ...texts, label, labels: carouselLabels(locale, stages.length), stages }
}

type VirtualRecord = NonNullable<ProjectView['virtual']>

/**
 * Returns the props of the virtual tour section. Our own video has priority over a tour, and a tour over a video on
 * another host.
 */
export function virtualSection(virtual: VirtualRecord, name: string, locale: Locale) {
  const t = translator(locale)
  const tour = tourOf(virtual, locale)
  const video = videoSourceOf(virtual.videoUrl)
  const { title, titleBold, subtitle, note, poster } = virtual
  return {
    title,
    titleBold,
    subtitle,
    note,
    poster: imageOf(poster, locale),
    video: ownVideo(virtual.videos, poster, name, locale),
    source: tour
      ? { ...tour, title: t('gallery.tourOf', { name }), button: t('gallery.startTour') }
      : video && { ...video, title: t('gallery.videoOf', { name }), button: t('gallery.startVideo') },
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
  return kindOf(key) === 'svg'
    ? { kind: 'svg' as const, svg: inlineSvgOf(key, locale) }
    : { kind: 'image' as const, image: imageOf(key, locale) }
}
