import type { ReleaseProblem } from '@app/domain/release/release'

/** Data for the preview's script (apps/site/preview/preview.client.ts). */
export type PageFacts = {
  version: string
  /** Problems that prevent drafts from being shown. */
  problems: Pick<ReleaseProblem, 'title' | 'sentence'>[]
  /** Expiry of the link that staff shared with a colleague; null if staff open the preview themselves. */
  until: string | null
}

/** Adds the facts to the page as JSON, which browsers do not execute. */
export function embedFacts(html: string, { version, problems, until }: PageFacts): string {
  const visibleProblems = problems.map(({ title, sentence }) => ({ title, sentence }))
  const data = JSON.stringify({ version, problems: visibleProblems, until }).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="preview-facts">${data}</script>`
  const bodyEnd = html.lastIndexOf('</body>')
  return bodyEnd < 0 ? html + block : html.slice(0, bodyEnd) + block + html.slice(bodyEnd)
}
