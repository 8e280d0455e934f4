// Embla moves the slides; the page around it knows nothing of it. What moves by itself rests while the pointer or the
// focus is on it, never moves for people who asked for less motion, and stays still once the button said so.

import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'

const part = (root: HTMLElement, name: string) => root.querySelector<HTMLElement>(`[data-carousel=${name}]`)
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches

export function enhance(root: HTMLElement) {
  const viewport = part(root, 'viewport')
  if (!viewport) return
  const { autoplay, loop, below } = root.dataset
  const player =
    autoplay && !calm ? Autoplay({ delay: Number(autoplay), playOnInit: false, stopOnFocusIn: false }) : null
  const carousel = EmblaCarousel(
    viewport,
    {
      align: 'start',
      loop: loop !== undefined,
      duration: calm ? 0 : 25,
      breakpoints: below ? { [`(min-width: ${below}px)`]: { active: false } } : {},
    },
    player ? [player] : [],
  )
  const markLive = () => viewport.classList.toggle('is-live', !(below && innerWidth >= Number(below)))
  markLive()
  carousel.on('reInit', markLive).on('destroy', markLive)
  loadAhead(carousel)
  connectArrows(root, carousel)
  if (player) connectAutoplay(root, carousel)
  else hide(part(root, 'pause'))
}

function hide(element: HTMLElement | null) {
  if (element) element.hidden = true
}

/**
 * Lazy pictures of slides beside the shown ones are fetched before they slide in: a browser sees them too late.
 * Not before the page itself has loaded: the first picture comes first.
 */
function loadAhead(carousel: EmblaCarouselType) {
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

function connectArrows(root: HTMLElement, carousel: EmblaCarouselType) {
  const previous = part(root, 'previous')
  const next = part(root, 'next')
  const current = part(root, 'current')
  const controls = part(root, 'controls')
  previous?.addEventListener('click', () => carousel.scrollPrev())
  next?.addEventListener('click', () => carousel.scrollNext())
  const update = () => {
    previous?.setAttribute('aria-disabled', String(!carousel.canScrollPrev()))
    next?.setAttribute('aria-disabled', String(!carousel.canScrollNext()))
    if (current) current.textContent = String(carousel.selectedScrollSnap() + 1)
    if (controls) controls.hidden = carousel.scrollSnapList().length < 2
  }
  update()
  carousel.on('select', update).on('reInit', update)
}

function connectAutoplay(root: HTMLElement, carousel: EmblaCarouselType) {
  const pause = part(root, 'pause')
  const play = part(root, 'play')
  const rests = { button: false, pointer: false, focus: false }
  const rest = (reason: keyof typeof rests, resting: boolean) => {
    rests[reason] = resting
    // No plugin while a breakpoint has switched the carousel off, nothing to play with a single slide.
    const player = carousel.plugins()?.autoplay
    if (!player || carousel.scrollSnapList().length < 2) return
    if (Object.values(rests).some(Boolean)) player.stop()
    else player.play()
  }
  root.addEventListener('pointerenter', () => rest('pointer', true))
  root.addEventListener('pointerleave', () => rest('pointer', false))
  root.addEventListener('focusin', () => rest('focus', true))
  root.addEventListener('focusout', () => rest('focus', false))
  const goOn = () => rest('pointer', rests.pointer)
  carousel.on('pointerUp', goOn).on('reInit', goOn)
  const press = (paused: boolean) => {
    if (pause) pause.hidden = paused
    if (play) play.hidden = !paused
    ;(paused ? play : pause)?.focus()
    // Whoever asks for movement sees it at once, although pointer and focus are still on the button.
    if (!paused) rests.pointer = rests.focus = false
    rest('button', paused)
  }
  pause?.addEventListener('click', () => press(true))
  play?.addEventListener('click', () => press(false))
  goOn()
}
