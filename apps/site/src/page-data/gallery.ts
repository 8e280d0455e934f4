import type { Locale } from '@app/domain/language/locale'
import { textsFor, translator } from '@/i18n/translator'
import { tourOf, videoSourceOf } from './embed-url'
import { carouselLabels } from './labels'
import type { lotPair } from './lots'
import { imageOf, inlineSvgOf, kindOf } from './media'
import { ownVideo } from './own-video'
import type { ProjectView } from './projects'

type GalleryRecord = Omit<ProjectView['gallery'], 'subtitle'> & {
  subtitle: string | null
  name: string
  poster: string
  /** Two images of a lot, empty and built, which the gallery shows first. */
  pair?: ReturnType<typeof lotPair>
}

/** Returns the props of the gallery and of its modes: images (carousels for an apartment building), tour and video. */
export function gallerySection(gallery: GalleryRecord, appointmentHref: string, locale: Locale) {
  const { name, title, titleBold, subtitle, cta } = gallery
  const pair = gallery.pair ?? null
  const images = gallery.images.map((image) => imageOf(image, locale))
  const t = translator(locale)
  const texts = textsFor(locale, 'gallery', 'dialog')
  const poster = imageOf(gallery.poster, locale)
  const tourSource = tourOf(gallery, locale)
  const video = ownVideo(gallery.videos, gallery.videoPoster ?? gallery.poster, name, locale)
  const externalVideo = video ? null : videoSourceOf(gallery.videoUrl)
  return {
    gallery: {
      title,
      titleBold,
      subtitle,
      note: pair ? combineNotes(pair.note, gallery.note) : gallery.note,
      modesLabel: t('gallery.modes'),
      modes: [
        { id: 'images' as const, label: t('gallery.images') },
        ...(tourSource ? [{ id: 'tour' as const, label: t('gallery.tour') }] : []),
        ...(video || externalVideo ? [{ id: 'video' as const, label: t('gallery.video') }] : []),
      ],
      appointment: { ...cta, href: appointmentHref },
    },
    images: { locale, texts, images: pair ? [pair.pair.after.image, ...images] : images },
    pair: pair?.pair ?? null,
    carousels: gallery.sliders.map(({ title, images }) => ({
      locale,
      texts,
      title,
      labels: carouselLabels(locale, images.length),
      slides: images.map((image, index) => toSlide(image, index, locale)),
    })),
    plans: gallery.sliders.map(({ images }) =>
      images.flatMap((image, index) =>
        kindOf(image) === 'svg' ? [{ slot: planSlot(index), svg: inlineSvgOf(image, locale) }] : [],
      ),
    ),
    tour: tourSource && {
      source: tourSource,
      poster,
      title: t('gallery.tourOf', { name }),
      button: t('gallery.startTour'),
    },
    video,
    externalVideo: externalVideo && {
      source: externalVideo,
      poster,
      title: t('gallery.videoOf', { name }),
      button: t('gallery.startVideo'),
    },
  }
}

/** Joins two notes, or returns the first if it contains the second. */
const combineNotes = (first: string, second: string | null): string =>
  second === null || first.includes(second) ? first : `${first} ${second}`

const planSlot = (index: number) => `plan${index}` as const

/** Returns the props of a slide. A floor plan is markup in a slot, because props would contain it a second time. */
function toSlide(image: string, index: number, locale: Locale) {
  if (kindOf(image) !== 'svg') return { kind: 'image' as const, image: imageOf(image, locale) }
  const { viewBox, alt } = inlineSvgOf(image, locale)
  const [, , width = 0, height = 0] = viewBox?.split(' ').map(Number) ?? []
  return { kind: 'svg' as const, key: image, width, height, alt, slot: planSlot(index) }
}
