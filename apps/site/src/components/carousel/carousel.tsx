import useEmblaCarousel from 'embla-carousel-react'
import { Pause, Play } from 'lucide-react'
import { createContext, type ReactNode, type RefCallback, useContext, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/button/button'
import {
  type Autoplayer,
  autoplayPlugin,
  carouselOptions,
  loadNearbyImages,
  type Motion,
  prefersReducedMotion,
  startAutoplay,
} from './carousel-motion'
import { type CarouselLabels, CarouselRow, ControlRow, type Slide } from './carousel-parts'

type Position = { current: number; stops: number; hasPrevious: boolean; hasNext: boolean }

type CarouselContext = {
  labels: CarouselLabels
  viewportRef: RefCallback<HTMLElement>
  isActive: boolean
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
  if (!carousel) throw new Error('A track or its controls are outside a carousel.')
  return carousel
}

type CarouselProps = Motion & { label: string; labels: CarouselLabels; className?: string; children: ReactNode }

/**
 * Renders a carousel around one `CarouselTrack` and its `CarouselControls`. Without JavaScript visitors can scroll the
 * slides, but there are no buttons and no autoplay.
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

const initialPosition: Position = { current: 0, stops: 2, hasPrevious: true, hasNext: true }

function useEmbla(motion: Motion, labels: CarouselLabels, root: { current: HTMLElement | null }): CarouselContext {
  const [isMotionReduced, setMotionReduced] = useState(true)
  const [viewportRef, embla] = useEmblaCarousel(
    carouselOptions(motion, isMotionReduced),
    autoplayPlugin(motion, isMotionReduced),
  )
  const [position, setPosition] = useState(initialPosition)
  const [isActive, setActive] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const player = useRef<Autoplayer>(null)
  const { autoplay, below } = motion

  // Only the browser knows whether the visitor prefers reduced motion, so the served HTML assumes reduced motion.
  useEffect(() => setMotionReduced(prefersReducedMotion()), [])

  useEffect(() => {
    if (!embla) return
    const update = () => {
      setActive(!(below && innerWidth >= below))
      setPosition({
        current: embla.selectedScrollSnap(),
        stops: embla.scrollSnapList().length,
        hasPrevious: embla.canScrollPrev(),
        hasNext: embla.canScrollNext(),
      })
    }
    update()
    embla.on('select', update).on('reInit', update).on('destroy', update)
    loadNearbyImages(embla)
    return () => {
      embla.off('select', update).off('reInit', update).off('destroy', update)
    }
  }, [embla, below])

  useEffect(() => {
    if (embla && autoplay && !isMotionReduced && root.current) player.current = startAutoplay(root.current, embla)
  }, [embla, autoplay, isMotionReduced, root])

  return {
    labels,
    viewportRef,
    isActive,
    position,
    isPausable: Boolean(autoplay) && !(isActive && isMotionReduced),
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
  slides: Slide[]
  /**
   * True for slides without links. Their row is focusable while the carousel is inactive, because arrow keys must
   * scroll it.
   */
  isOnlyText?: boolean
}

export function CarouselTrack({ isOnlyText = false, ...row }: TrackProps) {
  const { labels, viewportRef, isActive } = useCarousel()
  return (
    <CarouselRow
      {...row}
      labels={labels}
      isActive={isActive}
      ref={viewportRef}
      tabIndex={isOnlyText && !isActive ? 0 : undefined}
    />
  )
}

type ControlsProps = { className?: string; count?: number; round?: boolean }

/**
 * Renders the arrows and, if `count` is set, the position. A carousel with autoplay also has the pause button that WCAG
 * 2.2.2 requires.
 */
export function CarouselControls({ className, count, round = false }: ControlsProps) {
  const { labels, position, isPausable, isPaused, setPaused, previous, next } = useCarousel()
  return (
    <ControlRow
      className={className}
      hidden={position.stops < 2}
      labels={labels}
      round={round}
      previous={{ 'aria-disabled': !position.hasPrevious, onClick: previous }}
      next={{ 'aria-disabled': !position.hasNext, onClick: next }}
    >
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
    </ControlRow>
  )
}
