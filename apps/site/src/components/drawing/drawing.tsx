export type DrawingData = { src: string; alt: string }

type DrawingProps = { drawing: DrawingData; className?: string; alt?: string; loading?: 'lazy' }

/** A drawing in its own colours. */
export function Drawing({ drawing, className, alt, loading }: DrawingProps) {
  return <img className={className} src={drawing.src} alt={alt ?? drawing.alt} loading={loading} />
}

export type InlineDrawingData = { viewBox?: string; fill?: string; content: string; alt: string }

type InlineProps = {
  drawing: InlineDrawingData
  className?: string
  preserveAspectRatio?: string
  /** Repeats the words beside it. */
  isDecoration?: boolean
}

/** A drawing that takes colour and typeface of the text around it; its own style attribute would be refused by the page's policy. */
export function InlineDrawing({ drawing, className, preserveAspectRatio, isDecoration = false }: InlineProps) {
  return (
    <svg
      className={className}
      viewBox={drawing.viewBox}
      preserveAspectRatio={preserveAspectRatio}
      fill={drawing.fill ?? 'currentColor'}
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': drawing.alt })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own media, refused at build time if it holds active content
      dangerouslySetInnerHTML={{ __html: drawing.content }}
    />
  )
}
