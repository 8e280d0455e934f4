// Staff write Markdown; the page gets HTML made when the site is built. Raw HTML is shown as text, and links lead only to
// addresses a visitor can open. A picture stands between two parts of the HTML: it belongs to the media table, with its
// sizes and its description, and a component shows it. Any other picture is left out.

import type { Locale } from '@sillar/domain/language/localized.schema'
import { escapeMarkup } from '@sillar/domain/markup/escape-markup'
import { textPictureKey } from '@sillar/domain/snapshot/text-pictures'
import { Marked, type Token, type Tokens } from 'marked'
import { pictureOf } from './media'

export type MarkdownHeading = { id: string; level: number; text: string }
export type MarkdownPart = { html: string } | { pictureKey: string }

/** A text as a page shows it: HTML, and the pictures that stand in it. */
export function proseOf(text: string, locale: Locale) {
  const { parts, headings } = renderMarkdown(text)
  const shown = parts.map((part) => ('html' in part ? part : { picture: pictureOf(part.pictureKey, locale) }))
  return { parts: shown, headings }
}

/** The HTML alone, where nobody expects a picture. */
export const htmlOf = (text: string): string =>
  renderMarkdown(text)
    .parts.map((part) => ('html' in part ? part.html : ''))
    .join('')

export function renderMarkdown(text: string): { parts: MarkdownPart[]; headings: MarkdownHeading[] } {
  const headings: MarkdownHeading[] = []
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeMarkup(text),
      image: ({ text }) => escapeMarkup(text),
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        const words = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = freeId(idOf(words), headings)
        headings.push({ id, level: depth, text: words })
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens)
        if (!/^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(href)) return inner
        const rel = /^https?:/i.test(href) ? ' rel="noopener"' : ''
        return `<a href="${escapeMarkup(href)}"${rel}>${inner}</a>`
      },
    },
  })
  const parts: MarkdownPart[] = []
  let words: Token[] = []
  const closeWords = () => {
    if (words.some(({ type }) => type !== 'space')) parts.push({ html: keepEmailWhole(marked.parser(words)) })
    words = []
  }
  for (const token of marked.lexer(text)) {
    const pictureKey = pictureAlone(token)
    if (pictureKey === null) {
      words.push(token)
      continue
    }
    closeWords()
    parts.push({ pictureKey })
  }
  closeWords()
  return { parts, headings }
}

/** English lines broke behind the hyphen of "e-mail". Tags are passed over: an address may hold the word. */
const keepEmailWhole = (html: string) =>
  html.replace(/<[^>]*>|\be-mails?\b/gi, (found) =>
    found.startsWith('<') ? found : `<span class="unbroken">${found}</span>`,
  )

/** The editor sets a picture between two paragraphs, never into a line. */
function pictureAlone(token: Token): string | null {
  if (token.type !== 'paragraph') return null
  const [image, ...others] = (token as Tokens.Paragraph).tokens
  return image?.type === 'image' && others.length === 0 ? textPictureKey((image as Tokens.Image).href) : null
}

function idOf(text: string): string {
  const words = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^[\d-]+|-+$/g, '') || 'seccion'
}

function freeId(id: string, taken: MarkdownHeading[]): string {
  const uses = taken.filter((heading) => heading.id === id || heading.id.replace(/-\d+$/, '') === id).length
  return uses === 0 ? id : `${id}-${uses + 1}`
}
