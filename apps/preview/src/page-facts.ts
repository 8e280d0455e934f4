import type { ReleaseProblem } from '@app/domain/release/release'

/** Data for the preview's script (apps/site/preview/preview.client.ts). */
export type PageFacts = {
  version: string
  /** Problems that prevent drafts from being shown. */
  problems: Pick<ReleaseProblem, 'title' | 'sentence'>[]
  /** Until when the preview link works for a colleague; null for staff. */
  until: string | null
}

/** Embeds the facts as JSON, which browsers do not execute. */
export function withFacts(html: string, { version, problems, until }: PageFacts): string {
  const shown = problems.map(({ title, sentence }) => ({ title, sentence }))
  const data = JSON.stringify({ version, problems: shown, until }).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="preview-facts">${data}</script>`
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + block : html.slice(0, end) + block + html.slice(end)
}
