// Renders the Markdown that staff write: escapes raw HTML and removes unsafe links. Images from the media table split
// the HTML into parts, because a component renders them; other images become their alternative text.

import type { Locale } from '@app/domain/language/locale'
import { escapeMarkup } from '@app/domain/markup/escape-markup'
import { textImageKey } from '@app/domain/snapshot/text-images'
import { Marked, type Token, type Tokens } from 'marked'
import { imageOf } from './media'

export type MarkdownHeading = { id: string; level: number; text: string }
export type MarkdownPart = { html: string } | { imageKey: string }

/** Renders a text as HTML parts and images, and lists its headings. */
export function proseOf(text: string, locale: Locale) {
  const { parts, headings } = renderMarkdown(text)
  const proseParts = parts.map((part) => ('html' in part ? part : { image: imageOf(part.imageKey, locale) }))
  return { parts: proseParts, headings }
}

/** Renders only the HTML, for fields where images are not expected. */
export const htmlOf = (text: string): string =>
  renderMarkdown(text)
    .parts.map((part) => ('html' in part ? part.html : ''))
    .join('')

export function renderMarkdown(text: string): { parts: MarkdownPart[]; headings: MarkdownHeading[] } {
  const headings: MarkdownHeading[] = []
  const markdownParser = new Marked({
    renderer: {
      html: ({ text }) => escapeMarkup(text),
      image: ({ text }) => escapeMarkup(text),
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        const title = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = uniqueId(headingId(title), headings)
        headings.push({ id, level: depth, text: title })
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
  let tokens: Token[] = []
  const closeHtmlPart = () => {
    if (tokens.some(({ type }) => type !== 'space')) parts.push({ html: keepEmailWhole(markdownParser.parser(tokens)) })
    tokens = []
  }
  for (const token of markdownParser.lexer(text)) {
    const imageKey = standaloneImageKey(token)
    if (imageKey === null) {
      tokens.push(token)
      continue
    }
    closeHtmlPart()
    parts.push({ imageKey })
  }
  closeHtmlPart()
  return { parts, headings }
}

/** Prevents a line break after the hyphen of "e-mail". Tags are skipped, because a URL may contain the word. */
const keepEmailWhole = (html: string) =>
  html.replace(/<[^>]*>|\be-mails?\b/gi, (match) =>
    match.startsWith('<') ? match : `<span class="unbroken">${match}</span>`,
  )

/** Returns the media key of a paragraph that contains only an image. The editor never inserts images inline. */
function standaloneImageKey(token: Token): string | null {
  if (token.type !== 'paragraph') return null
  const [image, ...otherTokens] = (token as Tokens.Paragraph).tokens
  return image?.type === 'image' && otherTokens.length === 0 ? textImageKey((image as Tokens.Image).href) : null
}

function headingId(text: string): string {
  const ascii = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^[\d-]+|-+$/g, '') || 'seccion'
}

function uniqueId(id: string, headings: MarkdownHeading[]): string {
  const useCount = headings.filter((heading) => heading.id === id || heading.id.replace(/-\d+$/, '') === id).length
  return useCount === 0 ? id : `${id}-${useCount + 1}`
}
