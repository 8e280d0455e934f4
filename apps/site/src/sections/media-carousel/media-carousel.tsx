import { Pause, Play } from 'lucide-react'
import { IconButton } from '@/components/button/button'
import { type CarouselLabels, CarouselRow, ControlRow } from '@/components/carousel/carousel-parts'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { underHeader } from '@/components/under-header/under-header.dom'
import { VideoPlayer, type VideoPlayerData } from '@/components/video-player/video-player'
import { carouselPart, carouselRoot } from './media-carousel.dom'
import styles from './media-carousel.module.css'

type MediaSlide = { image: ResponsiveImage; video: VideoPlayerData | null }

type MediaCarouselProps = { label: string; labels: CarouselLabels; slides: MediaSlide[] }

/**
 * Renders the images and videos at the top of a page. A script without React moves the carousel, because visitors see
 * it before React loads.
 */
export function MediaCarousel({ label, labels, slides }: MediaCarouselProps) {
  const hasSeveral = slides.length > 1
  return (
    <div className={styles.mediaCarousel} {...underHeader}>
      <section aria-roledescription={labels.kind} aria-label={label} {...(hasSeveral && carouselRoot)}>
        <CarouselRow
          className={styles.viewport}
          labels={labels}
          slides={slides.map(({ image, video }, index) => ({
            key: image.src,
            content: video ? (
              <VideoPlayer className={styles.video} frameClassName={styles.frame} {...video} />
            ) : (
              <Image image={image} span="full" hero={index === 0} upright />
            ),
          }))}
          {...carouselPart('viewport')}
        />
        {hasSeveral && <Controls labels={labels} count={slides.length} />}
      </section>
    </div>
  )
}

/** Renders the buttons of the carousel. WCAG 2.2.2 requires a pause button for autoplay. */
function Controls({ labels, count }: { labels: CarouselLabels; count: number }) {
  return (
    <ControlRow
      className={styles.controls}
      labels={labels}
      previous={carouselPart('previous')}
      next={carouselPart('next')}
    >
      <span className={styles.count} aria-hidden="true">
        <span {...carouselPart('current')}>1</span>
        {'\u00a0/\u00a0'}
        {count}
      </span>
      <IconButton icon={Pause} label={labels.pause} {...carouselPart('pause')} />
      <IconButton icon={Play} label={labels.play} hidden {...carouselPart('play')} />
    </ControlRow>
  )
}
