import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { Expand } from 'lucide-react'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { IconButton } from '@/components/button/button'
import course from '@/components/course/course.module.css'
import { useHydrated } from '@/components/island/use-hydrated'
import { Picture, type PictureData } from '@/components/picture/picture'
import { type Texts, translate } from '@/i18n/translate'
import styles from './gallery-pictures.module.css'

type GalleryPicturesProps = {
  locale: Locale
  texts: Texts<'gallery' | 'dialog'>
  pictures: PictureData[]
  /** Markup that replaces the first image: a comparison of this image with another one. */
  pair?: ReactNode
}

/** Renders one large image with all images as thumbnails. Without a script, a thumbnail links to its image. */
export function GalleryPictures({ locale, texts, pictures, pair }: GalleryPicturesProps) {
  const t = translate(texts, locale)
  const [{ current, seen }, setView] = useState({ current: 0, seen: new Set([0]) })
  const show = (index: number) => setView((view) => ({ current: index, seen: new Set(view.seen).add(index) }))
  const isHydrated = useHydrated()
  const stage = useRef<HTMLDivElement>(null)

  async function open() {
    const { enlarge } = await import('./enlarge')
    const supportsAvif = stage.current?.querySelector('img')?.currentSrc.endsWith('.avif') ?? false
    await enlarge({
      index: current,
      pictures: pictures.map(({ avif, jpeg, ...picture }) => ({ ...picture, srcSet: supportsAvif ? avif : jpeg })),
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
        {pictures.map(
          (picture, index) =>
            // A page has a dozen images, and most visitors see the first one only.
            seen.has(index) && (
              <div className={styles.pic} key={picture.src} hidden={index !== current}>
                {(index === 0 && pair) || <Picture picture={picture} span="two-thirds" />}
              </div>
            ),
        )}
        <IconButton icon={Expand} label={t('gallery.enlarge')} aria-haspopup="dialog" onClick={open} />
      </div>
      {pictures.length > 1 && (
        <div className={clsx(course.course, styles.thumbs)}>
          {pictures.map((picture, index) => (
            <a
              key={picture.src}
              href={picture.src}
              role={isHydrated ? 'button' : undefined}
              aria-label={t('gallery.picture', { number: index + 1, total: pictures.length })}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => choose(event, index)}
            >
              <Picture picture={picture} span="thumb" alt="" />
            </a>
          ))}
        </div>
      )}
    </>
  )
}
