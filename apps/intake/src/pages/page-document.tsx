import type { ReactNode } from 'react'

type PageDocumentProps = {
  locale: 'es' | 'en'
  title: string
  /** The whole stylesheet of the page; the content security policy has its hash. */
  style: string
  children: ReactNode
}

/** A page that loads nothing but the font: no script, image or stylesheet. */
export function PageDocument({ locale, title, style, children }: PageDocumentProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>{children}</body>
    </html>
  )
}
