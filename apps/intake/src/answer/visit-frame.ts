import { createHash } from 'node:crypto'
import { escaped } from './page'
import { style } from './visit-page.style'
import { visitTexts } from './visit-texts'

// The pages of a visit. They are written anew for each request, because what is free changes; they need no script,
// and load nothing but the font.

const hash = createHash('sha256').update(style).digest('base64')
export const VISIT_POLICY = `default-src 'none'; font-src 'self'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`

const mark =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path fill="#1c284c" d="M0 0h40v40H0z"/><path fill="none" stroke="#fff" stroke-width="5" d="M0 24c7-8 13-8 20 0s13 8 20 0"/></svg>'
export const check =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="#1c284c"/><path fill="none" stroke="#cbf000" stroke-width="2.5" d="m12 20.5 5.5 5.5L28 15"/></svg>'
export const wave =
  '<svg class="wave" viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true"><path fill="currentColor" d="M0 10c90-18 150 14 260 10 60-2 100-10 140-14v18H0z"/></svg>'

export const twoParts = ([light, bold]: readonly [string, string]) => `${escaped(light)} <b>${escaped(bold)}</b>`

export type Frame = {
  locale: 'es' | 'en'
  title: string
  /** The same page in the other language. */
  otherHref: string
  body: string
}

export function visitFrame({ locale, title, otherHref, body }: Frame): string {
  const texts = visitTexts[locale]
  const other = locale === 'es' ? 'en' : 'es'
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} · Sillar &amp; Mar</title><style>${style}</style></head>
<body>
<header class="bar"><a class="brand" href="${locale === 'en' ? '/en' : '/'}" aria-label="${escaped(texts.home)}">${mark}<span>Sillar &amp; <b>Mar</b></span></a><a href="${escaped(otherHref)}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a></header>
<main class="wrap">
${body}
</main>
</body></html>
`
}
