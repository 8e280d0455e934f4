import type { Locale } from '@app/domain/language/locale'
import { Expand } from 'lucide-react'
import { IconButton } from '@/components/button/button'
import { Carousel, CarouselControls, CarouselTrack, useCarousel } from '@/components/carousel/carousel'
import type { CarouselLabels } from '@/components/carousel/carousel-parts'
import { InlineDrawing, type InlineDrawingData } from '@/components/drawing/drawing'
import { Picture, type PictureData } from '@/components/picture/picture'
import { type Texts, translate } from '@/i18n/translate'
import styles from './gallery-carousel.module.css'

type Plan = { kind: 'drawing'; key: string; width: number; height: number; drawing: InlineDrawingData }
type Slide = { kind: 'picture'; picture: PictureData } | Plan

type GalleryCarouselProps = {
  locale: Locale
  texts: Texts<'gallery' | 'dialog'>
  labels: CarouselLabels
  title: string
  slides: Slide[]
}

/** Returns the lightbox image of a slide: the file of an image, or the SVG of a floor plan as a data URL. */
function toLightboxPicture(slide: Slide) {
  if (slide.kind === 'picture') return { ...slide.picture, srcSet: slide.picture.jpeg }
  const { width, height, drawing } = slide
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawing.viewBox}" width="${width}" height="${height}" font-family="system-ui, sans-serif" fill="${drawing.fill}">${drawing.content}</svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, srcSet: '', width, height, alt: drawing.alt }
}

/** Renders a carousel of an apartment building. Images fill their slide, floor plans are shown whole. */
export function GalleryCarousel({ locale, texts, labels, title, slides }: GalleryCarouselProps) {
  return (
    <Carousel className={styles.carousel} label={title} labels={labels}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <CarouselControls count={slides.length} />
      </div>
      <div className={styles.stage}>
        <CarouselTrack
          className={styles.track}
          isOnlyText
          slides={slides.map((slide) => ({
            key: slide.kind === 'picture' ? slide.picture.src : slide.key,
            content:
              slide.kind === 'picture' ? (
                <Picture picture={slide.picture} span="two-thirds" />
              ) : (
                <InlineDrawing className={styles.plan} drawing={slide.drawing} />
              ),
          }))}
        />
        <EnlargeButton locale={locale} texts={texts} slides={slides} />
      </div>
    </Carousel>
  )
}

function EnlargeButton({ locale, texts, slides }: Pick<GalleryCarouselProps, 'locale' | 'texts' | 'slides'>) {
  const t = translate(texts, locale)
  const { position, goTo } = useCarousel()
  async function open() {
    const { enlarge } = await import('./enlarge')
    await enlarge({
      index: position.current,
      pictures: slides.map(toLightboxPicture),
      t,
      onChange: goTo,
    })
  }
  return (
    <IconButton
      className={styles.enlarge}
      icon={Expand}
      label={t('gallery.enlarge')}
      aria-haspopup="dialog"
      onClick={open}
    />
  )
}
