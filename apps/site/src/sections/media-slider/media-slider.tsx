import clsx from 'clsx'
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { IconButton } from '@/components/button/button'
import type { CarouselLabels } from '@/components/carousel/carousel'
import carousel from '@/components/carousel/carousel.module.css'
import { FilmPlayer, type FilmPlayerData } from '@/components/film-player/film-player'
import { Picture, type PictureData } from '@/components/picture/picture'
import { underHeader } from '@/components/under-header/under-header.hooks'
import { sliderPart, sliderRoot } from './media-slider.hooks'
import styles from './media-slider.module.css'

type Slide = { picture: PictureData; film: FilmPlayerData | null }

type MediaSliderProps = { label: string; labels: CarouselLabels; slides: Slide[] }

/**
 * The page's first view: pictures and films of the project, alone and untouched. It moves by a script of its own,
 * because it is seen before React could be there.
 */
export function MediaSlider({ label, labels, slides }: MediaSliderProps) {
  const hasSeveral = slides.length > 1
  return (
    <div className={styles.mediaSlider} {...underHeader}>
      <section aria-roledescription={labels.kind} aria-label={label} {...(hasSeveral && sliderRoot)}>
        <div className={clsx(carousel.viewport, styles.viewport)} {...sliderPart('viewport')}>
          <ul className={carousel.track}>
            {slides.map(({ picture, film }, index) => (
              <li key={picture.src} className={carousel.slide} aria-label={labels.slides[index]}>
                {film ? (
                  <FilmPlayer className={styles.film} frameClassName={styles.frame} {...film} />
                ) : (
                  <Picture picture={picture} span="full" hero={index === 0} upright />
                )}
              </li>
            ))}
          </ul>
        </div>
        {hasSeveral && <Controls labels={labels} count={slides.length} />}
      </section>
    </div>
  )
}

/** What moves by itself can be stopped (WCAG 2.2.2). */
function Controls({ labels, count }: { labels: CarouselLabels; count: number }) {
  return (
    <div className={clsx(carousel.controls, styles.controls)} {...sliderPart('controls')}>
      <span aria-hidden="true">
        <span {...sliderPart('current')}>1</span> / {count}
      </span>
      <IconButton icon={Pause} label={labels.pause} {...sliderPart('pause')} />
      <IconButton icon={Play} label={labels.play} hidden {...sliderPart('play')} />
      <IconButton icon={ArrowLeft} label={labels.previous} {...sliderPart('previous')} />
      <IconButton icon={ArrowRight} label={labels.next} {...sliderPart('next')} />
    </div>
  )
}
