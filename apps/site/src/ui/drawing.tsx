import { drawingMarkup, mediaOf } from '@/content/media'
import { useLanguage } from '@/i18n/language'

type DrawingProps = { drawing: string; className?: string; alt?: string; loading?: 'lazy' }

/** A drawing in its own colours. */
export function Drawing({ drawing, className, alt, loading }: DrawingProps) {
  const { locale } = useLanguage()
  const { src, alt: ownAlt } = mediaOf(drawing, 'drawing', locale)
  return <img className={className} src={src} alt={alt ?? ownAlt} loading={loading} />
}

type InlineProps = { drawing: string; className?: string; preserveAspectRatio?: string }

/** A drawing that takes colour and typeface of the text around it; its own style attribute would be refused by the page's policy. */
export function InlineDrawing({ drawing, className = '', preserveAspectRatio }: InlineProps) {
  const { locale } = useLanguage()
  const markup = drawingMarkup(drawing, locale)
  const openingTag = markup.slice(0, markup.indexOf('>'))
  const attribute = (name: string) => openingTag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]
  return (
    <svg
      className={className}
      viewBox={attribute('viewBox')}
      preserveAspectRatio={preserveAspectRatio}
      fill={attribute('fill') ?? 'currentColor'}
      role="img"
      aria-label={mediaOf(drawing, 'drawing', locale).alt}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: read from our media when the site is built; active content is refused there
      dangerouslySetInnerHTML={{ __html: markup.slice(markup.indexOf('>') + 1, markup.lastIndexOf('</svg>')) }}
    />
  )
}
