export type SvgImageData = { src: string; alt: string }

type SvgImageProps = { svg: SvgImageData; className?: string; alt?: string; loading?: 'lazy' }

/** Renders an SVG file as an image that keeps its own colours. */
export function SvgImage({ svg, className, alt, loading }: SvgImageProps) {
  return <img className={className} src={svg.src} alt={alt ?? svg.alt} loading={loading} />
}

export type InlineSvgData = { viewBox?: string; fill?: string; content: string; alt: string }

type InlineProps = {
  svg: InlineSvgData
  className?: string
  preserveAspectRatio?: string
  /** Id of the shapes, so `RepeatedSvg` can show them again. */
  shapesId?: string
  /** Hides the SVG from screen readers. Use it if a text beside the SVG has the same meaning. */
  isDecoration?: boolean
}

/**
 * Renders an inline SVG that inherits colour and font. It has no style attribute, because the content security policy
 * forbids style attributes.
 */
export function InlineSvg({ svg, className, preserveAspectRatio, shapesId, isDecoration = false }: InlineProps) {
  const shapes = shapesId ? `<g id="${shapesId}">${svg.content}</g>` : svg.content
  return (
    <svg
      className={className}
      viewBox={svg.viewBox}
      preserveAspectRatio={preserveAspectRatio}
      fill={svg.fill ?? 'currentColor'}
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': svg.alt })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own media; the CMS removes active content at upload
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}

type RepeatedProps = { svg: Omit<InlineSvgData, 'content'>; shapesId: string; className?: string }

/** Renders the shapes of an `InlineSvg` of the same page a second time, without a second copy of its markup. */
export function RepeatedSvg({ svg: { viewBox, fill, alt }, shapesId, className }: RepeatedProps) {
  return (
    <svg className={className} viewBox={viewBox} fill={fill ?? 'currentColor'} role="img" aria-label={alt}>
      <use href={`#${shapesId}`} />
    </svg>
  )
}
