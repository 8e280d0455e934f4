// This module does not use React, because the first carousel of a page must work before React loads.

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'

export type Motion = {
  /** Milliseconds between slides. If it is not set, the carousel has no autoplay. */
  autoplay?: number
  loop?: boolean
  /** Viewport width in pixels from which the carousel is disabled, because all slides are visible. */
  below?: number
}

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function carouselOptions({ loop = false, below }: Motion, isMotionReduced: boolean): EmblaOptionsType {
  return {
    align: 'start',
    loop,
    duration: isMotionReduced ? 0 : 25,
    breakpoints: below ? { [`(min-width: ${below}px)`]: { active: false } } : {},
  }
}

export const autoplayPlugin = ({ autoplay }: Motion, isMotionReduced: boolean) =>
  autoplay && !isMotionReduced ? [Autoplay({ delay: autoplay, playOnInit: false, stopOnFocusIn: false })] : []

/**
 * Loads the lazy images of the visible slides and their neighbours, because the browser would load them only when they
 * slide in. It waits until the page has loaded, because the first image has priority.
 */
export function loadNearbyImages(carousel: EmblaCarouselType) {
  const load = () => {
    const slides = carousel.slideNodes()
    const nearbyIndexes = carousel.slidesInView().flatMap((index) => [index - 1, index, index + 1])
    for (const index of nearbyIndexes) {
      const images = slides.at(index % slides.length)?.querySelectorAll<HTMLImageElement>('img[loading=lazy]') ?? []
      for (const image of images) image.loading = 'eager'
    }
  }
  const start = () => {
    load()
    carousel.on('slidesInView', load)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

export type Autoplayer = { pause(): void; play(): void }

/**
 * Starts autoplay. It pauses while the pointer or the focus is in the carousel, while a video plays, and after a click
 * on the pause button.
 */
export function startAutoplay(root: HTMLElement, carousel: EmblaCarouselType): Autoplayer {
  const pauseReasons = { button: false, pointer: false, focus: false, video: false }
  const update = () => {
    // The plugin is missing while a breakpoint disables the carousel.
    const player = carousel.plugins()?.autoplay
    if (!player || carousel.scrollSnapList().length < 2) return
    if (Object.values(pauseReasons).some(Boolean)) player.stop()
    else player.play()
  }
  const setReason = (reason: keyof typeof pauseReasons, isPaused: boolean) => () => {
    pauseReasons[reason] = isPaused
    update()
  }
  root.addEventListener('pointerenter', setReason('pointer', true))
  root.addEventListener('pointerleave', setReason('pointer', false))
  root.addEventListener('focusin', setReason('focus', true))
  root.addEventListener('focusout', setReason('focus', false))
  // Video events do not bubble, so they need capturing listeners. A video that ends also fires `pause`.
  root.addEventListener('play', setReason('video', true), true)
  root.addEventListener('pause', setReason('video', false), true)
  carousel.on('pointerUp', update).on('reInit', update)
  update()
  return {
    pause: setReason('button', true),
    play() {
      // Autoplay must resume at once, although the pointer and the focus are still on the button.
      Object.assign(pauseReasons, { button: false, pointer: false, focus: false })
      update()
    },
  }
}
