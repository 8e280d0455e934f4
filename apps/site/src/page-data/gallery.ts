import type { Locale } from '@app/domain/language/locale'
import { textsFor, translator } from '@/i18n/translator'
import { filmOf, tourOf } from './embed-url'
import { carouselLabels } from './labels'
import { inlineDrawingOf, kindOf, pictureOf } from './media'
import { ownFilm } from './own-film'
import type { ProjectView } from './projects'

type GalleryRecord = Omit<ProjectView['gallery'], 'subtitle'> & {
  subtitle: string | null
  name: string
  poster: string
}

/** Returns the props of the gallery and of its modes: images (carousels for an apartment building), tour and video. */
export function gallerySection(gallery: GalleryRecord, appointmentHref: string, locale: Locale) {
  const { name, title, titleBold, subtitle, note, cta } = gallery
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
      note,
      modesLabel: t('gallery.modes'),
      modes: [
        { id: 'pictures' as const, label: t('gallery.pictures') },
        ...(tour ? [{ id: 'tour' as const, label: t('gallery.tour') }] : []),
        ...(film || externalFilm ? [{ id: 'film' as const, label: t('gallery.film') }] : []),
      ],
      appointment: { ...cta, href: appointmentHref },
    },
    pictures: { locale, texts, pictures: gallery.images.map((image) => pictureOf(image, locale)) },
    carousels: gallery.sliders.map(({ title, images }) => ({
      locale,
      texts,
      title,
      labels: carouselLabels(locale, images.length),
      slides: images.map((image) => toSlide(image, locale)),
    })),
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

function toSlide(image: string, locale: Locale) {
  if (kindOf(image) !== 'drawing') return { kind: 'picture' as const, picture: pictureOf(image, locale) }
  const drawing = inlineDrawingOf(image, locale)
  const [, , width = 0, height = 0] = drawing.viewBox?.split(' ').map(Number) ?? []
  return { kind: 'drawing' as const, key: image, width, height, drawing }
}
