import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { Expand } from 'lucide-react'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { IconButton } from '@/components/button/button'
import course from '@/components/course/course.module.css'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { useHydrated } from '@/components/island/use-hydrated'
import { type Texts, translate } from '@/i18n/translate'
import styles from './gallery-images.module.css'

type GalleryImagesProps = {
  locale: Locale
  texts: Texts<'gallery' | 'dialog'>
  images: ResponsiveImage[]
  /** Markup that replaces the first image: a comparison of this image with another image. */
  pair?: ReactNode
}

/** Renders one large image with all images as thumbnails. Without JavaScript, a thumbnail links to its image. */
export function GalleryImages({ locale, texts, images, pair }: GalleryImagesProps) {
  const t = translate(texts, locale)
  const [{ current, seen }, setView] = useState({ current: 0, seen: new Set([0]) })
  const show = (index: number) => setView((view) => ({ current: index, seen: new Set(view.seen).add(index) }))
  const isHydrated = useHydrated()
  const stage = useRef<HTMLDivElement>(null)

  async function openLightbox() {
    const { enlarge } = await import('./enlarge')
    const supportsAvif = stage.current?.querySelector('img')?.currentSrc.endsWith('.avif') ?? false
    await enlarge({
      index: current,
      images: images.map(({ avif, jpeg, ...image }) => ({ ...image, srcSet: supportsAvif ? avif : jpeg })),
      t,
      onChange: show,
    })
  }

  function choose(event: MouseEvent, index: number) {
    event.preventDefault()
    show(index)
  }

  return (
    <>
      <div className={styles.main} ref={stage}>
        {images.map(
          (image, index) =>
            // A page has a dozen images, and most visitors see only the first.
            seen.has(index) && (
              <div className={styles.pic} key={image.src} hidden={index !== current}>
                {(index === 0 && pair) || <Image image={image} span="two-thirds" />}
              </div>
            ),
        )}
        <IconButton icon={Expand} label={t('gallery.enlarge')} aria-haspopup="dialog" onClick={openLightbox} />
      </div>
      {images.length > 1 && (
        <div className={clsx(course.course, styles.thumbs)}>
          {images.map((image, index) => (
            <a
              key={image.src}
              href={image.src}
              role={isHydrated ? 'button' : undefined}
              aria-label={t('gallery.image', { number: index + 1, total: images.length })}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => choose(event, index)}
            >
              <Image image={image} span="thumb" alt="" />
            </a>
          ))}
        </div>
      )}
    </>
  )
}
