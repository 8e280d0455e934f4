import { Expand } from 'lucide-react'
import { IconButton } from '@/components/button/button'
import {
  Carousel,
  CarouselControls,
  type CarouselLabels,
  CarouselTrack,
  useCarousel,
} from '@/components/carousel/carousel'
import { Drawing } from '@/components/drawing/drawing'
import { Picture, type PictureData } from '@/components/picture/picture'
import type { Locale } from '@/i18n/locales'
import { type Texts, translate } from '@/i18n/translate'
import styles from './gallery-slider.module.css'

type PlanData = { src: string; alt: string; width: number; height: number }
type Slide = { kind: 'picture'; picture: PictureData } | { kind: 'drawing'; plan: PlanData }

type GallerySliderProps = {
  locale: Locale
  texts: Texts<'gallery' | 'dialog'>
  labels: CarouselLabels
  title: string
  slides: Slide[]
}

const fileOf = (slide: Slide) => (slide.kind === 'picture' ? slide.picture : slide.plan)

/** One of the two sliders of an apartment building: pictures fill their slide, plans are shown whole. */
export function GallerySlider({ locale, texts, labels, title, slides }: GallerySliderProps) {
  return (
    <Carousel className={styles.slider} label={title} labels={labels}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <CarouselControls count={slides.length} />
      </div>
      <div className={styles.stage}>
        <CarouselTrack
          className={styles.track}
          isOnlyText
          slides={slides.map((slide) => ({
            key: fileOf(slide).src,
            content:
              slide.kind === 'picture' ? (
                <Picture picture={slide.picture} span="two-thirds" />
              ) : (
                <Drawing className={styles.plan} drawing={slide.plan} loading="lazy" />
              ),
          }))}
        />
        <EnlargeButton locale={locale} texts={texts} slides={slides} />
      </div>
    </Carousel>
  )
}

function EnlargeButton({ locale, texts, slides }: Pick<GallerySliderProps, 'locale' | 'texts' | 'slides'>) {
  const t = translate(texts, locale)
  const { position, goTo } = useCarousel()
  async function open() {
    const { enlarge } = await import('./enlarge')
    await enlarge({
      index: position.current,
      pictures: slides.map((slide) => ({
        ...fileOf(slide),
        srcSet: slide.kind === 'picture' ? slide.picture.jpeg : '',
      })),
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
