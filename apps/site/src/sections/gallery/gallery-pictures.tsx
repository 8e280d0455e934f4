import { mediaOf } from '@/content/media'
import { useLanguage } from '@/i18n/language'
import { IconButton } from '@/ui/button'
import { Lightbox } from '@/ui/lightbox'
import { Picture } from '@/ui/picture'

/** One large picture, the others as a course of thumbs. Without a script a thumb opens the picture itself. */
export function GalleryPictures({ images, id, name }: { images: string[]; id: string; name: string }) {
  const { locale, t } = useLanguage()
  const lightbox = `${id}-lightbox`
  return (
    <div data-enhance="gallery">
      <div className="gal__main">
        {images.map((image, index) => (
          <div className="gal__pic" key={image} data-gallery="picture" hidden={index > 0}>
            <Picture image={image} span="two-thirds" />
          </div>
        ))}
        <IconButton icon="expand" label={t('gallery.enlarge')} data-opens={lightbox} />
      </div>
      {images.length > 1 && (
        <div className="course gal__thumbs">
          {images.map((image, index) => (
            <a
              key={image}
              href={mediaOf(image, 'picture', locale).src}
              aria-label={t('gallery.picture', { number: index + 1, total: images.length })}
              aria-current={index === 0 ? 'true' : undefined}
              data-gallery="thumb"
            >
              <Picture image={image} span="thumb" alt="" />
            </a>
          ))}
        </div>
      )}
      <Lightbox id={lightbox} label={t('gallery.lightbox', { name })} several={images.length > 1} />
    </div>
  )
}
