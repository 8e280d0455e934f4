import clsx from 'clsx'
import useEmblaCarousel from 'embla-carousel-react'
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { createContext, type ReactNode, type RefCallback, useContext, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/button/button'
import styles from './carousel.module.css'
import {
  type Autoplayer,
  autoplayPlugin,
  carouselOptions,
  loadAhead,
  type Motion,
  playByItself,
  wantsLessMotion,
} from './carousel-motion'

export type CarouselLabels = {
  kind: string
  previous: string
  next: string
  pause: string
  play: string
  slides: string[]
}

type Position = { current: number; stops: number; hasPrevious: boolean; hasNext: boolean }

type CarouselContext = {
  labels: CarouselLabels
  viewportRef: RefCallback<HTMLElement>
  isLive: boolean
  position: Position
  isPausable: boolean
  isPaused: boolean
  previous(): void
  next(): void
  goTo(index: number): void
  setPaused(paused: boolean): void
}

const Context = createContext<CarouselContext | null>(null)

export function useCarousel(): CarouselContext {
  const carousel = useContext(Context)
  if (!carousel) throw new Error('A track or its controls stand outside a carousel.')
  return carousel
}

type CarouselProps = Motion & { label: string; labels: CarouselLabels; className?: string; children: ReactNode }

/**
 * A row of slides. Without a script it scrolls sideways and snaps; hydrated, it has buttons, loop and autoplay.
 * Inside: one `CarouselTrack`, and `CarouselControls` wherever the design wants them.
 */
export function Carousel({ label, labels, autoplay, loop, below, className, children }: CarouselProps) {
  const root = useRef<HTMLElement>(null)
  const value = useEmbla({ autoplay, loop, below }, labels, root)
  return (
    <Context value={value}>
      <section ref={root} className={className} aria-roledescription={labels.kind} aria-label={label}>
        {children}
      </section>
    </Context>
  )
}

const atStart: Position = { current: 0, stops: 2, hasPrevious: true, hasNext: true }

function useEmbla(motion: Motion, labels: CarouselLabels, root: { current: HTMLElement | null }): CarouselContext {
  const [calm, setCalm] = useState(true)
  const [viewportRef, embla] = useEmblaCarousel(carouselOptions(motion, calm), autoplayPlugin(motion, calm))
  const [position, setPosition] = useState(atStart)
  const [isLive, setLive] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const player = useRef<Autoplayer>(null)
  const { autoplay, below } = motion

  // Known in the browser alone; until then nothing moves.
  useEffect(() => setCalm(wantsLessMotion()), [])

  useEffect(() => {
    if (!embla) return
    const update = () => {
      setLive(!(below && innerWidth >= below))
      setPosition({
        current: embla.selectedScrollSnap(),
        stops: embla.scrollSnapList().length,
        hasPrevious: embla.canScrollPrev(),
        hasNext: embla.canScrollNext(),
      })
    }
    update()
    embla.on('select', update).on('reInit', update).on('destroy', update)
    loadAhead(embla)
    return () => {
      embla.off('select', update).off('reInit', update).off('destroy', update)
    }
  }, [embla, below])

  useEffect(() => {
    if (embla && autoplay && !calm && root.current) player.current = playByItself(root.current, embla)
  }, [embla, autoplay, calm, root])

  return {
    labels,
    viewportRef,
    isLive,
    position,
    isPausable: Boolean(autoplay) && !(isLive && calm),
    isPaused,
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
    goTo: (index) => embla?.scrollTo(index),
    setPaused(paused) {
      setIsPaused(paused)
      if (paused) player.current?.pause()
      else player.current?.play()
    },
  }
}

type TrackProps = {
  className?: string
  slideClassName?: string
  slides: { key: string; content: ReactNode }[]
  /** Slides without a link: until there are arrows, keys must be able to scroll the row itself. */
  isOnlyText?: boolean
}

export function CarouselTrack({ className, slideClassName, slides, isOnlyText = false }: TrackProps) {
  const { labels, viewportRef, isLive } = useCarousel()
  return (
    <div
      className={clsx(styles.viewport, isLive && styles.live, className)}
      ref={viewportRef}
      tabIndex={isOnlyText && !isLive ? 0 : undefined}
    >
      <ul className={styles.track}>
        {slides.map(({ key, content }, index) => (
          <li key={key} className={clsx(styles.slide, slideClassName)} aria-label={labels.slides[index]}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  )
}

type ControlsProps = { className?: string; count?: number; round?: boolean }

/** What moves by itself can be stopped (WCAG 2.2.2). */
export function CarouselControls({ className, count, round = false }: ControlsProps) {
  const { labels, position, isPausable, isPaused, setPaused, previous, next } = useCarousel()
  return (
    <div className={clsx(styles.controls, className)} hidden={position.stops < 2}>
      {count && (
        <span aria-hidden="true">
          {position.current + 1} / {count}
        </span>
      )}
      {isPausable && (
        <IconButton
          icon={isPaused ? Play : Pause}
          label={isPaused ? labels.play : labels.pause}
          round={round}
          onClick={() => setPaused(!isPaused)}
        />
      )}
      <IconButton
        icon={ArrowLeft}
        label={labels.previous}
        round={round}
        aria-disabled={!position.hasPrevious}
        onClick={previous}
      />
      <IconButton
        icon={ArrowRight}
        label={labels.next}
        round={round}
        aria-disabled={!position.hasNext}
        onClick={next}
      />
    </div>
  )
}
