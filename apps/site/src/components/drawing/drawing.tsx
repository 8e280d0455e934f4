export type DrawingData = { src: string; alt: string }

type DrawingProps = { drawing: DrawingData; className?: string; alt?: string; loading?: 'lazy' }

/** Renders an SVG file as an image that keeps its own colours. */
export function Drawing({ drawing, className, alt, loading }: DrawingProps) {
  return <img className={className} src={drawing.src} alt={alt ?? drawing.alt} loading={loading} />
}

export type InlineDrawingData = { viewBox?: string; fill?: string; content: string; alt: string }

type InlineProps = {
  drawing: InlineDrawingData
  className?: string
  preserveAspectRatio?: string
  /** Id of the shapes, so `RepeatedDrawing` can show them again. */
  shapesId?: string
  /** Hides the SVG from screen readers. Use it if a text beside the SVG has the same meaning. */
  isDecoration?: boolean
}

/**
 * Renders an inline SVG that inherits colour and font. It has no style attribute, because the content security policy
 * forbids style attributes.
 */
export function InlineDrawing({
  drawing,
  className,
  preserveAspectRatio,
  shapesId,
  isDecoration = false,
}: InlineProps) {
  const shapes = shapesId ? `<g id="${shapesId}">${drawing.content}</g>` : drawing.content
  return (
    <svg
      className={className}
      viewBox={drawing.viewBox}
      preserveAspectRatio={preserveAspectRatio}
      fill={drawing.fill ?? 'currentColor'}
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': drawing.alt })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own media; the CMS removes active content at upload
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}

type RepeatedProps = { drawing: Omit<InlineDrawingData, 'content'>; shapesId: string; className?: string }

/** Renders the shapes of an `InlineDrawing` of the same page a second time, without a second copy of its markup. */
export function RepeatedDrawing({ drawing: { viewBox, fill, alt }, shapesId, className }: RepeatedProps) {
  return (
    <svg className={className} viewBox={viewBox} fill={fill ?? 'currentColor'} role="img" aria-label={alt}>
      <use href={`#${shapesId}`} />
    </svg>
  )
}
