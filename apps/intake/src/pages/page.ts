import { createHash } from 'node:crypto'
import { style } from './page.style'
import { houseBar, wave } from './page-header'

// The page a visitor without JavaScript gets as an answer. It waits for nothing else: no script, no
// image, and the font of the house replaces the system's when it is there.

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

/** What was registered stands on navy stone, as the receipt of the site's own forms; whatever else there is, below it. */
function receipt(page: Page, reference: string): string {
  const rest = details(page)
  return `<section class="card"><div><h1>${escaped(page.title)}</h1><p>${escaped(page.text)}</p><p class="code">${escaped(reference)}</p></div>
${wave}${links(page)}</section>
${rest && `<section class="stone">${rest}</section>`}`
}

const message = (page: Page) =>
  `<section class="stone"><h1>${escaped(page.title)}</h1><p>${escaped(page.text)}</p>${details(page)}${links(page)}</section>`

const details = ({ items = [], letter, facts = [], form, note }: Page) =>
  [
    items.length > 0 && `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
    letter && `<section class="letter"><h2>${escaped(letter.title)}</h2><p>${escaped(letter.text)}</p></section>`,
    facts.length > 0 && `<dl class="facts">${facts.map(fact).join('')}</dl>`,
    form && `<div class="choices">${form.choices.map((choice) => button(form.action, choice)).join('')}</div>`,
    note && `<p>${escaped(note)}</p>`,
  ]
    .filter(Boolean)
    .join('\n')

const links = ({ more, back }: Page) =>
  `<div class="next">${more ? `<a class="button" href="${escaped(more.href)}">${escaped(more.label)}</a>` : ''}<a href="${escaped(back.href)}">${escaped(back.label)}</a></div>`

export const renderPage = (page: Page): string => `<!doctype html>
<html lang="${page.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(page.title)} · Sillar &amp; Mar</title><style>${style}</style></head>
<body>
${houseBar(page.locale)}
<main>
${page.reference ? receipt(page, page.reference) : message(page)}
</main></body></html>
`
