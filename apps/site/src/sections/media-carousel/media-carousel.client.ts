import EmblaCarousel from 'embla-carousel'
import carousel from '@/components/carousel/carousel.module.css'
import {
  type Autoplayer,
  autoplayPlugin,
  carouselOptions,
  loadNearbyImages,
  prefersReducedMotion,
  startAutoplay,
} from '@/components/carousel/carousel-motion'
import { partOf } from './media-carousel.dom'

const motion = { autoplay: 3000, loop: true }

export function startCarousel(root: HTMLElement) {
  const viewport = partOf(root, 'viewport')
  if (!viewport) return
  const isMotionReduced = prefersReducedMotion()
  const embla = EmblaCarousel(
    viewport,
    // Dragging the seek bar of a video must not drag the slide.
    {
      ...carouselOptions(motion, isMotionReduced),
      watchDrag: (_, { target }) => !(target instanceof HTMLVideoElement),
    },
    autoplayPlugin(motion, isMotionReduced),
  )
  viewport.classList.add(carousel.live ?? '')
  loadNearbyImages(embla)
  partOf(root, 'previous')?.addEventListener('click', () => embla.scrollPrev())
  partOf(root, 'next')?.addEventListener('click', () => embla.scrollNext())
  const current = partOf(root, 'current')
  embla.on('select', () => {
    if (current) current.textContent = String(embla.selectedScrollSnap() + 1)
    for (const video of viewport.querySelectorAll('video')) video.pause()
  })
  const pause = partOf(root, 'pause')
  const play = partOf(root, 'play')
  if (!pause || !play) return
  if (isMotionReduced) {
    pause.hidden = true
    return
  }
  let isPaused = false
  let player: Autoplayer | undefined
  const setPaused = (nextPaused: boolean) => {
    isPaused = nextPaused
    pause.hidden = isPaused
    play.hidden = !isPaused
    ;(isPaused ? play : pause).focus()
    if (isPaused) player?.pause()
    else player?.play()
  }
  waitForFirstImages(viewport).then(() => {
    player = startAutoplay(root, embla)
    if (isPaused) player.pause()
  })
  pause.addEventListener('click', () => setPaused(true))
  play.addEventListener('click', () => setPaused(false))
}

/** Waits until the first two images have loaded or failed, because autoplay must not start with a missing image. */
const waitForFirstImages = (viewport: HTMLElement) =>
  Promise.allSettled(
    [...viewport.querySelectorAll<HTMLImageElement>('picture img')].slice(0, 2).map((image) => image.decode()),
  )
