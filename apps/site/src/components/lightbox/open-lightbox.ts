// This module and PhotoSwipe load only when a visitor opens an image.

import PhotoSwipe from 'photoswipe'
import libraryUrl from 'photoswipe/style.css?url'
import { loadStylesheet } from '@/components/stylesheet/load-stylesheet'
import overridesUrl from './lightbox.css?url'

type LightboxImage = { src: string; srcSet: string; width: number; height: number; alt: string }
type LightboxLabels = { close: string; previous: string; next: string; zoom: string; failed: string }

/**
 * Up to this screen height in pixels, even a phone has no free space below an image. It matches 24rem in the style
 * sheets.
 */
const LOW_SCREEN_HEIGHT = 384

type LightboxOptions = {
  images: LightboxImage[]
  index: number
  labels: LightboxLabels
  onChange(index: number): void
}

export async function openLightbox({ images, index, labels, onChange }: LightboxOptions) {
  await loadStylesheet(libraryUrl)
  await loadStylesheet(overridesUrl)
  const lightbox = new PhotoSwipe({
    dataSource: images.map(({ src, srcSet, width, height, alt }) => ({ src, srcset: srcSet, width, height, alt })),
    index,
    bgOpacity: 1,
    // The padding leaves space for the caption. Phones in portrait orientation already have free space below the image.
    paddingFn: ({ x, y }) => ({ top: 0, bottom: x < 768 && y > LOW_SCREEN_HEIGHT ? 0 : 48, left: 0, right: 0 }),
    closeTitle: labels.close,
    arrowPrevTitle: labels.previous,
    arrowNextTitle: labels.next,
    zoomTitle: labels.zoom,
    errorMsg: labels.failed,
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
  })
  lightbox.on('change', () => onChange(lightbox.currIndex))
  lightbox.on('uiRegister', () => addCaption(lightbox))
  lightbox.init()
}

/** Shows the alternative text as a visible caption. */
function addCaption(lightbox: PhotoSwipe) {
  lightbox.ui?.registerElement({
    name: 'caption',
    order: 9,
    appendTo: 'root',
    onInit(element) {
      element.setAttribute('aria-live', 'polite')
      lightbox.on('change', () => {
        element.textContent = lightbox.currSlide?.data.alt ?? ''
      })
    },
  })
}
