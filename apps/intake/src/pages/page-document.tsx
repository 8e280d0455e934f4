import type { ReactNode } from 'react'

type PageDocumentProps = {
  locale: 'es' | 'en'
  title: string
  /** Whole stylesheet of the page, whose hash is in the content security policy. */
  style: string
  /** Whole script of the page, whose hash is in the content security policy. */
  script?: string | undefined
  children: ReactNode
}

/** Renders a page that loads no file except the font. */
export function PageDocument({ locale, title, style, script, children }: PageDocumentProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{style}</style>
        {script && <script>{script}</script>}
      </head>
      <body>{children}</body>
    </html>
  )
}
