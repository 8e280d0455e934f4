import { createHash } from 'node:crypto'
import { escaped } from '../pages/page'
import { houseBar } from '../pages/page-header'
import { visitTexts } from './appointment.messages'
import { style } from './appointment-page.style'

// The pages of a visit. They are written anew for each request, because what is free changes; they need no script,
// and load nothing but the font.

const hash = createHash('sha256').update(style).digest('base64')
export const VISIT_POLICY = `default-src 'none'; font-src 'self'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`

export const check =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="#1c284c"/><path fill="none" stroke="#cbf000" stroke-width="2.5" d="m12 20.5 5.5 5.5L28 15"/></svg>'
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
${houseBar(locale, `<a href="${escaped(otherHref)}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a>`)}
<main class="wrap">
${body}
</main>
</body></html>
`
}
