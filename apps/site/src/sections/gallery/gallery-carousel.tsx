import type { Locale } from '@app/domain/language/locale'
import { Expand } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from '@/components/button/button'
import { Carousel, CarouselControls, CarouselTrack, useCarousel } from '@/components/carousel/carousel'
import type { CarouselLabels } from '@/components/carousel/carousel-parts'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { type Texts, translate } from '@/i18n/translate'
import styles from './gallery-carousel.module.css'

/** Name of the prop that contains the markup of a floor plan. */
type PlanSlot = `plan${number}`
type Plan = { kind: 'svg'; key: string; width: number; height: number; alt: string; slot: PlanSlot }
type Slide = { kind: 'image'; image: ResponsiveImage } | Plan
type PlanMarkup = { readonly [slot: PlanSlot]: ReactNode }

type GalleryCarouselProps = {
  locale: Locale
  texts: Texts<'gallery' | 'dialog'>
  labels: CarouselLabels
  title: string
  slides: Slide[]
} & PlanMarkup

/** Returns the lightbox image of a slide: the file of an image, or the SVG of a floor plan as a data URL. */
function toLightboxImage(slide: Slide, svg: SVGSVGElement | null | undefined) {
  if (slide.kind === 'image') return { ...slide.image, srcSet: slide.image.jpeg }
  const { width, height, alt } = slide
  return { src: `data:image/svg+xml,${encodeURIComponent(toFile(svg, width, height))}`, srcSet: '', width, height, alt }
}

/** Returns the text of an SVG file. Outside the page, the SVG needs a size and cannot use the font of the page. */
function toFile(svg: SVGSVGElement | null | undefined, width: number, height: number): string {
  if (!svg) return ''
  const file = svg.cloneNode(true) as SVGSVGElement
  file.setAttribute('width', String(width))
  file.setAttribute('height', String(height))
  file.setAttribute('font-family', 'system-ui, sans-serif')
  return new XMLSerializer().serializeToString(file)
}

/**
 * Renders a carousel of an apartment building. Images fill their slide, and floor plans are shown whole. The page
 * passes the floor plans as markup, because they need no script.
 */
export function GalleryCarousel({ locale, texts, labels, title, slides, ...plans }: GalleryCarouselProps) {
  const stage = useRef<HTMLDivElement>(null)
  return (
    <Carousel className={styles.carousel} label={title} labels={labels}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <CarouselControls count={slides.length} />
      </div>
      <div className={styles.stage} ref={stage}>
        <CarouselTrack
          className={styles.track}
          isOnlyText
          slides={slides.map((slide) => ({
            key: slide.kind === 'image' ? slide.image.src : slide.key,
            content: slide.kind === 'image' ? <Image image={slide.image} span="two-thirds" /> : plans[slide.slot],
          }))}
        />
        <EnlargeButton locale={locale} texts={texts} slides={slides} stage={stage} />
      </div>
    </Carousel>
  )
}

type EnlargeButtonProps = Pick<GalleryCarouselProps, 'locale' | 'texts' | 'slides'> & {
  stage: RefObject<HTMLDivElement | null>
}

function EnlargeButton({ locale, texts, slides, stage }: EnlargeButtonProps) {
  const t = translate(texts, locale)
  const { position, goTo } = useCarousel()
  async function openLightbox() {
    const { enlarge } = await import('./enlarge')
    const items = [...(stage.current?.querySelectorAll('li') ?? [])]
    await enlarge({
      index: position.current,
      images: slides.map((slide, index) => toLightboxImage(slide, items[index]?.querySelector('svg'))),
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
      onClick={openLightbox}
    />
  )
}
