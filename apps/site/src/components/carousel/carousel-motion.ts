// Shared by the carousels of islands and by the first slider of a page, which must move before React is there. What
// moves by itself rests while the pointer or the focus is on it, never moves for people who asked for less motion, and
// stays still once the button said so.

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'

export type Motion = {
  /** Milliseconds between slides; without it nothing moves by itself. */
  autoplay?: number
  loop?: boolean
  /** Below this width only: on wider screens the slides stand side by side. */
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
 * Lazy pictures of slides beside the shown ones are fetched before they slide in: a browser sees them too late.
 * Not before the page itself has loaded: the first picture comes first.
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

/** Moves the slides by itself, and rests for pointer, focus and button. */
export function playByItself(root: HTMLElement, carousel: EmblaCarouselType): Autoplayer {
  const rests = { button: false, pointer: false, focus: false, film: false }
  const update = () => {
    // No plugin while a breakpoint has switched the carousel off, nothing to play with a single slide.
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
  // Events of a film do not bubble. It ends with a pause.
  root.addEventListener('play', rest('film', true), true)
  root.addEventListener('pause', rest('film', false), true)
  carousel.on('pointerUp', update).on('reInit', update)
  update()
  return {
    pause: rest('button', true),
    play() {
      // Whoever asks for movement sees it at once, although pointer and focus are still on the button.
      Object.assign(rests, { button: false, pointer: false, focus: false })
      update()
    },
  }
}
