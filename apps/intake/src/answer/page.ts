import { createHash } from 'node:crypto'
import { fontFace, fontFamily } from './house-font'

// The page a visitor without JavaScript gets as an answer. It waits for nothing else: no script, no
// image, and the font of the house replaces the system's when it is there.

const style = `
${fontFace}
:root { color-scheme: light }
body { margin: 0; background: #f4f1ec; color: #1c284c; font: 1.0625rem/1.55 ${fontFamily} }
main { max-width: 38rem; margin: 12vh auto 4rem; padding: 2.5rem 1.5rem; background: #fff; border-top: 6px solid #cbf000 }
h1 { margin: 0 0 1rem; font-size: 2rem; line-height: 1.1; letter-spacing: -.02em }
ul { padding-left: 1.2rem }
.reference { display: inline-block; margin: .5rem 0 1rem; padding: .5rem .9rem; background: #1c284c; color: #fff; font: 700 1.25rem/1.3 ui-monospace, monospace; letter-spacing: .05em }
.letter { margin: 1.5rem 0; padding: 1.25rem 1.5rem; background: #f4f1ec; overflow-wrap: anywhere }
.letter h2 { margin: 0 0 .75rem; font-size: 1.0625rem }
.letter p { margin: 0; white-space: pre-wrap }
.facts { margin: 1.5rem 0; padding: 0 }
.facts div { padding: 1rem 0; border-top: 1px solid #ddd8cf }
.facts dt { color: #5c6480; font-size: .9375rem }
.facts dd { margin: 0; font-weight: 600; font-size: 1.1875rem; line-height: 1.3; overflow-wrap: anywhere }
.facts dd small { display: block; margin-top: .15rem; font-weight: 400; font-size: .9375rem }
.choices { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0 }
.choices form { margin: 0 }
button { min-height: 3rem; padding: .5rem 1.5rem; border: 2px solid #1c284c; border-radius: 1.5rem; background: none; color: #1c284c; font: 600 1.0625rem/1.3 ${fontFamily}; cursor: pointer }
.choices form:first-child:not(:only-child) button { background: #1c284c; color: #fff }
button:focus-visible { outline: 3px solid #1c284c; outline-offset: 3px }
a { color: inherit; font-weight: 600; text-underline-offset: .2em }
a:focus-visible { outline: 3px solid #1c284c; outline-offset: 3px }
`

const policy = (forms: 'none' | 'self') =>
  `default-src 'none'; font-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action '${forms}'`

export const PAGE_POLICY = policy('none')
/** Of a page that asks something. */
export const FORM_PAGE_POLICY = policy('self')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

export type Page = {
  locale: 'es' | 'en'
  title: string
  text: string
  reference?: string
  items?: string[]
  /** What we wrote to the visitor, with its own line breaks. */
  letter?: { title: string; text: string } | undefined
  /** What stands how. */
  facts?: { name: string; value: string; note?: string | undefined }[]
  /** One button per answer; each sends its own fields. */
  form?: { action: string; choices: { label: string; fields: Record<string, string> }[] }
  note?: string
  /** Where to read on. */
  more?: { href: string; label: string } | undefined
  back: { href: string; label: string }
}

const fact = ({ name, value, note }: NonNullable<Page['facts']>[number]) =>
  `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}${note ? `<small>${escaped(note)}</small>` : ''}</dd></div>`

const button = (action: string, { label, fields }: NonNullable<Page['form']>['choices'][number]) => {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return `<form method="post" action="${escaped(action)}">${hidden.join('')}<button type="submit">${escaped(label)}</button></form>`
}

export const renderPage = ({
  locale,
  title,
  text,
  reference,
  items = [],
  letter,
  facts = [],
  form,
  note,
  more,
  back,
}: Page): string => `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${reference ? `<p class="reference">${escaped(reference)}</p>` : ''}
${items.length > 0 ? `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>` : ''}
${letter ? `<section class="letter"><h2>${escaped(letter.title)}</h2><p>${escaped(letter.text)}</p></section>` : ''}
${facts.length > 0 ? `<dl class="facts">${facts.map(fact).join('')}</dl>` : ''}
${form ? `<div class="choices">${form.choices.map((choice) => button(form.action, choice)).join('')}</div>` : ''}
${note ? `<p>${escaped(note)}</p>` : ''}
${more ? `<p><a href="${escaped(more.href)}">${escaped(more.label)}</a></p>` : ''}
<p><a href="${escaped(back.href)}">${escaped(back.label)}</a></p>
</main></body></html>
`
