import type { ReleaseProblem } from '@sillar/domain/release/release'

/** What the script of a preview knows of its page (apps/site/preview/preview.client.ts). */
export type PageFacts = {
  version: string
  /** What keeps drafts from being shown. */
  problems: Pick<ReleaseProblem, 'title' | 'sentence'>[]
  /** Until when a colleague sees it; null for staff. */
  until: string | null
}

/** As data, which no browser runs. */
export function withFacts(html: string, { version, problems, until }: PageFacts): string {
  const said = problems.map(({ title, sentence }) => ({ title, sentence }))
  const data = JSON.stringify({ version, problems: said, until }).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="preview-facts">${data}</script>`
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + block : html.slice(0, end) + block + html.slice(end)
}
