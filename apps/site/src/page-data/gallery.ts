import type { Locale } from '@app/domain/language/locale'
import { textsFor, translator } from '@/i18n/translator'
import { filmOf, tourOf } from './embed-url'
import { carouselLabels } from './labels'
import type { lotPair } from './lots'
import { inlineDrawingOf, kindOf, pictureOf } from './media'
import { ownFilm } from './own-film'
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
  const pictures = gallery.images.map((image) => pictureOf(image, locale))
  const t = translator(locale)
  const texts = textsFor(locale, 'gallery', 'dialog')
  const poster = pictureOf(gallery.poster, locale)
  const tour = tourOf(gallery, locale)
  const film = ownFilm(gallery.films, gallery.filmPoster ?? gallery.poster, name, locale)
  const externalFilm = film ? null : filmOf(gallery.videoUrl)
  return {
    gallery: {
      title,
      titleBold,
      subtitle,
      note: pair ? combineNotes(pair.note, gallery.note) : gallery.note,
      modesLabel: t('gallery.modes'),
      modes: [
        { id: 'pictures' as const, label: t('gallery.pictures') },
        ...(tour ? [{ id: 'tour' as const, label: t('gallery.tour') }] : []),
        ...(film || externalFilm ? [{ id: 'film' as const, label: t('gallery.film') }] : []),
      ],
      appointment: { ...cta, href: appointmentHref },
    },
    pictures: { locale, texts, pictures: pair ? [pair.pair.after.picture, ...pictures] : pictures },
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
        kindOf(image) === 'drawing' ? [{ slot: planSlot(index), drawing: inlineDrawingOf(image, locale) }] : [],
      ),
    ),
    tour: tour && { source: tour, poster, title: t('gallery.tourOf', { name }), button: t('gallery.startTour') },
    film,
    externalFilm: externalFilm && {
      source: externalFilm,
      poster,
      title: t('gallery.filmOf', { name }),
      button: t('gallery.startFilm'),
    },
  }
}

/** Joins two notes, or returns the first if it contains the second. */
const combineNotes = (first: string, second: string | null): string =>
  second === null || first.includes(second) ? first : `${first} ${second}`

const planSlot = (index: number) => `plan${index}` as const

/** Returns the props of a slide. A floor plan is markup in a slot, because props would contain it a second time. */
function toSlide(image: string, index: number, locale: Locale) {
  if (kindOf(image) !== 'drawing') return { kind: 'picture' as const, picture: pictureOf(image, locale) }
  const { viewBox, alt } = inlineDrawingOf(image, locale)
  const [, , width = 0, height = 0] = viewBox?.split(' ').map(Number) ?? []
  return { kind: 'drawing' as const, key: image, width, height, alt, slot: planSlot(index) }
}
