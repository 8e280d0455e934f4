// Staff write Markdown; the page gets HTML made when the site is built. Raw HTML is shown as text, links lead only to
// addresses a visitor can open, and pictures are left out: they belong to the media table, with their sizes.

import { Marked, type Tokens } from 'marked'

export type MarkdownHeading = { id: string; level: number; text: string }

export function renderMarkdown(text: string): { html: string; headings: MarkdownHeading[] } {
  const headings: MarkdownHeading[] = []
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
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
        return `<a href="${escapeHtml(href)}"${rel}>${inner}</a>`
      },
    },
  })
  const html = marked.parse(text, { async: false })
  return { html, headings }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

function idOf(text: string): string {
  const words = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^[\d-]+|-+$/g, '') || 'seccion'
}

function freeId(id: string, taken: MarkdownHeading[]): string {
  const uses = taken.filter((heading) => heading.id === id || heading.id.replace(/-\d+$/, '') === id).length
  return uses === 0 ? id : `${id}-${uses + 1}`
}
