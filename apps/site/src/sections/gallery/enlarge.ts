import { openLightbox } from '@/components/lightbox/open-lightbox'
import type { KeyOf, Translate } from '@/i18n/translate'

type EnlargedImage = { src: string; srcSet: string; width: number; height: number; alt: string }

type EnlargeOptions = {
  images: EnlargedImage[]
  index: number
  t: Translate<KeyOf<'gallery' | 'dialog'>>
  onChange(index: number): void
}

/** Opens an image in the lightbox. This file and the lightbox load only on demand. */
export async function enlarge({ images, index, t, onChange }: EnlargeOptions) {
  await openLightbox({
    index,
    images,
    labels: {
      close: t('dialog.close'),
      previous: t('gallery.previous'),
      next: t('gallery.next'),
      zoom: t('gallery.zoom'),
      failed: t('gallery.failed'),
    },
    onChange,
  })
}
