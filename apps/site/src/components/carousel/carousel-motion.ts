// Shared by the carousels of islands and by the first carousel of a page, which must work before React has loaded. Autoplay
// pauses while the pointer or the focus is on the carousel, is off with reduced motion, and stops with its button.

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'

export type Motion = {
  /** Milliseconds between slides; without it there is no autoplay. */
  autoplay?: number
  loop?: boolean
  /** Only below this width: on wider screens all slides are visible. */
  below?: number
}

export const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function carouselOptions({ loop = false, below }: Motion, calm: boolean): EmblaOptionsType {
  return {
    align: 'start',
    loop,
    duration: calm ? 0 : 25,
    breakpoints: below ? { [`(min-width: ${below}px)`]: { active: false } } : {},
  }
}

export const autoplayPlugin = ({ autoplay }: Motion, calm: boolean) =>
  autoplay && !calm ? [Autoplay({ delay: autoplay, playOnInit: false, stopOnFocusIn: false })] : []

/**
 * Loads the lazy images of neighbouring slides before they slide in, which the browser would do too late. Waits until the
 * page has loaded, so that the first image has priority.
 */
export function loadAhead(carousel: EmblaCarouselType) {
  const load = () => {
    const slides = carousel.slideNodes()
    const beside = carousel.slidesInView().flatMap((index) => [index - 1, index, index + 1])
    for (const index of beside) {
      const pictures = slides.at(index % slides.length)?.querySelectorAll<HTMLImageElement>('img[loading=lazy]') ?? []
      for (const picture of pictures) picture.loading = 'eager'
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

/** Starts autoplay, which pauses for pointer, focus, button and video. */
export function playByItself(root: HTMLElement, carousel: EmblaCarouselType): Autoplayer {
  const rests = { button: false, pointer: false, focus: false, film: false }
  const update = () => {
    // There is no plugin while a breakpoint disables the carousel, and nothing to play with a single slide.
    const player = carousel.plugins()?.autoplay
    if (!player || carousel.scrollSnapList().length < 2) return
    if (Object.values(rests).some(Boolean)) player.stop()
    else player.play()
  }
  const rest = (reason: keyof typeof rests, resting: boolean) => () => {
    rests[reason] = resting
    update()
  }
  root.addEventListener('pointerenter', rest('pointer', true))
  root.addEventListener('pointerleave', rest('pointer', false))
  root.addEventListener('focusin', rest('focus', true))
  root.addEventListener('focusout', rest('focus', false))
  // Video events do not bubble. A video that ends fires `pause`.
  root.addEventListener('play', rest('film', true), true)
  root.addEventListener('pause', rest('film', false), true)
  carousel.on('pointerUp', update).on('reInit', update)
  update()
  return {
    pause: rest('button', true),
    play() {
      // Resume immediately, although pointer and focus are still on the button.
      Object.assign(rests, { button: false, pointer: false, focus: false })
      update()
    },
  }
}
