import { openLightbox } from '@/components/lightbox/open-lightbox'
import type { KeyOf, Translate } from '@/i18n/translate'

type EnlargedPicture = { src: string; srcSet: string; width: number; height: number; alt: string }

type Enlarge = {
  pictures: EnlargedPicture[]
  index: number
  t: Translate<KeyOf<'gallery' | 'dialog'>>
  onChange(index: number): void
}

/** Opens an image in the lightbox. This file loads on demand, together with the viewer. */
export async function enlarge({ pictures, index, t, onChange }: Enlarge) {
  await openLightbox({
    index,
    pictures,
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
